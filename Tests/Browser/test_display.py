"""Display: how the page looks and sounds, and how long computers wait, as a visitor chooses."""
import itertools
import json
import time

import pytest
from playwright.sync_api import expect

from test_frame import choose


@pytest.fixture
def display(visit):
    """display("/set"): the page, with its sheet open."""

    def display(path):
        page = visit(path)
        page.get_by_role("button", name="Display", exact=True).first.click()
        expect(page.get_by_role("heading", name="Display")).to_be_visible()
        return page

    return display


def test_what_is_chosen_holds_everywhere_and_on_the_next_visit(display, visit, accessible):
    other = visit("/memory")
    page = display("/set")
    accessible(page)
    choose(page, "Colours", "Dark")
    choose(page, "Letters", "Larger")
    for each in (page, other, visit("/results")):
        expect(each.locator("html")).to_have_css("color-scheme", "dark")
        assert each.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == pytest.approx(1.15 * 16, rel=0.01)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Display")).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_css("color-scheme", "dark")


# What people without one kind of cones see of linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1.
BLIND = {
    "protan": [[.152286, 1.052583, -.204868], [.114503, .786281, .099216], [-.003882, -.048116, 1.051998]],
    "deutan": [[.367322, .860646, -.227968], [.280085, .672501, .047413], [-.011820, .042940, .968881]]}


def seen(colour, kind):
    """The place of a colour "rgb(1, 2, 3)" in CIELAB, as such a person sees it."""
    parts = [int(each) / 255 for each in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]
    red, green, blue = (min(1, max(0, sum(factor * each for factor, each in zip(row, linear)))) for row in BLIND[kind])
    x, y, z = (each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116 for each in (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505, 0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_of_cards_for_the_colour_blind(display, scheme):
    """Any two of the three differ by at least 35 in CIELAB without red or green cones; the usual ones don't."""
    page = display("/set")
    page.emulate_media(color_scheme=scheme)

    def least():
        colours = page.evaluate("""() => ["red", "green", "purple"].map((name) => {
            const face = document.querySelector(".set-cards").appendChild(Object.assign(document.createElement("i"), { className: `face ${name}` }));
            const { color } = getComputedStyle(face);
            face.remove();
            return color;
        })""")
        return min(sum((a - b) ** 2 for a, b in zip(seen(one, kind), seen(other, kind))) ** 0.5
                   for kind in BLIND for one, other in itertools.combinations(colours, 2))

    assert least() < 30
    choose(page, "Colours of Set cards", "Colour-blind")
    assert least() >= 35


def test_the_largest_letters_fit_a_phone(visit):
    page = visit("/results")
    page.evaluate("localStorage.setItem('display', JSON.stringify({ letters: '1.3' }))")
    page.set_viewport_size({"width": 390, "height": 844})
    for path in ("/set", "/reversi", "/memory", "/cardmatch", "/matchsticks"):
        page.goto(page.url.rstrip("/").rsplit("/", 1)[0] + path)
        expect(page.locator(".play .message").locator("visible=true")).not_to_be_empty()
        beyond = page.evaluate("""() => [...document.querySelectorAll(".game-bar button, .score, .said .message, header > *")].filter((each) => each.checkVisibility())
            .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 || each.matches("button, .score") && each.scrollWidth > each.clientWidth + 1)
            .map((each) => each.className + each.textContent)""")
        assert beyond == []
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_computer_waits_as_long_as_one_likes(display):
    page = display("/matchsticks")
    times = []
    for pause in ("2 s", "None"):
        choose(page, "Pause before a computer moves", pause)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="New game").click()
        gone = page.locator(".stick.gone")
        expect(gone).to_have_count(0)
        page.get_by_role("button", name="Take 1", exact=True).click()
        expect(gone).not_to_have_count(0)
        begin = time.monotonic()
        expect(gone).to_have_count(2)
        times.append(time.monotonic() - begin)
        page.get_by_role("button", name="Display", exact=True).first.click()
    assert times[0] >= 1.7 and times[1] < times[0]


def test_sounds_are_off_until_they_are_wanted(display):
    """A sound for a move, another one for what is refused; they are made by the page itself."""
    page = display("/matchsticks")
    page.evaluate("""() => { window.tones = []; const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) { tones.push(this.frequency.value); return start.apply(this, when); }; }""")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take 1", exact=True).click()
    expect(page.locator(".stick.gone")).not_to_have_count(0)
    page.wait_for_timeout(600)
    assert page.evaluate("tones") == []
    page.get_by_role("button", name="Display", exact=True).first.click()
    choose(page, "Sound", "On")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take 1", exact=True).click()
    expect(page.locator(".stick.gone")).to_have_count(4)
    assert 520 in page.evaluate("tones")
    assert json.loads(page.evaluate("localStorage.display")) == {"sound": "on"}
