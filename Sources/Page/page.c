// Written by .ci/page: every file of site/.
#include "Page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char icon_svg[] = {
#embed "site/icon.svg"
};
static const unsigned char index_html[] = {
#embed "site/index.html"
};
static const unsigned char lib_adviser_js[] = {
#embed "site/lib/adviser.js"
};
static const unsigned char lib_api_js[] = {
#embed "site/lib/api.js"
};
static const unsigned char lib_bars_js[] = {
#embed "site/lib/bars.js"
};
static const unsigned char lib_cards_js[] = {
#embed "site/lib/cards.js"
};
static const unsigned char lib_carrier_js[] = {
#embed "site/lib/carrier.js"
};
static const unsigned char lib_chart_js[] = {
#embed "site/lib/chart.js"
};
static const unsigned char lib_connection_js[] = {
#embed "site/lib/connection.js"
};
static const unsigned char lib_deck_js[] = {
#embed "site/lib/deck.js"
};
static const unsigned char lib_dom_js[] = {
#embed "site/lib/dom.js"
};
static const unsigned char lib_evidence_js[] = {
#embed "site/lib/evidence.js"
};
static const unsigned char lib_fault_js[] = {
#embed "site/lib/fault.js"
};
static const unsigned char lib_files_js[] = {
#embed "site/lib/files.js"
};
static const unsigned char lib_frame_js[] = {
#embed "site/lib/frame.js"
};
static const unsigned char lib_game_js[] = {
#embed "site/lib/game.js"
};
static const unsigned char lib_icons_js[] = {
#embed "site/lib/icons.js"
};
static const unsigned char lib_lesson_js[] = {
#embed "site/lib/lesson.js"
};
static const unsigned char lib_numbers_js[] = {
#embed "site/lib/numbers.js"
};
static const unsigned char lib_options_js[] = {
#embed "site/lib/options.js"
};
static const unsigned char lib_panels_js[] = {
#embed "site/lib/panels.js"
};
static const unsigned char lib_picture_js[] = {
#embed "site/lib/picture.js"
};
static const unsigned char lib_place_js[] = {
#embed "site/lib/place.js"
};
static const unsigned char lib_players_js[] = {
#embed "site/lib/players.js"
};
static const unsigned char lib_queue_js[] = {
#embed "site/lib/queue.js"
};
static const unsigned char lib_record_js[] = {
#embed "site/lib/record.js"
};
static const unsigned char lib_result_js[] = {
#embed "site/lib/result.js"
};
static const unsigned char lib_results_js[] = {
#embed "site/lib/results.js"
};
static const unsigned char lib_settings_js[] = {
#embed "site/lib/settings.js"
};
static const unsigned char lib_share_js[] = {
#embed "site/lib/share.js"
};
static const unsigned char lib_store_js[] = {
#embed "site/lib/store.js"
};
static const unsigned char lib_tables_js[] = {
#embed "site/lib/tables.js"
};
static const unsigned char lib_tabs_js[] = {
#embed "site/lib/tabs.js"
};
static const unsigned char lib_tally_js[] = {
#embed "site/lib/tally.js"
};
static const unsigned char lib_thinking_js[] = {
#embed "site/lib/thinking.js"
};
static const unsigned char lib_toast_js[] = {
#embed "site/lib/toast.js"
};
static const unsigned char lib_toolbar_js[] = {
#embed "site/lib/toolbar.js"
};
static const unsigned char lib_views_js[] = {
#embed "site/lib/views.js"
};
static const unsigned char lib_words_js[] = {
#embed "site/lib/words.js"
};
static const unsigned char main_js[] = {
#embed "site/main.js"
};
static const unsigned char rooms_cardmatch_css[] = {
#embed "site/rooms/cardmatch.css"
};
static const unsigned char rooms_cardmatch_js[] = {
#embed "site/rooms/cardmatch.js"
};
static const unsigned char rooms_cardmatch_adviser_js[] = {
#embed "site/rooms/cardmatch/adviser.js"
};
static const unsigned char rooms_cardmatch_faces_js[] = {
#embed "site/rooms/cardmatch/faces.js"
};
static const unsigned char rooms_cardmatch_learn_js[] = {
#embed "site/rooms/cardmatch/learn.js"
};
static const unsigned char rooms_cardmatch_play_js[] = {
#embed "site/rooms/cardmatch/play.js"
};
static const unsigned char rooms_cardmatch_result_js[] = {
#embed "site/rooms/cardmatch/result.js"
};
static const unsigned char rooms_cardmatch_statistics_js[] = {
#embed "site/rooms/cardmatch/statistics.js"
};
static const unsigned char rooms_deck_css[] = {
#embed "site/rooms/deck.css"
};
static const unsigned char rooms_front_css[] = {
#embed "site/rooms/front.css"
};
static const unsigned char rooms_front_js[] = {
#embed "site/rooms/front.js"
};
static const unsigned char rooms_front_games_js[] = {
#embed "site/rooms/front/games.js"
};
static const unsigned char rooms_front_pictures_js[] = {
#embed "site/rooms/front/pictures.js"
};
static const unsigned char rooms_matchsticks_css[] = {
#embed "site/rooms/matchsticks.css"
};
static const unsigned char rooms_matchsticks_js[] = {
#embed "site/rooms/matchsticks.js"
};
static const unsigned char rooms_matchsticks_address_js[] = {
#embed "site/rooms/matchsticks/address.js"
};
static const unsigned char rooms_matchsticks_answers_js[] = {
#embed "site/rooms/matchsticks/answers.js"
};
static const unsigned char rooms_matchsticks_ending_js[] = {
#embed "site/rooms/matchsticks/ending.js"
};
static const unsigned char rooms_matchsticks_explorer_js[] = {
#embed "site/rooms/matchsticks/explorer.js"
};
static const unsigned char rooms_matchsticks_famous_js[] = {
#embed "site/rooms/matchsticks/famous.js"
};
static const unsigned char rooms_matchsticks_introduction_js[] = {
#embed "site/rooms/matchsticks/introduction.js"
};
static const unsigned char rooms_matchsticks_lesson_js[] = {
#embed "site/rooms/matchsticks/lesson.js"
};
static const unsigned char rooms_matchsticks_many_js[] = {
#embed "site/rooms/matchsticks/many.js"
};
static const unsigned char rooms_matchsticks_moves_js[] = {
#embed "site/rooms/matchsticks/moves.js"
};
static const unsigned char rooms_matchsticks_result_js[] = {
#embed "site/rooms/matchsticks/result.js"
};
static const unsigned char rooms_matchsticks_sticks_js[] = {
#embed "site/rooms/matchsticks/sticks.js"
};
static const unsigned char rooms_matchsticks_table_js[] = {
#embed "site/rooms/matchsticks/table.js"
};
static const unsigned char rooms_matchsticks_theory_js[] = {
#embed "site/rooms/matchsticks/theory.js"
};
static const unsigned char rooms_matchsticks_vote_js[] = {
#embed "site/rooms/matchsticks/vote.js"
};
static const unsigned char rooms_memory_css[] = {
#embed "site/rooms/memory.css"
};
static const unsigned char rooms_memory_js[] = {
#embed "site/rooms/memory.js"
};
static const unsigned char rooms_memory_adviser_js[] = {
#embed "site/rooms/memory/adviser.js"
};
static const unsigned char rooms_memory_animals_svg[] = {
#embed "site/rooms/memory/animals.svg"
};
static const unsigned char rooms_memory_choices_js[] = {
#embed "site/rooms/memory/choices.js"
};
static const unsigned char rooms_memory_electronic_svg[] = {
#embed "site/rooms/memory/electronic.svg"
};
static const unsigned char rooms_memory_faces_js[] = {
#embed "site/rooms/memory/faces.js"
};
static const unsigned char rooms_memory_fruit_svg[] = {
#embed "site/rooms/memory/fruit.svg"
};
static const unsigned char rooms_memory_instruments_svg[] = {
#embed "site/rooms/memory/instruments.svg"
};
static const unsigned char rooms_memory_learn_js[] = {
#embed "site/rooms/memory/learn.js"
};
static const unsigned char rooms_memory_menu_js[] = {
#embed "site/rooms/memory/menu.js"
};
static const unsigned char rooms_memory_metal_svg[] = {
#embed "site/rooms/memory/metal.svg"
};
static const unsigned char rooms_memory_play_js[] = {
#embed "site/rooms/memory/play.js"
};
static const unsigned char rooms_memory_pop_svg[] = {
#embed "site/rooms/memory/pop.svg"
};
static const unsigned char rooms_memory_rap_svg[] = {
#embed "site/rooms/memory/rap.svg"
};
static const unsigned char rooms_memory_result_js[] = {
#embed "site/rooms/memory/result.js"
};
static const unsigned char rooms_memory_rock_svg[] = {
#embed "site/rooms/memory/rock.svg"
};
static const unsigned char rooms_memory_statistics_js[] = {
#embed "site/rooms/memory/statistics.js"
};
static const unsigned char rooms_missing_js[] = {
#embed "site/rooms/missing.js"
};
static const unsigned char rooms_results_js[] = {
#embed "site/rooms/results.js"
};
static const unsigned char rooms_reversi_css[] = {
#embed "site/rooms/reversi.css"
};
static const unsigned char rooms_reversi_js[] = {
#embed "site/rooms/reversi.js"
};
static const unsigned char rooms_reversi_analysis_js[] = {
#embed "site/rooms/reversi/analysis.js"
};
static const unsigned char rooms_reversi_best_js[] = {
#embed "site/rooms/reversi/best.js"
};
static const unsigned char rooms_reversi_board_js[] = {
#embed "site/rooms/reversi/board.js"
};
static const unsigned char rooms_reversi_book_js[] = {
#embed "site/rooms/reversi/book.js"
};
static const unsigned char rooms_reversi_clock_js[] = {
#embed "site/rooms/reversi/clock.js"
};
static const unsigned char rooms_reversi_engine_js[] = {
#embed "site/rooms/reversi/engine.js"
};
static const unsigned char rooms_reversi_exercises_js[] = {
#embed "site/rooms/reversi/exercises.js"
};
static const unsigned char rooms_reversi_gauge_js[] = {
#embed "site/rooms/reversi/gauge.js"
};
static const unsigned char rooms_reversi_judgement_js[] = {
#embed "site/rooms/reversi/judgement.js"
};
static const unsigned char rooms_reversi_kept_js[] = {
#embed "site/rooms/reversi/kept.js"
};
static const unsigned char rooms_reversi_learn_js[] = {
#embed "site/rooms/reversi/learn.js"
};
static const unsigned char rooms_reversi_line_js[] = {
#embed "site/rooms/reversi/line.js"
};
static const unsigned char rooms_reversi_moves_js[] = {
#embed "site/rooms/reversi/moves.js"
};
static const unsigned char rooms_reversi_opening_js[] = {
#embed "site/rooms/reversi/opening.js"
};
static const unsigned char rooms_reversi_picture_js[] = {
#embed "site/rooms/reversi/picture.js"
};
static const unsigned char rooms_reversi_practice_js[] = {
#embed "site/rooms/reversi/practice.js"
};
static const unsigned char rooms_reversi_puzzles_obf[] = {
#embed "site/rooms/reversi/puzzles.obf"
};
static const unsigned char rooms_reversi_record_js[] = {
#embed "site/rooms/reversi/record.js"
};
static const unsigned char rooms_reversi_result_js[] = {
#embed "site/rooms/reversi/result.js"
};
static const unsigned char rooms_reversi_review_js[] = {
#embed "site/rooms/reversi/review.js"
};
static const unsigned char rooms_reversi_setup_js[] = {
#embed "site/rooms/reversi/setup.js"
};
static const unsigned char rooms_reversi_shades_js[] = {
#embed "site/rooms/reversi/shades.js"
};
static const unsigned char rooms_reversi_study_js[] = {
#embed "site/rooms/reversi/study.js"
};
static const unsigned char rooms_reversi_tree_js[] = {
#embed "site/rooms/reversi/tree.js"
};
static const unsigned char rooms_reversi_values_js[] = {
#embed "site/rooms/reversi/values.js"
};
static const unsigned char rooms_reversi_variations_js[] = {
#embed "site/rooms/reversi/variations.js"
};
static const unsigned char rooms_reversi_words_js[] = {
#embed "site/rooms/reversi/words.js"
};
static const unsigned char rooms_set_css[] = {
#embed "site/rooms/set.css"
};
static const unsigned char rooms_set_js[] = {
#embed "site/rooms/set.js"
};
static const unsigned char rooms_set_board_js[] = {
#embed "site/rooms/set/board.js"
};
static const unsigned char rooms_set_calendar_js[] = {
#embed "site/rooms/set/calendar.js"
};
static const unsigned char rooms_set_day_js[] = {
#embed "site/rooms/set/day.js"
};
static const unsigned char rooms_set_days_js[] = {
#embed "site/rooms/set/days.js"
};
static const unsigned char rooms_set_display_js[] = {
#embed "site/rooms/set/display.js"
};
static const unsigned char rooms_set_explore_js[] = {
#embed "site/rooms/set/explore.js"
};
static const unsigned char rooms_set_faces_js[] = {
#embed "site/rooms/set/faces.js"
};
static const unsigned char rooms_set_found_js[] = {
#embed "site/rooms/set/found.js"
};
static const unsigned char rooms_set_hints_js[] = {
#embed "site/rooms/set/hints.js"
};
static const unsigned char rooms_set_keys_js[] = {
#embed "site/rooms/set/keys.js"
};
static const unsigned char rooms_set_learn_js[] = {
#embed "site/rooms/set/learn.js"
};
static const unsigned char rooms_set_odds_js[] = {
#embed "site/rooms/set/odds.js"
};
static const unsigned char rooms_set_palette_js[] = {
#embed "site/rooms/set/palette.js"
};
static const unsigned char rooms_set_picture_js[] = {
#embed "site/rooms/set/picture.js"
};
static const unsigned char rooms_set_play_js[] = {
#embed "site/rooms/set/play.js"
};
static const unsigned char rooms_set_result_js[] = {
#embed "site/rooms/set/result.js"
};
static const unsigned char rooms_set_rhythm_js[] = {
#embed "site/rooms/set/rhythm.js"
};
static const unsigned char rooms_set_taken_js[] = {
#embed "site/rooms/set/taken.js"
};
static const unsigned char rooms_set_two_js[] = {
#embed "site/rooms/set/two.js"
};
static const unsigned char rooms_set_why_js[] = {
#embed "site/rooms/set/why.js"
};
static const unsigned char style_css[] = {
#embed "site/style.css"
};

static const page_file files[] = {
    {"/icon.svg", icon_svg, sizeof icon_svg},
    {"/index.html", index_html, sizeof index_html},
    {"/lib/adviser.js", lib_adviser_js, sizeof lib_adviser_js},
    {"/lib/api.js", lib_api_js, sizeof lib_api_js},
    {"/lib/bars.js", lib_bars_js, sizeof lib_bars_js},
    {"/lib/cards.js", lib_cards_js, sizeof lib_cards_js},
    {"/lib/carrier.js", lib_carrier_js, sizeof lib_carrier_js},
    {"/lib/chart.js", lib_chart_js, sizeof lib_chart_js},
    {"/lib/connection.js", lib_connection_js, sizeof lib_connection_js},
    {"/lib/deck.js", lib_deck_js, sizeof lib_deck_js},
    {"/lib/dom.js", lib_dom_js, sizeof lib_dom_js},
    {"/lib/evidence.js", lib_evidence_js, sizeof lib_evidence_js},
    {"/lib/fault.js", lib_fault_js, sizeof lib_fault_js},
    {"/lib/files.js", lib_files_js, sizeof lib_files_js},
    {"/lib/frame.js", lib_frame_js, sizeof lib_frame_js},
    {"/lib/game.js", lib_game_js, sizeof lib_game_js},
    {"/lib/icons.js", lib_icons_js, sizeof lib_icons_js},
    {"/lib/lesson.js", lib_lesson_js, sizeof lib_lesson_js},
    {"/lib/numbers.js", lib_numbers_js, sizeof lib_numbers_js},
    {"/lib/options.js", lib_options_js, sizeof lib_options_js},
    {"/lib/panels.js", lib_panels_js, sizeof lib_panels_js},
    {"/lib/picture.js", lib_picture_js, sizeof lib_picture_js},
    {"/lib/place.js", lib_place_js, sizeof lib_place_js},
    {"/lib/players.js", lib_players_js, sizeof lib_players_js},
    {"/lib/queue.js", lib_queue_js, sizeof lib_queue_js},
    {"/lib/record.js", lib_record_js, sizeof lib_record_js},
    {"/lib/result.js", lib_result_js, sizeof lib_result_js},
    {"/lib/results.js", lib_results_js, sizeof lib_results_js},
    {"/lib/settings.js", lib_settings_js, sizeof lib_settings_js},
    {"/lib/share.js", lib_share_js, sizeof lib_share_js},
    {"/lib/store.js", lib_store_js, sizeof lib_store_js},
    {"/lib/tables.js", lib_tables_js, sizeof lib_tables_js},
    {"/lib/tabs.js", lib_tabs_js, sizeof lib_tabs_js},
    {"/lib/tally.js", lib_tally_js, sizeof lib_tally_js},
    {"/lib/thinking.js", lib_thinking_js, sizeof lib_thinking_js},
    {"/lib/toast.js", lib_toast_js, sizeof lib_toast_js},
    {"/lib/toolbar.js", lib_toolbar_js, sizeof lib_toolbar_js},
    {"/lib/views.js", lib_views_js, sizeof lib_views_js},
    {"/lib/words.js", lib_words_js, sizeof lib_words_js},
    {"/main.js", main_js, sizeof main_js},
    {"/rooms/cardmatch.css", rooms_cardmatch_css, sizeof rooms_cardmatch_css},
    {"/rooms/cardmatch.js", rooms_cardmatch_js, sizeof rooms_cardmatch_js},
    {"/rooms/cardmatch/adviser.js", rooms_cardmatch_adviser_js, sizeof rooms_cardmatch_adviser_js},
    {"/rooms/cardmatch/faces.js", rooms_cardmatch_faces_js, sizeof rooms_cardmatch_faces_js},
    {"/rooms/cardmatch/learn.js", rooms_cardmatch_learn_js, sizeof rooms_cardmatch_learn_js},
    {"/rooms/cardmatch/play.js", rooms_cardmatch_play_js, sizeof rooms_cardmatch_play_js},
    {"/rooms/cardmatch/result.js", rooms_cardmatch_result_js, sizeof rooms_cardmatch_result_js},
    {"/rooms/cardmatch/statistics.js", rooms_cardmatch_statistics_js, sizeof rooms_cardmatch_statistics_js},
    {"/rooms/deck.css", rooms_deck_css, sizeof rooms_deck_css},
    {"/rooms/front.css", rooms_front_css, sizeof rooms_front_css},
    {"/rooms/front.js", rooms_front_js, sizeof rooms_front_js},
    {"/rooms/front/games.js", rooms_front_games_js, sizeof rooms_front_games_js},
    {"/rooms/front/pictures.js", rooms_front_pictures_js, sizeof rooms_front_pictures_js},
    {"/rooms/matchsticks.css", rooms_matchsticks_css, sizeof rooms_matchsticks_css},
    {"/rooms/matchsticks.js", rooms_matchsticks_js, sizeof rooms_matchsticks_js},
    {"/rooms/matchsticks/address.js", rooms_matchsticks_address_js, sizeof rooms_matchsticks_address_js},
    {"/rooms/matchsticks/answers.js", rooms_matchsticks_answers_js, sizeof rooms_matchsticks_answers_js},
    {"/rooms/matchsticks/ending.js", rooms_matchsticks_ending_js, sizeof rooms_matchsticks_ending_js},
    {"/rooms/matchsticks/explorer.js", rooms_matchsticks_explorer_js, sizeof rooms_matchsticks_explorer_js},
    {"/rooms/matchsticks/famous.js", rooms_matchsticks_famous_js, sizeof rooms_matchsticks_famous_js},
    {"/rooms/matchsticks/introduction.js", rooms_matchsticks_introduction_js, sizeof rooms_matchsticks_introduction_js},
    {"/rooms/matchsticks/lesson.js", rooms_matchsticks_lesson_js, sizeof rooms_matchsticks_lesson_js},
    {"/rooms/matchsticks/many.js", rooms_matchsticks_many_js, sizeof rooms_matchsticks_many_js},
    {"/rooms/matchsticks/moves.js", rooms_matchsticks_moves_js, sizeof rooms_matchsticks_moves_js},
    {"/rooms/matchsticks/result.js", rooms_matchsticks_result_js, sizeof rooms_matchsticks_result_js},
    {"/rooms/matchsticks/sticks.js", rooms_matchsticks_sticks_js, sizeof rooms_matchsticks_sticks_js},
    {"/rooms/matchsticks/table.js", rooms_matchsticks_table_js, sizeof rooms_matchsticks_table_js},
    {"/rooms/matchsticks/theory.js", rooms_matchsticks_theory_js, sizeof rooms_matchsticks_theory_js},
    {"/rooms/matchsticks/vote.js", rooms_matchsticks_vote_js, sizeof rooms_matchsticks_vote_js},
    {"/rooms/memory.css", rooms_memory_css, sizeof rooms_memory_css},
    {"/rooms/memory.js", rooms_memory_js, sizeof rooms_memory_js},
    {"/rooms/memory/adviser.js", rooms_memory_adviser_js, sizeof rooms_memory_adviser_js},
    {"/rooms/memory/animals.svg", rooms_memory_animals_svg, sizeof rooms_memory_animals_svg},
    {"/rooms/memory/choices.js", rooms_memory_choices_js, sizeof rooms_memory_choices_js},
    {"/rooms/memory/electronic.svg", rooms_memory_electronic_svg, sizeof rooms_memory_electronic_svg},
    {"/rooms/memory/faces.js", rooms_memory_faces_js, sizeof rooms_memory_faces_js},
    {"/rooms/memory/fruit.svg", rooms_memory_fruit_svg, sizeof rooms_memory_fruit_svg},
    {"/rooms/memory/instruments.svg", rooms_memory_instruments_svg, sizeof rooms_memory_instruments_svg},
    {"/rooms/memory/learn.js", rooms_memory_learn_js, sizeof rooms_memory_learn_js},
    {"/rooms/memory/menu.js", rooms_memory_menu_js, sizeof rooms_memory_menu_js},
    {"/rooms/memory/metal.svg", rooms_memory_metal_svg, sizeof rooms_memory_metal_svg},
    {"/rooms/memory/play.js", rooms_memory_play_js, sizeof rooms_memory_play_js},
    {"/rooms/memory/pop.svg", rooms_memory_pop_svg, sizeof rooms_memory_pop_svg},
    {"/rooms/memory/rap.svg", rooms_memory_rap_svg, sizeof rooms_memory_rap_svg},
    {"/rooms/memory/result.js", rooms_memory_result_js, sizeof rooms_memory_result_js},
    {"/rooms/memory/rock.svg", rooms_memory_rock_svg, sizeof rooms_memory_rock_svg},
    {"/rooms/memory/statistics.js", rooms_memory_statistics_js, sizeof rooms_memory_statistics_js},
    {"/rooms/missing.js", rooms_missing_js, sizeof rooms_missing_js},
    {"/rooms/results.js", rooms_results_js, sizeof rooms_results_js},
    {"/rooms/reversi.css", rooms_reversi_css, sizeof rooms_reversi_css},
    {"/rooms/reversi.js", rooms_reversi_js, sizeof rooms_reversi_js},
    {"/rooms/reversi/analysis.js", rooms_reversi_analysis_js, sizeof rooms_reversi_analysis_js},
    {"/rooms/reversi/best.js", rooms_reversi_best_js, sizeof rooms_reversi_best_js},
    {"/rooms/reversi/board.js", rooms_reversi_board_js, sizeof rooms_reversi_board_js},
    {"/rooms/reversi/book.js", rooms_reversi_book_js, sizeof rooms_reversi_book_js},
    {"/rooms/reversi/clock.js", rooms_reversi_clock_js, sizeof rooms_reversi_clock_js},
    {"/rooms/reversi/engine.js", rooms_reversi_engine_js, sizeof rooms_reversi_engine_js},
    {"/rooms/reversi/exercises.js", rooms_reversi_exercises_js, sizeof rooms_reversi_exercises_js},
    {"/rooms/reversi/gauge.js", rooms_reversi_gauge_js, sizeof rooms_reversi_gauge_js},
    {"/rooms/reversi/judgement.js", rooms_reversi_judgement_js, sizeof rooms_reversi_judgement_js},
    {"/rooms/reversi/kept.js", rooms_reversi_kept_js, sizeof rooms_reversi_kept_js},
    {"/rooms/reversi/learn.js", rooms_reversi_learn_js, sizeof rooms_reversi_learn_js},
    {"/rooms/reversi/line.js", rooms_reversi_line_js, sizeof rooms_reversi_line_js},
    {"/rooms/reversi/moves.js", rooms_reversi_moves_js, sizeof rooms_reversi_moves_js},
    {"/rooms/reversi/opening.js", rooms_reversi_opening_js, sizeof rooms_reversi_opening_js},
    {"/rooms/reversi/picture.js", rooms_reversi_picture_js, sizeof rooms_reversi_picture_js},
    {"/rooms/reversi/practice.js", rooms_reversi_practice_js, sizeof rooms_reversi_practice_js},
    {"/rooms/reversi/puzzles.obf", rooms_reversi_puzzles_obf, sizeof rooms_reversi_puzzles_obf},
    {"/rooms/reversi/record.js", rooms_reversi_record_js, sizeof rooms_reversi_record_js},
    {"/rooms/reversi/result.js", rooms_reversi_result_js, sizeof rooms_reversi_result_js},
    {"/rooms/reversi/review.js", rooms_reversi_review_js, sizeof rooms_reversi_review_js},
    {"/rooms/reversi/setup.js", rooms_reversi_setup_js, sizeof rooms_reversi_setup_js},
    {"/rooms/reversi/shades.js", rooms_reversi_shades_js, sizeof rooms_reversi_shades_js},
    {"/rooms/reversi/study.js", rooms_reversi_study_js, sizeof rooms_reversi_study_js},
    {"/rooms/reversi/tree.js", rooms_reversi_tree_js, sizeof rooms_reversi_tree_js},
    {"/rooms/reversi/values.js", rooms_reversi_values_js, sizeof rooms_reversi_values_js},
    {"/rooms/reversi/variations.js", rooms_reversi_variations_js, sizeof rooms_reversi_variations_js},
    {"/rooms/reversi/words.js", rooms_reversi_words_js, sizeof rooms_reversi_words_js},
    {"/rooms/set.css", rooms_set_css, sizeof rooms_set_css},
    {"/rooms/set.js", rooms_set_js, sizeof rooms_set_js},
    {"/rooms/set/board.js", rooms_set_board_js, sizeof rooms_set_board_js},
    {"/rooms/set/calendar.js", rooms_set_calendar_js, sizeof rooms_set_calendar_js},
    {"/rooms/set/day.js", rooms_set_day_js, sizeof rooms_set_day_js},
    {"/rooms/set/days.js", rooms_set_days_js, sizeof rooms_set_days_js},
    {"/rooms/set/display.js", rooms_set_display_js, sizeof rooms_set_display_js},
    {"/rooms/set/explore.js", rooms_set_explore_js, sizeof rooms_set_explore_js},
    {"/rooms/set/faces.js", rooms_set_faces_js, sizeof rooms_set_faces_js},
    {"/rooms/set/found.js", rooms_set_found_js, sizeof rooms_set_found_js},
    {"/rooms/set/hints.js", rooms_set_hints_js, sizeof rooms_set_hints_js},
    {"/rooms/set/keys.js", rooms_set_keys_js, sizeof rooms_set_keys_js},
    {"/rooms/set/learn.js", rooms_set_learn_js, sizeof rooms_set_learn_js},
    {"/rooms/set/odds.js", rooms_set_odds_js, sizeof rooms_set_odds_js},
    {"/rooms/set/palette.js", rooms_set_palette_js, sizeof rooms_set_palette_js},
    {"/rooms/set/picture.js", rooms_set_picture_js, sizeof rooms_set_picture_js},
    {"/rooms/set/play.js", rooms_set_play_js, sizeof rooms_set_play_js},
    {"/rooms/set/result.js", rooms_set_result_js, sizeof rooms_set_result_js},
    {"/rooms/set/rhythm.js", rooms_set_rhythm_js, sizeof rooms_set_rhythm_js},
    {"/rooms/set/taken.js", rooms_set_taken_js, sizeof rooms_set_taken_js},
    {"/rooms/set/two.js", rooms_set_two_js, sizeof rooms_set_two_js},
    {"/rooms/set/why.js", rooms_set_why_js, sizeof rooms_set_why_js},
    {"/style.css", style_css, sizeof style_css},
    {NULL, NULL, 0},
};

static const page_room rooms[] = {
    {"/",
     "</rooms/front.css>; rel=preload; as=style,"
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/front.js>; rel=modulepreload,"
     "</lib/api.js>; rel=modulepreload,"
     "</lib/carrier.js>; rel=modulepreload,"
     "</lib/connection.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload,"
     "</lib/fault.js>; rel=modulepreload,"
     "</lib/evidence.js>; rel=modulepreload,"
     "</lib/store.js>; rel=modulepreload,"
     "</lib/words.js>; rel=modulepreload,"
     "</lib/players.js>; rel=modulepreload,"
     "</rooms/front/games.js>; rel=modulepreload,"
     "</lib/numbers.js>; rel=modulepreload,"
     "</rooms/front/pictures.js>; rel=modulepreload"},
    {"/matchsticks",
     "</rooms/matchsticks.css>; rel=preload; as=style,"
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/matchsticks.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload,"
     "</lib/frame.js>; rel=modulepreload,"
     "</lib/evidence.js>; rel=modulepreload,"
     "</lib/game.js>; rel=modulepreload,"
     "</lib/queue.js>; rel=modulepreload,"
     "</lib/record.js>; rel=modulepreload,"
     "</lib/api.js>; rel=modulepreload,"
     "</lib/carrier.js>; rel=modulepreload,"
     "</lib/connection.js>; rel=modulepreload,"
     "</lib/fault.js>; rel=modulepreload,"
     "</lib/store.js>; rel=modulepreload,"
     "</lib/tally.js>; rel=modulepreload,"
     "</lib/thinking.js>; rel=modulepreload,"
     "</lib/panels.js>; rel=modulepreload,"
     "</lib/share.js>; rel=modulepreload,"
     "</lib/toast.js>; rel=modulepreload,"
     "</lib/toolbar.js>; rel=modulepreload,"
     "</lib/icons.js>; rel=modulepreload,"
     "</lib/words.js>; rel=modulepreload,"
     "</lib/players.js>; rel=modulepreload,"
     "</lib/views.js>; rel=modulepreload,"
     "</lib/tabs.js>; rel=modulepreload,"
     "</rooms/matchsticks/address.js>; rel=modulepreload,"
     "</rooms/matchsticks/result.js>; rel=modulepreload,"
     "</rooms/matchsticks/table.js>; rel=modulepreload,"
     "</lib/numbers.js>; rel=modulepreload,"
     "</rooms/matchsticks/many.js>; rel=modulepreload,"
     "</rooms/matchsticks/sticks.js>; rel=modulepreload"},
    {"/set",
     "</rooms/set.css>; rel=preload; as=style,"
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/set.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload,"
     "</lib/views.js>; rel=modulepreload,"
     "</lib/connection.js>; rel=modulepreload,"
     "</lib/tabs.js>; rel=modulepreload,"
     "</lib/words.js>; rel=modulepreload,"
     "</lib/players.js>; rel=modulepreload,"
     "</lib/store.js>; rel=modulepreload,"
     "</rooms/set/display.js>; rel=modulepreload,"
     "</rooms/set/play.js>; rel=modulepreload,"
     "</lib/frame.js>; rel=modulepreload,"
     "</lib/evidence.js>; rel=modulepreload,"
     "</lib/game.js>; rel=modulepreload,"
     "</lib/queue.js>; rel=modulepreload,"
     "</lib/record.js>; rel=modulepreload,"
     "</lib/api.js>; rel=modulepreload,"
     "</lib/carrier.js>; rel=modulepreload,"
     "</lib/fault.js>; rel=modulepreload,"
     "</lib/tally.js>; rel=modulepreload,"
     "</lib/thinking.js>; rel=modulepreload,"
     "</lib/panels.js>; rel=modulepreload,"
     "</lib/share.js>; rel=modulepreload,"
     "</lib/toast.js>; rel=modulepreload,"
     "</lib/toolbar.js>; rel=modulepreload,"
     "</lib/icons.js>; rel=modulepreload,"
     "</lib/numbers.js>; rel=modulepreload,"
     "</rooms/set/board.js>; rel=modulepreload,"
     "</lib/cards.js>; rel=modulepreload,"
     "</rooms/set/faces.js>; rel=modulepreload,"
     "</rooms/set/keys.js>; rel=modulepreload,"
     "</rooms/set/hints.js>; rel=modulepreload,"
     "</rooms/set/rhythm.js>; rel=modulepreload,"
     "</rooms/set/result.js>; rel=modulepreload,"
     "</rooms/set/picture.js>; rel=modulepreload,"
     "</rooms/set/taken.js>; rel=modulepreload,"
     "</rooms/set/two.js>; rel=modulepreload,"
     "</rooms/set/why.js>; rel=modulepreload,"
     "</lib/tables.js>; rel=modulepreload"},
    {"/reversi",
     "</rooms/reversi.css>; rel=preload; as=style,"
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/reversi.js>; rel=modulepreload,"
     "</lib/api.js>; rel=modulepreload,"
     "</lib/carrier.js>; rel=modulepreload,"
     "</lib/connection.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload,"
     "</lib/fault.js>; rel=modulepreload,"
     "</lib/frame.js>; rel=modulepreload,"
     "</lib/evidence.js>; rel=modulepreload,"
     "</lib/game.js>; rel=modulepreload,"
     "</lib/queue.js>; rel=modulepreload,"
     "</lib/record.js>; rel=modulepreload,"
     "</lib/store.js>; rel=modulepreload,"
     "</lib/tally.js>; rel=modulepreload,"
     "</lib/thinking.js>; rel=modulepreload,"
     "</lib/panels.js>; rel=modulepreload,"
     "</lib/share.js>; rel=modulepreload,"
     "</lib/toast.js>; rel=modulepreload,"
     "</lib/toolbar.js>; rel=modulepreload,"
     "</lib/icons.js>; rel=modulepreload,"
     "</lib/words.js>; rel=modulepreload,"
     "</lib/players.js>; rel=modulepreload,"
     "</lib/tabs.js>; rel=modulepreload,"
     "</rooms/reversi/board.js>; rel=modulepreload,"
     "</rooms/reversi/line.js>; rel=modulepreload,"
     "</rooms/reversi/clock.js>; rel=modulepreload,"
     "</lib/numbers.js>; rel=modulepreload,"
     "</rooms/reversi/kept.js>; rel=modulepreload,"
     "</rooms/reversi/moves.js>; rel=modulepreload,"
     "</rooms/reversi/result.js>; rel=modulepreload,"
     "</rooms/reversi/best.js>; rel=modulepreload,"
     "</rooms/reversi/judgement.js>; rel=modulepreload,"
     "</rooms/reversi/words.js>; rel=modulepreload,"
     "</rooms/reversi/picture.js>; rel=modulepreload"},
    {"/memory",
     "</rooms/deck.css>; rel=preload; as=style,"
     "</rooms/memory.css>; rel=preload; as=style,"
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/memory.js>; rel=modulepreload,"
     "</lib/views.js>; rel=modulepreload,"
     "</lib/connection.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload,"
     "</lib/tabs.js>; rel=modulepreload,"
     "</lib/words.js>; rel=modulepreload,"
     "</lib/players.js>; rel=modulepreload,"
     "</lib/store.js>; rel=modulepreload,"
     "</rooms/memory/play.js>; rel=modulepreload,"
     "</lib/adviser.js>; rel=modulepreload,"
     "</lib/evidence.js>; rel=modulepreload,"
     "</lib/tables.js>; rel=modulepreload,"
     "</lib/deck.js>; rel=modulepreload,"
     "</lib/cards.js>; rel=modulepreload,"
     "</lib/frame.js>; rel=modulepreload,"
     "</lib/game.js>; rel=modulepreload,"
     "</lib/queue.js>; rel=modulepreload,"
     "</lib/record.js>; rel=modulepreload,"
     "</lib/api.js>; rel=modulepreload,"
     "</lib/carrier.js>; rel=modulepreload,"
     "</lib/fault.js>; rel=modulepreload,"
     "</lib/tally.js>; rel=modulepreload,"
     "</lib/thinking.js>; rel=modulepreload,"
     "</lib/panels.js>; rel=modulepreload,"
     "</lib/share.js>; rel=modulepreload,"
     "</lib/toast.js>; rel=modulepreload,"
     "</lib/toolbar.js>; rel=modulepreload,"
     "</lib/icons.js>; rel=modulepreload,"
     "</lib/numbers.js>; rel=modulepreload,"
     "</rooms/memory/adviser.js>; rel=modulepreload,"
     "</rooms/memory/choices.js>; rel=modulepreload,"
     "</rooms/memory/faces.js>; rel=modulepreload,"
     "</rooms/memory/result.js>; rel=modulepreload"},
    {"/cardmatch",
     "</rooms/deck.css>; rel=preload; as=style,"
     "</rooms/cardmatch.css>; rel=preload; as=style,"
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/cardmatch.js>; rel=modulepreload,"
     "</lib/views.js>; rel=modulepreload,"
     "</lib/connection.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload,"
     "</lib/tabs.js>; rel=modulepreload,"
     "</lib/words.js>; rel=modulepreload,"
     "</lib/players.js>; rel=modulepreload,"
     "</lib/store.js>; rel=modulepreload,"
     "</rooms/cardmatch/play.js>; rel=modulepreload,"
     "</lib/adviser.js>; rel=modulepreload,"
     "</lib/evidence.js>; rel=modulepreload,"
     "</lib/tables.js>; rel=modulepreload,"
     "</lib/deck.js>; rel=modulepreload,"
     "</lib/cards.js>; rel=modulepreload,"
     "</lib/frame.js>; rel=modulepreload,"
     "</lib/game.js>; rel=modulepreload,"
     "</lib/queue.js>; rel=modulepreload,"
     "</lib/record.js>; rel=modulepreload,"
     "</lib/api.js>; rel=modulepreload,"
     "</lib/carrier.js>; rel=modulepreload,"
     "</lib/fault.js>; rel=modulepreload,"
     "</lib/tally.js>; rel=modulepreload,"
     "</lib/thinking.js>; rel=modulepreload,"
     "</lib/panels.js>; rel=modulepreload,"
     "</lib/share.js>; rel=modulepreload,"
     "</lib/toast.js>; rel=modulepreload,"
     "</lib/toolbar.js>; rel=modulepreload,"
     "</lib/icons.js>; rel=modulepreload,"
     "</lib/numbers.js>; rel=modulepreload,"
     "</rooms/cardmatch/adviser.js>; rel=modulepreload,"
     "</rooms/cardmatch/faces.js>; rel=modulepreload,"
     "</rooms/cardmatch/result.js>; rel=modulepreload"},
    {"/results",
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/results.js>; rel=modulepreload,"
     "</lib/api.js>; rel=modulepreload,"
     "</lib/carrier.js>; rel=modulepreload,"
     "</lib/connection.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload,"
     "</lib/fault.js>; rel=modulepreload,"
     "</lib/files.js>; rel=modulepreload,"
     "</lib/numbers.js>; rel=modulepreload,"
     "</lib/results.js>; rel=modulepreload,"
     "</lib/store.js>; rel=modulepreload,"
     "</lib/tables.js>; rel=modulepreload"},
    {"404",
     "</main.js>; rel=modulepreload,"
     "</lib/place.js>; rel=modulepreload,"
     "</rooms/missing.js>; rel=modulepreload,"
     "</lib/dom.js>; rel=modulepreload"},
    {NULL, NULL},
};

page_file page_file_at(size_t index) { return files[index]; }
page_room page_room_at(size_t index) { return rooms[index]; }
