/// The appearance of pages and figures.
enum PageStyle {
  /// The colours, in light, dark and on paper.
  static let palette = """
    :root { color-scheme: light dark; --ink: #1c1c1a; --paper: #fdfdfb; --soft: #5f5f5a; --line: #d9d8d2;
      --first: #1f5f99; --second: #b8500b; --third: #0a7a5c; --fourth: #8a4a86;
      --proved: #1f6f54; --guess: #3f6da5; --bad: #b3402e; --felt: #2f7d4f; --mark: #f3ead2; --card: #ffffff; }
    @media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #1b1c1d; --soft: #aeada6; --line: #3c3d3f;
      --first: #7db4ea; --second: #f0a05c; --third: #5cc9a3; --fourth: #d39bd0;
      --proved: #6cc9a1; --guess: #8ab4e8; --bad: #ee8a76; --felt: #2a6a45; --mark: #3d3620; --card: #f4f3ee; } }
    @media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --soft: #444; --line: #ccc;
      --first: #1f5f99; --second: #b8500b; --third: #0a7a5c; --fourth: #8a4a86;
      --proved: #1f6f54; --guess: #3f6da5; --bad: #b3402e; --felt: #2f7d4f; --mark: #eee6d0; --card: #fff; } }
    """

  /// Texts of drawings.
  static let drawings = """
    svg text { fill: var(--soft); font: 12px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
    svg text.title, svg text.note { fill: var(--ink); } svg text.note { font-size: 11.5px; }
    svg text.sign { fill: var(--paper); font-weight: 600; } svg text.fixed { fill: #1c1c1a; }
    svg text.below { fill: #fff; font-size: 10px; } svg text.pip { fill: var(--ink); font-size: 20px; font-weight: 600; }
    svg text.on { fill: #fff; font-weight: 600; font-size: 11px; }
    """

  static let page = """
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
    h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .25rem; }
    p { margin: .25rem 0; max-width: 44rem; } .soft, footer, figcaption { color: var(--soft); font-size: .9rem; }
    a { color: var(--first); } .lead { font-size: 1.05rem; }
    .wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
    th, td { padding: .2rem .7rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
    th { color: var(--soft); font-weight: 600; } .n { text-align: right; } tr.m td { background: var(--mark); }
    th span { cursor: pointer; } td.long { min-width: 14rem; } th span:focus-visible { outline: 2px solid var(--first); }
    summary { cursor: pointer; } td summary { list-style: none; text-decoration: underline dotted var(--soft); }
    .exact { display: inline-block; max-width: 22rem; overflow-wrap: anywhere; color: var(--soft); }
    figure { margin: 1rem 0 1.5rem; } figure svg { display: block; } figure.plot svg { width: 100%; height: auto; }
    .slim { display: none; } @media screen and (max-width: 34rem) { .slim { display: block; } .broad { display: none; } }
    .names { display: none; } .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1.25rem;
      padding: 0; list-style: none; } .gallery li { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .8rem; break-inside: avoid; }
    .gallery svg { display: block; width: 100%; height: 8.5rem; margin-bottom: .5rem; } .gallery code { display: block; font-size: .8rem; }
    figure.drawing svg { max-width: 100%; height: auto; } figcaption { max-width: 44rem; } .row { display: flex; flex-wrap: wrap; gap: 1.5rem; }
    .row figure { margin: 0; } .row figcaption { max-width: 15rem; }
    pre { overflow-x: auto; font: .85rem/1.4 ui-monospace, monospace; } code { overflow-wrap: anywhere; }
    footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .75rem; }
    footer dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .9rem; margin: 0 0 .5rem; }
    dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
    #tip { position: absolute; background: var(--ink); color: var(--paper); padding: .15rem .5rem; border-radius: .25rem;
      font-size: .85rem; pointer-events: none; max-width: 20rem; }
    .transcript { overflow-wrap: anywhere; } .steps button { min-width: 5rem; }
    .sheet { break-before: page; } .answers li { border-bottom: 1px solid var(--soft); max-width: 32rem; height: 1.9rem; }
    .lines p { border-bottom: 1px solid var(--soft); max-width: 40rem; height: 1.9rem; }
    .boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: 1rem 1.5rem; } .boards figure { margin: 0; }
    .boxes { display: flex; flex-wrap: wrap; gap: .4rem; } .boxes div { border: 1px solid var(--line); width: 5.4rem;
      padding: .2rem .5rem; } .boxes span { display: block; font-size: .85rem; }
    @page { size: A4; margin: 14mm; }
    @media print { html { font-size: calc(1.2 * var(--type, 10pt)); } body { font-size: var(--type, 10pt); }
      main { max-width: none; padding: 0; } h1 { font-size: 1.25rem; } h2 { font-size: 1rem; }
      h1, h2, .lead { break-after: avoid; } .soft, footer, figcaption, table { font-size: .71rem; }
      figure, tr, thead, footer, .whole, .boxes div, .answers li, .row figure { break-inside: avoid; }
      .boxes, .answers, .row { break-before: avoid; } .answers { columns: 2; } main > .sheet:first-child, .sheet > .sheet:first-child { break-before: auto; } thead { display: table-header-group; } figure.plot svg { max-width: 165mm; }
      .names { display: flex; gap: 8mm; max-width: none; margin: 0 0 5mm; } .names span { flex: 1; border-bottom: 1px solid #000; }
      [data-print=questions] :is(.key, footer), [data-print=answers] main > :not(h1, .key) { display: none; }
      [data-print=answers] :not(.key) + .key { break-before: avoid; }
      figure.drawing svg { width: var(--picture, auto); max-width: var(--picture, 130mm); max-height: var(--picture, 110mm); } .screen, main > details:not([open]):not(.solutions), figure > details:not([open]) { display: none; }
      .solutions::details-content { content-visibility: visible; } .solutions summary { font-weight: 600; }
      figure.drawing.task svg { width: var(--picture, 180mm); max-width: none; max-height: var(--picture, 160mm); }
      .key figure.drawing svg { width: auto; max-width: 130mm; max-height: 110mm; }
      .row { display: grid; grid-template-columns: repeat(auto-fill, 55mm); gap: 4mm 5mm; }
      .row figure svg { width: 55mm; height: auto; } .row figcaption { max-width: 55mm; }
      .boards { grid-template-columns: repeat(auto-fill, var(--picture, 68mm)); gap: 4mm 8mm; }
      .boards figure.drawing svg { width: var(--picture, 68mm); height: auto; max-height: none; }
      .moves { flex-wrap: nowrap; break-inside: avoid; } .moves table { font-size: 7pt; line-height: 1.25; }
      .moves th, .moves td { padding: .3mm 1.2mm !important; white-space: nowrap; }
      th, td { padding: .6mm 2mm; } .wide { overflow: visible; } }
    """

  /// The style of a drawing on its own.
  static let alone = "\(palette)\nsvg { background: var(--paper); }\n\(drawings)"
}
