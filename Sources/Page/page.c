// Written by .ci/build/page: every file of site/.
#include "Page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char icon_turn_svg[] = {
#embed "site/icon-turn.svg"
};
static const unsigned char icon_svg[] = {
#embed "site/icon.svg"
};
static const unsigned char index_html[] = {
#embed "site/index.html"
};
static const unsigned char lib_charts_bars_js[] = {
#embed "site/lib/charts/bars.js"
};
static const unsigned char lib_charts_chart_js[] = {
#embed "site/lib/charts/chart.js"
};
static const unsigned char lib_charts_charts_css[] = {
#embed "site/lib/charts/charts.css"
};
static const unsigned char lib_charts_picture_js[] = {
#embed "site/lib/charts/picture.js"
};
static const unsigned char lib_charts_tables_js[] = {
#embed "site/lib/charts/tables.js"
};
static const unsigned char lib_parts_cards_js[] = {
#embed "site/lib/parts/cards.js"
};
static const unsigned char lib_parts_display_js[] = {
#embed "site/lib/parts/display.js"
};
static const unsigned char lib_parts_dom_js[] = {
#embed "site/lib/parts/dom.js"
};
static const unsigned char lib_parts_dress_js[] = {
#embed "site/lib/parts/dress.js"
};
static const unsigned char lib_parts_evidence_js[] = {
#embed "site/lib/parts/evidence.js"
};
static const unsigned char lib_parts_icons_js[] = {
#embed "site/lib/parts/icons.js"
};
static const unsigned char lib_parts_lesson_css[] = {
#embed "site/lib/parts/lesson.css"
};
static const unsigned char lib_parts_lesson_js[] = {
#embed "site/lib/parts/lesson.js"
};
static const unsigned char lib_parts_numbers_js[] = {
#embed "site/lib/parts/numbers.js"
};
static const unsigned char lib_parts_options_css[] = {
#embed "site/lib/parts/options.css"
};
static const unsigned char lib_parts_options_js[] = {
#embed "site/lib/parts/options.js"
};
static const unsigned char lib_parts_panels_js[] = {
#embed "site/lib/parts/panels.js"
};
static const unsigned char lib_parts_share_js[] = {
#embed "site/lib/parts/share.js"
};
static const unsigned char lib_parts_stage_js[] = {
#embed "site/lib/parts/stage.js"
};
static const unsigned char lib_parts_tabs_js[] = {
#embed "site/lib/parts/tabs.js"
};
static const unsigned char lib_parts_toast_js[] = {
#embed "site/lib/parts/toast.js"
};
static const unsigned char lib_parts_toolbar_js[] = {
#embed "site/lib/parts/toolbar.js"
};
static const unsigned char lib_parts_veil_js[] = {
#embed "site/lib/parts/veil.js"
};
static const unsigned char lib_parts_views_js[] = {
#embed "site/lib/parts/views.js"
};
static const unsigned char lib_parts_words_js[] = {
#embed "site/lib/parts/words.js"
};
static const unsigned char lib_play_adviser_js[] = {
#embed "site/lib/play/adviser.js"
};
static const unsigned char lib_play_calendar_js[] = {
#embed "site/lib/play/calendar.js"
};
static const unsigned char lib_play_daily_js[] = {
#embed "site/lib/play/daily.js"
};
static const unsigned char lib_play_days_js[] = {
#embed "site/lib/play/days.js"
};
static const unsigned char lib_play_deck_js[] = {
#embed "site/lib/play/deck.js"
};
static const unsigned char lib_play_dialogs_css[] = {
#embed "site/lib/play/dialogs.css"
};
static const unsigned char lib_play_frame_js[] = {
#embed "site/lib/play/frame.js"
};
static const unsigned char lib_play_game_js[] = {
#embed "site/lib/play/game.js"
};
static const unsigned char lib_play_numbered_js[] = {
#embed "site/lib/play/numbered.js"
};
static const unsigned char lib_play_players_js[] = {
#embed "site/lib/play/players.js"
};
static const unsigned char lib_play_queue_js[] = {
#embed "site/lib/play/queue.js"
};
static const unsigned char lib_play_record_js[] = {
#embed "site/lib/play/record.js"
};
static const unsigned char lib_play_result_js[] = {
#embed "site/lib/play/result.js"
};
static const unsigned char lib_play_results_js[] = {
#embed "site/lib/play/results.js"
};
static const unsigned char lib_play_scores_js[] = {
#embed "site/lib/play/scores.js"
};
static const unsigned char lib_play_settings_js[] = {
#embed "site/lib/play/settings.js"
};
static const unsigned char lib_play_sound_js[] = {
#embed "site/lib/play/sound.js"
};
static const unsigned char lib_play_tally_js[] = {
#embed "site/lib/play/tally.js"
};
static const unsigned char lib_play_thinking_js[] = {
#embed "site/lib/play/thinking.js"
};
static const unsigned char lib_play_wait_js[] = {
#embed "site/lib/play/wait.js"
};
static const unsigned char lib_service_address_js[] = {
#embed "site/lib/service/address.js"
};
static const unsigned char lib_service_api_js[] = {
#embed "site/lib/service/api.js"
};
static const unsigned char lib_service_carrier_js[] = {
#embed "site/lib/service/carrier.js"
};
static const unsigned char lib_service_connection_js[] = {
#embed "site/lib/service/connection.js"
};
static const unsigned char lib_service_fault_js[] = {
#embed "site/lib/service/fault.js"
};
static const unsigned char lib_service_files_js[] = {
#embed "site/lib/service/files.js"
};
static const unsigned char lib_service_joins_js[] = {
#embed "site/lib/service/joins.js"
};
static const unsigned char lib_service_place_js[] = {
#embed "site/lib/service/place.js"
};
static const unsigned char lib_service_store_js[] = {
#embed "site/lib/service/store.js"
};
static const unsigned char lib_service_tabs_js[] = {
#embed "site/lib/service/tabs.js"
};
static const unsigned char lib_service_transfer_js[] = {
#embed "site/lib/service/transfer.js"
};
static const unsigned char main_js[] = {
#embed "site/main.js"
};
static const unsigned char pages_cardmatch_css[] = {
#embed "site/pages/cardmatch.css"
};
static const unsigned char pages_cardmatch_js[] = {
#embed "site/pages/cardmatch.js"
};
static const unsigned char pages_cardmatch_adviser_js[] = {
#embed "site/pages/cardmatch/adviser.js"
};
static const unsigned char pages_cardmatch_day_js[] = {
#embed "site/pages/cardmatch/day.js"
};
static const unsigned char pages_cardmatch_faces_js[] = {
#embed "site/pages/cardmatch/faces.js"
};
static const unsigned char pages_cardmatch_learn_js[] = {
#embed "site/pages/cardmatch/learn.js"
};
static const unsigned char pages_cardmatch_play_js[] = {
#embed "site/pages/cardmatch/play.js"
};
static const unsigned char pages_cardmatch_result_js[] = {
#embed "site/pages/cardmatch/result.js"
};
static const unsigned char pages_cardmatch_statistics_js[] = {
#embed "site/pages/cardmatch/statistics.js"
};
static const unsigned char pages_deck_css[] = {
#embed "site/pages/deck.css"
};
static const unsigned char pages_front_css[] = {
#embed "site/pages/front.css"
};
static const unsigned char pages_front_js[] = {
#embed "site/pages/front.js"
};
static const unsigned char pages_front_answers_js[] = {
#embed "site/pages/front/answers.js"
};
static const unsigned char pages_front_cards_js[] = {
#embed "site/pages/front/cards.js"
};
static const unsigned char pages_front_games_js[] = {
#embed "site/pages/front/games.js"
};
static const unsigned char pages_front_pictures_js[] = {
#embed "site/pages/front/pictures.js"
};
static const unsigned char pages_front_today_js[] = {
#embed "site/pages/front/today.js"
};
static const unsigned char pages_matchsticks_css[] = {
#embed "site/pages/matchsticks.css"
};
static const unsigned char pages_matchsticks_js[] = {
#embed "site/pages/matchsticks.js"
};
static const unsigned char pages_matchsticks_address_js[] = {
#embed "site/pages/matchsticks/address.js"
};
static const unsigned char pages_matchsticks_answers_js[] = {
#embed "site/pages/matchsticks/answers.js"
};
static const unsigned char pages_matchsticks_day_js[] = {
#embed "site/pages/matchsticks/day.js"
};
static const unsigned char pages_matchsticks_ending_js[] = {
#embed "site/pages/matchsticks/ending.js"
};
static const unsigned char pages_matchsticks_explorer_js[] = {
#embed "site/pages/matchsticks/explorer.js"
};
static const unsigned char pages_matchsticks_famous_js[] = {
#embed "site/pages/matchsticks/famous.js"
};
static const unsigned char pages_matchsticks_introduction_js[] = {
#embed "site/pages/matchsticks/introduction.js"
};
static const unsigned char pages_matchsticks_lesson_css[] = {
#embed "site/pages/matchsticks/lesson.css"
};
static const unsigned char pages_matchsticks_lesson_js[] = {
#embed "site/pages/matchsticks/lesson.js"
};
static const unsigned char pages_matchsticks_many_js[] = {
#embed "site/pages/matchsticks/many.js"
};
static const unsigned char pages_matchsticks_map_js[] = {
#embed "site/pages/matchsticks/map.js"
};
static const unsigned char pages_matchsticks_moves_js[] = {
#embed "site/pages/matchsticks/moves.js"
};
static const unsigned char pages_matchsticks_result_js[] = {
#embed "site/pages/matchsticks/result.js"
};
static const unsigned char pages_matchsticks_sticks_js[] = {
#embed "site/pages/matchsticks/sticks.js"
};
static const unsigned char pages_matchsticks_table_js[] = {
#embed "site/pages/matchsticks/table.js"
};
static const unsigned char pages_matchsticks_theory_js[] = {
#embed "site/pages/matchsticks/theory.js"
};
static const unsigned char pages_matchsticks_vote_js[] = {
#embed "site/pages/matchsticks/vote.js"
};
static const unsigned char pages_memory_css[] = {
#embed "site/pages/memory.css"
};
static const unsigned char pages_memory_js[] = {
#embed "site/pages/memory.js"
};
static const unsigned char pages_memory_adviser_js[] = {
#embed "site/pages/memory/adviser.js"
};
static const unsigned char pages_memory_animals_svg[] = {
#embed "site/pages/memory/animals.svg"
};
static const unsigned char pages_memory_choices_js[] = {
#embed "site/pages/memory/choices.js"
};
static const unsigned char pages_memory_day_js[] = {
#embed "site/pages/memory/day.js"
};
static const unsigned char pages_memory_electronic_svg[] = {
#embed "site/pages/memory/electronic.svg"
};
static const unsigned char pages_memory_faces_js[] = {
#embed "site/pages/memory/faces.js"
};
static const unsigned char pages_memory_fruit_svg[] = {
#embed "site/pages/memory/fruit.svg"
};
static const unsigned char pages_memory_instruments_svg[] = {
#embed "site/pages/memory/instruments.svg"
};
static const unsigned char pages_memory_learn_js[] = {
#embed "site/pages/memory/learn.js"
};
static const unsigned char pages_memory_menu_css[] = {
#embed "site/pages/memory/menu.css"
};
static const unsigned char pages_memory_menu_js[] = {
#embed "site/pages/memory/menu.js"
};
static const unsigned char pages_memory_metal_svg[] = {
#embed "site/pages/memory/metal.svg"
};
static const unsigned char pages_memory_play_js[] = {
#embed "site/pages/memory/play.js"
};
static const unsigned char pages_memory_pop_svg[] = {
#embed "site/pages/memory/pop.svg"
};
static const unsigned char pages_memory_rap_svg[] = {
#embed "site/pages/memory/rap.svg"
};
static const unsigned char pages_memory_result_js[] = {
#embed "site/pages/memory/result.js"
};
static const unsigned char pages_memory_rock_svg[] = {
#embed "site/pages/memory/rock.svg"
};
static const unsigned char pages_memory_statistics_js[] = {
#embed "site/pages/memory/statistics.js"
};
static const unsigned char pages_missing_js[] = {
#embed "site/pages/missing.js"
};
static const unsigned char pages_play_css[] = {
#embed "site/pages/play.css"
};
static const unsigned char pages_result_css[] = {
#embed "site/pages/result.css"
};
static const unsigned char pages_results_css[] = {
#embed "site/pages/results.css"
};
static const unsigned char pages_results_js[] = {
#embed "site/pages/results.js"
};
static const unsigned char pages_results_done_js[] = {
#embed "site/pages/results/done.js"
};
static const unsigned char pages_results_storage_js[] = {
#embed "site/pages/results/storage.js"
};
static const unsigned char pages_results_summary_js[] = {
#embed "site/pages/results/summary.js"
};
static const unsigned char pages_reversi_css[] = {
#embed "site/pages/reversi.css"
};
static const unsigned char pages_reversi_js[] = {
#embed "site/pages/reversi.js"
};
static const unsigned char pages_reversi_analyse_css[] = {
#embed "site/pages/reversi/analyse.css"
};
static const unsigned char pages_reversi_analyse_analysis_js[] = {
#embed "site/pages/reversi/analyse/analysis.js"
};
static const unsigned char pages_reversi_analyse_book_js[] = {
#embed "site/pages/reversi/analyse/book.js"
};
static const unsigned char pages_reversi_analyse_gauge_js[] = {
#embed "site/pages/reversi/analyse/gauge.js"
};
static const unsigned char pages_reversi_analyse_opening_js[] = {
#embed "site/pages/reversi/analyse/opening.js"
};
static const unsigned char pages_reversi_analyse_played_js[] = {
#embed "site/pages/reversi/analyse/played.js"
};
static const unsigned char pages_reversi_analyse_review_js[] = {
#embed "site/pages/reversi/analyse/review.js"
};
static const unsigned char pages_reversi_analyse_setup_js[] = {
#embed "site/pages/reversi/analyse/setup.js"
};
static const unsigned char pages_reversi_analyse_shades_js[] = {
#embed "site/pages/reversi/analyse/shades.js"
};
static const unsigned char pages_reversi_analyse_study_js[] = {
#embed "site/pages/reversi/analyse/study.js"
};
static const unsigned char pages_reversi_analyse_tree_js[] = {
#embed "site/pages/reversi/analyse/tree.js"
};
static const unsigned char pages_reversi_analyse_values_js[] = {
#embed "site/pages/reversi/analyse/values.js"
};
static const unsigned char pages_reversi_analyse_variations_js[] = {
#embed "site/pages/reversi/analyse/variations.js"
};
static const unsigned char pages_reversi_best_js[] = {
#embed "site/pages/reversi/best.js"
};
static const unsigned char pages_reversi_board_js[] = {
#embed "site/pages/reversi/board.js"
};
static const unsigned char pages_reversi_clock_js[] = {
#embed "site/pages/reversi/clock.js"
};
static const unsigned char pages_reversi_day_js[] = {
#embed "site/pages/reversi/day.js"
};
static const unsigned char pages_reversi_engine_js[] = {
#embed "site/pages/reversi/engine.js"
};
static const unsigned char pages_reversi_judgement_js[] = {
#embed "site/pages/reversi/judgement.js"
};
static const unsigned char pages_reversi_kept_js[] = {
#embed "site/pages/reversi/kept.js"
};
static const unsigned char pages_reversi_line_js[] = {
#embed "site/pages/reversi/line.js"
};
static const unsigned char pages_reversi_motion_js[] = {
#embed "site/pages/reversi/motion.js"
};
static const unsigned char pages_reversi_moves_js[] = {
#embed "site/pages/reversi/moves.js"
};
static const unsigned char pages_reversi_picture_js[] = {
#embed "site/pages/reversi/picture.js"
};
static const unsigned char pages_reversi_practise_exercises_js[] = {
#embed "site/pages/reversi/practise/exercises.js"
};
static const unsigned char pages_reversi_practise_learn_js[] = {
#embed "site/pages/reversi/practise/learn.js"
};
static const unsigned char pages_reversi_practise_practice_js[] = {
#embed "site/pages/reversi/practise/practice.js"
};
static const unsigned char pages_reversi_practise_puzzles_obf[] = {
#embed "site/pages/reversi/practise/puzzles.obf"
};
static const unsigned char pages_reversi_record_js[] = {
#embed "site/pages/reversi/record.js"
};
static const unsigned char pages_reversi_result_js[] = {
#embed "site/pages/reversi/result.js"
};
static const unsigned char pages_reversi_train_lines_js[] = {
#embed "site/pages/reversi/train/lines.js"
};
static const unsigned char pages_reversi_train_openings_txt[] = {
#embed "site/pages/reversi/train/openings.txt"
};
static const unsigned char pages_reversi_train_repetition_js[] = {
#embed "site/pages/reversi/train/repetition.js"
};
static const unsigned char pages_reversi_train_trainer_js[] = {
#embed "site/pages/reversi/train/trainer.js"
};
static const unsigned char pages_reversi_words_js[] = {
#embed "site/pages/reversi/words.js"
};
static const unsigned char pages_set_css[] = {
#embed "site/pages/set.css"
};
static const unsigned char pages_set_js[] = {
#embed "site/pages/set.js"
};
static const unsigned char pages_set_board_js[] = {
#embed "site/pages/set/board.js"
};
static const unsigned char pages_set_day_js[] = {
#embed "site/pages/set/day.js"
};
static const unsigned char pages_set_decks_days_js[] = {
#embed "site/pages/set/decks/days.js"
};
static const unsigned char pages_set_decks_dots_js[] = {
#embed "site/pages/set/decks/dots.js"
};
static const unsigned char pages_set_decks_features_js[] = {
#embed "site/pages/set/decks/features.js"
};
static const unsigned char pages_set_decks_kin_css[] = {
#embed "site/pages/set/decks/kin.css"
};
static const unsigned char pages_set_decks_kin_js[] = {
#embed "site/pages/set/decks/kin.js"
};
static const unsigned char pages_set_decks_quads_js[] = {
#embed "site/pages/set/decks/quads.js"
};
static const unsigned char pages_set_display_js[] = {
#embed "site/pages/set/display.js"
};
static const unsigned char pages_set_explore_css[] = {
#embed "site/pages/set/explore.css"
};
static const unsigned char pages_set_explore_js[] = {
#embed "site/pages/set/explore.js"
};
static const unsigned char pages_set_faces_js[] = {
#embed "site/pages/set/faces.js"
};
static const unsigned char pages_set_found_js[] = {
#embed "site/pages/set/found.js"
};
static const unsigned char pages_set_hints_js[] = {
#embed "site/pages/set/hints.js"
};
static const unsigned char pages_set_learn_js[] = {
#embed "site/pages/set/learn.js"
};
static const unsigned char pages_set_odds_js[] = {
#embed "site/pages/set/odds.js"
};
static const unsigned char pages_set_own_make_css[] = {
#embed "site/pages/set/own/make.css"
};
static const unsigned char pages_set_own_make_js[] = {
#embed "site/pages/set/own/make.js"
};
static const unsigned char pages_set_own_wear_js[] = {
#embed "site/pages/set/own/wear.js"
};
static const unsigned char pages_set_palette_js[] = {
#embed "site/pages/set/palette.js"
};
static const unsigned char pages_set_picture_js[] = {
#embed "site/pages/set/picture.js"
};
static const unsigned char pages_set_play_js[] = {
#embed "site/pages/set/play.js"
};
static const unsigned char pages_set_race_js[] = {
#embed "site/pages/set/race.js"
};
static const unsigned char pages_set_result_js[] = {
#embed "site/pages/set/result.js"
};
static const unsigned char pages_set_rhythm_js[] = {
#embed "site/pages/set/rhythm.js"
};
static const unsigned char pages_set_taken_js[] = {
#embed "site/pages/set/taken.js"
};
static const unsigned char pages_set_two_js[] = {
#embed "site/pages/set/two.js"
};
static const unsigned char pages_set_why_js[] = {
#embed "site/pages/set/why.js"
};
static const unsigned char pages_today_css[] = {
#embed "site/pages/today.css"
};
static const unsigned char style_css[] = {
#embed "site/style.css"
};
static const unsigned char theme_js[] = {
#embed "site/theme.js"
};

static const page_file files[] = {
    {"/icon-turn.svg", icon_turn_svg, sizeof icon_turn_svg},
    {"/icon.svg", icon_svg, sizeof icon_svg},
    {"/index.html", index_html, sizeof index_html},
    {"/lib/charts/bars.js", lib_charts_bars_js, sizeof lib_charts_bars_js},
    {"/lib/charts/chart.js", lib_charts_chart_js, sizeof lib_charts_chart_js},
    {"/lib/charts/charts.css", lib_charts_charts_css, sizeof lib_charts_charts_css},
    {"/lib/charts/picture.js", lib_charts_picture_js, sizeof lib_charts_picture_js},
    {"/lib/charts/tables.js", lib_charts_tables_js, sizeof lib_charts_tables_js},
    {"/lib/parts/cards.js", lib_parts_cards_js, sizeof lib_parts_cards_js},
    {"/lib/parts/display.js", lib_parts_display_js, sizeof lib_parts_display_js},
    {"/lib/parts/dom.js", lib_parts_dom_js, sizeof lib_parts_dom_js},
    {"/lib/parts/dress.js", lib_parts_dress_js, sizeof lib_parts_dress_js},
    {"/lib/parts/evidence.js", lib_parts_evidence_js, sizeof lib_parts_evidence_js},
    {"/lib/parts/icons.js", lib_parts_icons_js, sizeof lib_parts_icons_js},
    {"/lib/parts/lesson.css", lib_parts_lesson_css, sizeof lib_parts_lesson_css},
    {"/lib/parts/lesson.js", lib_parts_lesson_js, sizeof lib_parts_lesson_js},
    {"/lib/parts/numbers.js", lib_parts_numbers_js, sizeof lib_parts_numbers_js},
    {"/lib/parts/options.css", lib_parts_options_css, sizeof lib_parts_options_css},
    {"/lib/parts/options.js", lib_parts_options_js, sizeof lib_parts_options_js},
    {"/lib/parts/panels.js", lib_parts_panels_js, sizeof lib_parts_panels_js},
    {"/lib/parts/share.js", lib_parts_share_js, sizeof lib_parts_share_js},
    {"/lib/parts/stage.js", lib_parts_stage_js, sizeof lib_parts_stage_js},
    {"/lib/parts/tabs.js", lib_parts_tabs_js, sizeof lib_parts_tabs_js},
    {"/lib/parts/toast.js", lib_parts_toast_js, sizeof lib_parts_toast_js},
    {"/lib/parts/toolbar.js", lib_parts_toolbar_js, sizeof lib_parts_toolbar_js},
    {"/lib/parts/veil.js", lib_parts_veil_js, sizeof lib_parts_veil_js},
    {"/lib/parts/views.js", lib_parts_views_js, sizeof lib_parts_views_js},
    {"/lib/parts/words.js", lib_parts_words_js, sizeof lib_parts_words_js},
    {"/lib/play/adviser.js", lib_play_adviser_js, sizeof lib_play_adviser_js},
    {"/lib/play/calendar.js", lib_play_calendar_js, sizeof lib_play_calendar_js},
    {"/lib/play/daily.js", lib_play_daily_js, sizeof lib_play_daily_js},
    {"/lib/play/days.js", lib_play_days_js, sizeof lib_play_days_js},
    {"/lib/play/deck.js", lib_play_deck_js, sizeof lib_play_deck_js},
    {"/lib/play/dialogs.css", lib_play_dialogs_css, sizeof lib_play_dialogs_css},
    {"/lib/play/frame.js", lib_play_frame_js, sizeof lib_play_frame_js},
    {"/lib/play/game.js", lib_play_game_js, sizeof lib_play_game_js},
    {"/lib/play/numbered.js", lib_play_numbered_js, sizeof lib_play_numbered_js},
    {"/lib/play/players.js", lib_play_players_js, sizeof lib_play_players_js},
    {"/lib/play/queue.js", lib_play_queue_js, sizeof lib_play_queue_js},
    {"/lib/play/record.js", lib_play_record_js, sizeof lib_play_record_js},
    {"/lib/play/result.js", lib_play_result_js, sizeof lib_play_result_js},
    {"/lib/play/results.js", lib_play_results_js, sizeof lib_play_results_js},
    {"/lib/play/scores.js", lib_play_scores_js, sizeof lib_play_scores_js},
    {"/lib/play/settings.js", lib_play_settings_js, sizeof lib_play_settings_js},
    {"/lib/play/sound.js", lib_play_sound_js, sizeof lib_play_sound_js},
    {"/lib/play/tally.js", lib_play_tally_js, sizeof lib_play_tally_js},
    {"/lib/play/thinking.js", lib_play_thinking_js, sizeof lib_play_thinking_js},
    {"/lib/play/wait.js", lib_play_wait_js, sizeof lib_play_wait_js},
    {"/lib/service/address.js", lib_service_address_js, sizeof lib_service_address_js},
    {"/lib/service/api.js", lib_service_api_js, sizeof lib_service_api_js},
    {"/lib/service/carrier.js", lib_service_carrier_js, sizeof lib_service_carrier_js},
    {"/lib/service/connection.js", lib_service_connection_js, sizeof lib_service_connection_js},
    {"/lib/service/fault.js", lib_service_fault_js, sizeof lib_service_fault_js},
    {"/lib/service/files.js", lib_service_files_js, sizeof lib_service_files_js},
    {"/lib/service/joins.js", lib_service_joins_js, sizeof lib_service_joins_js},
    {"/lib/service/place.js", lib_service_place_js, sizeof lib_service_place_js},
    {"/lib/service/store.js", lib_service_store_js, sizeof lib_service_store_js},
    {"/lib/service/tabs.js", lib_service_tabs_js, sizeof lib_service_tabs_js},
    {"/lib/service/transfer.js", lib_service_transfer_js, sizeof lib_service_transfer_js},
    {"/main.js", main_js, sizeof main_js},
    {"/pages/cardmatch.css", pages_cardmatch_css, sizeof pages_cardmatch_css},
    {"/pages/cardmatch.js", pages_cardmatch_js, sizeof pages_cardmatch_js},
    {"/pages/cardmatch/adviser.js", pages_cardmatch_adviser_js, sizeof pages_cardmatch_adviser_js},
    {"/pages/cardmatch/day.js", pages_cardmatch_day_js, sizeof pages_cardmatch_day_js},
    {"/pages/cardmatch/faces.js", pages_cardmatch_faces_js, sizeof pages_cardmatch_faces_js},
    {"/pages/cardmatch/learn.js", pages_cardmatch_learn_js, sizeof pages_cardmatch_learn_js},
    {"/pages/cardmatch/play.js", pages_cardmatch_play_js, sizeof pages_cardmatch_play_js},
    {"/pages/cardmatch/result.js", pages_cardmatch_result_js, sizeof pages_cardmatch_result_js},
    {"/pages/cardmatch/statistics.js", pages_cardmatch_statistics_js, sizeof pages_cardmatch_statistics_js},
    {"/pages/deck.css", pages_deck_css, sizeof pages_deck_css},
    {"/pages/front.css", pages_front_css, sizeof pages_front_css},
    {"/pages/front.js", pages_front_js, sizeof pages_front_js},
    {"/pages/front/answers.js", pages_front_answers_js, sizeof pages_front_answers_js},
    {"/pages/front/cards.js", pages_front_cards_js, sizeof pages_front_cards_js},
    {"/pages/front/games.js", pages_front_games_js, sizeof pages_front_games_js},
    {"/pages/front/pictures.js", pages_front_pictures_js, sizeof pages_front_pictures_js},
    {"/pages/front/today.js", pages_front_today_js, sizeof pages_front_today_js},
    {"/pages/matchsticks.css", pages_matchsticks_css, sizeof pages_matchsticks_css},
    {"/pages/matchsticks.js", pages_matchsticks_js, sizeof pages_matchsticks_js},
    {"/pages/matchsticks/address.js", pages_matchsticks_address_js, sizeof pages_matchsticks_address_js},
    {"/pages/matchsticks/answers.js", pages_matchsticks_answers_js, sizeof pages_matchsticks_answers_js},
    {"/pages/matchsticks/day.js", pages_matchsticks_day_js, sizeof pages_matchsticks_day_js},
    {"/pages/matchsticks/ending.js", pages_matchsticks_ending_js, sizeof pages_matchsticks_ending_js},
    {"/pages/matchsticks/explorer.js", pages_matchsticks_explorer_js, sizeof pages_matchsticks_explorer_js},
    {"/pages/matchsticks/famous.js", pages_matchsticks_famous_js, sizeof pages_matchsticks_famous_js},
    {"/pages/matchsticks/introduction.js", pages_matchsticks_introduction_js, sizeof pages_matchsticks_introduction_js},
    {"/pages/matchsticks/lesson.css", pages_matchsticks_lesson_css, sizeof pages_matchsticks_lesson_css},
    {"/pages/matchsticks/lesson.js", pages_matchsticks_lesson_js, sizeof pages_matchsticks_lesson_js},
    {"/pages/matchsticks/many.js", pages_matchsticks_many_js, sizeof pages_matchsticks_many_js},
    {"/pages/matchsticks/map.js", pages_matchsticks_map_js, sizeof pages_matchsticks_map_js},
    {"/pages/matchsticks/moves.js", pages_matchsticks_moves_js, sizeof pages_matchsticks_moves_js},
    {"/pages/matchsticks/result.js", pages_matchsticks_result_js, sizeof pages_matchsticks_result_js},
    {"/pages/matchsticks/sticks.js", pages_matchsticks_sticks_js, sizeof pages_matchsticks_sticks_js},
    {"/pages/matchsticks/table.js", pages_matchsticks_table_js, sizeof pages_matchsticks_table_js},
    {"/pages/matchsticks/theory.js", pages_matchsticks_theory_js, sizeof pages_matchsticks_theory_js},
    {"/pages/matchsticks/vote.js", pages_matchsticks_vote_js, sizeof pages_matchsticks_vote_js},
    {"/pages/memory.css", pages_memory_css, sizeof pages_memory_css},
    {"/pages/memory.js", pages_memory_js, sizeof pages_memory_js},
    {"/pages/memory/adviser.js", pages_memory_adviser_js, sizeof pages_memory_adviser_js},
    {"/pages/memory/animals.svg", pages_memory_animals_svg, sizeof pages_memory_animals_svg},
    {"/pages/memory/choices.js", pages_memory_choices_js, sizeof pages_memory_choices_js},
    {"/pages/memory/day.js", pages_memory_day_js, sizeof pages_memory_day_js},
    {"/pages/memory/electronic.svg", pages_memory_electronic_svg, sizeof pages_memory_electronic_svg},
    {"/pages/memory/faces.js", pages_memory_faces_js, sizeof pages_memory_faces_js},
    {"/pages/memory/fruit.svg", pages_memory_fruit_svg, sizeof pages_memory_fruit_svg},
    {"/pages/memory/instruments.svg", pages_memory_instruments_svg, sizeof pages_memory_instruments_svg},
    {"/pages/memory/learn.js", pages_memory_learn_js, sizeof pages_memory_learn_js},
    {"/pages/memory/menu.css", pages_memory_menu_css, sizeof pages_memory_menu_css},
    {"/pages/memory/menu.js", pages_memory_menu_js, sizeof pages_memory_menu_js},
    {"/pages/memory/metal.svg", pages_memory_metal_svg, sizeof pages_memory_metal_svg},
    {"/pages/memory/play.js", pages_memory_play_js, sizeof pages_memory_play_js},
    {"/pages/memory/pop.svg", pages_memory_pop_svg, sizeof pages_memory_pop_svg},
    {"/pages/memory/rap.svg", pages_memory_rap_svg, sizeof pages_memory_rap_svg},
    {"/pages/memory/result.js", pages_memory_result_js, sizeof pages_memory_result_js},
    {"/pages/memory/rock.svg", pages_memory_rock_svg, sizeof pages_memory_rock_svg},
    {"/pages/memory/statistics.js", pages_memory_statistics_js, sizeof pages_memory_statistics_js},
    {"/pages/missing.js", pages_missing_js, sizeof pages_missing_js},
    {"/pages/play.css", pages_play_css, sizeof pages_play_css},
    {"/pages/result.css", pages_result_css, sizeof pages_result_css},
    {"/pages/results.css", pages_results_css, sizeof pages_results_css},
    {"/pages/results.js", pages_results_js, sizeof pages_results_js},
    {"/pages/results/done.js", pages_results_done_js, sizeof pages_results_done_js},
    {"/pages/results/storage.js", pages_results_storage_js, sizeof pages_results_storage_js},
    {"/pages/results/summary.js", pages_results_summary_js, sizeof pages_results_summary_js},
    {"/pages/reversi.css", pages_reversi_css, sizeof pages_reversi_css},
    {"/pages/reversi.js", pages_reversi_js, sizeof pages_reversi_js},
    {"/pages/reversi/analyse.css", pages_reversi_analyse_css, sizeof pages_reversi_analyse_css},
    {"/pages/reversi/analyse/analysis.js", pages_reversi_analyse_analysis_js, sizeof pages_reversi_analyse_analysis_js},
    {"/pages/reversi/analyse/book.js", pages_reversi_analyse_book_js, sizeof pages_reversi_analyse_book_js},
    {"/pages/reversi/analyse/gauge.js", pages_reversi_analyse_gauge_js, sizeof pages_reversi_analyse_gauge_js},
    {"/pages/reversi/analyse/opening.js", pages_reversi_analyse_opening_js, sizeof pages_reversi_analyse_opening_js},
    {"/pages/reversi/analyse/played.js", pages_reversi_analyse_played_js, sizeof pages_reversi_analyse_played_js},
    {"/pages/reversi/analyse/review.js", pages_reversi_analyse_review_js, sizeof pages_reversi_analyse_review_js},
    {"/pages/reversi/analyse/setup.js", pages_reversi_analyse_setup_js, sizeof pages_reversi_analyse_setup_js},
    {"/pages/reversi/analyse/shades.js", pages_reversi_analyse_shades_js, sizeof pages_reversi_analyse_shades_js},
    {"/pages/reversi/analyse/study.js", pages_reversi_analyse_study_js, sizeof pages_reversi_analyse_study_js},
    {"/pages/reversi/analyse/tree.js", pages_reversi_analyse_tree_js, sizeof pages_reversi_analyse_tree_js},
    {"/pages/reversi/analyse/values.js", pages_reversi_analyse_values_js, sizeof pages_reversi_analyse_values_js},
    {"/pages/reversi/analyse/variations.js", pages_reversi_analyse_variations_js, sizeof pages_reversi_analyse_variations_js},
    {"/pages/reversi/best.js", pages_reversi_best_js, sizeof pages_reversi_best_js},
    {"/pages/reversi/board.js", pages_reversi_board_js, sizeof pages_reversi_board_js},
    {"/pages/reversi/clock.js", pages_reversi_clock_js, sizeof pages_reversi_clock_js},
    {"/pages/reversi/day.js", pages_reversi_day_js, sizeof pages_reversi_day_js},
    {"/pages/reversi/engine.js", pages_reversi_engine_js, sizeof pages_reversi_engine_js},
    {"/pages/reversi/judgement.js", pages_reversi_judgement_js, sizeof pages_reversi_judgement_js},
    {"/pages/reversi/kept.js", pages_reversi_kept_js, sizeof pages_reversi_kept_js},
    {"/pages/reversi/line.js", pages_reversi_line_js, sizeof pages_reversi_line_js},
    {"/pages/reversi/motion.js", pages_reversi_motion_js, sizeof pages_reversi_motion_js},
    {"/pages/reversi/moves.js", pages_reversi_moves_js, sizeof pages_reversi_moves_js},
    {"/pages/reversi/picture.js", pages_reversi_picture_js, sizeof pages_reversi_picture_js},
    {"/pages/reversi/practise/exercises.js", pages_reversi_practise_exercises_js, sizeof pages_reversi_practise_exercises_js},
    {"/pages/reversi/practise/learn.js", pages_reversi_practise_learn_js, sizeof pages_reversi_practise_learn_js},
    {"/pages/reversi/practise/practice.js", pages_reversi_practise_practice_js, sizeof pages_reversi_practise_practice_js},
    {"/pages/reversi/practise/puzzles.obf", pages_reversi_practise_puzzles_obf, sizeof pages_reversi_practise_puzzles_obf},
    {"/pages/reversi/record.js", pages_reversi_record_js, sizeof pages_reversi_record_js},
    {"/pages/reversi/result.js", pages_reversi_result_js, sizeof pages_reversi_result_js},
    {"/pages/reversi/train/lines.js", pages_reversi_train_lines_js, sizeof pages_reversi_train_lines_js},
    {"/pages/reversi/train/openings.txt", pages_reversi_train_openings_txt, sizeof pages_reversi_train_openings_txt},
    {"/pages/reversi/train/repetition.js", pages_reversi_train_repetition_js, sizeof pages_reversi_train_repetition_js},
    {"/pages/reversi/train/trainer.js", pages_reversi_train_trainer_js, sizeof pages_reversi_train_trainer_js},
    {"/pages/reversi/words.js", pages_reversi_words_js, sizeof pages_reversi_words_js},
    {"/pages/set.css", pages_set_css, sizeof pages_set_css},
    {"/pages/set.js", pages_set_js, sizeof pages_set_js},
    {"/pages/set/board.js", pages_set_board_js, sizeof pages_set_board_js},
    {"/pages/set/day.js", pages_set_day_js, sizeof pages_set_day_js},
    {"/pages/set/decks/days.js", pages_set_decks_days_js, sizeof pages_set_decks_days_js},
    {"/pages/set/decks/dots.js", pages_set_decks_dots_js, sizeof pages_set_decks_dots_js},
    {"/pages/set/decks/features.js", pages_set_decks_features_js, sizeof pages_set_decks_features_js},
    {"/pages/set/decks/kin.css", pages_set_decks_kin_css, sizeof pages_set_decks_kin_css},
    {"/pages/set/decks/kin.js", pages_set_decks_kin_js, sizeof pages_set_decks_kin_js},
    {"/pages/set/decks/quads.js", pages_set_decks_quads_js, sizeof pages_set_decks_quads_js},
    {"/pages/set/display.js", pages_set_display_js, sizeof pages_set_display_js},
    {"/pages/set/explore.css", pages_set_explore_css, sizeof pages_set_explore_css},
    {"/pages/set/explore.js", pages_set_explore_js, sizeof pages_set_explore_js},
    {"/pages/set/faces.js", pages_set_faces_js, sizeof pages_set_faces_js},
    {"/pages/set/found.js", pages_set_found_js, sizeof pages_set_found_js},
    {"/pages/set/hints.js", pages_set_hints_js, sizeof pages_set_hints_js},
    {"/pages/set/learn.js", pages_set_learn_js, sizeof pages_set_learn_js},
    {"/pages/set/odds.js", pages_set_odds_js, sizeof pages_set_odds_js},
    {"/pages/set/own/make.css", pages_set_own_make_css, sizeof pages_set_own_make_css},
    {"/pages/set/own/make.js", pages_set_own_make_js, sizeof pages_set_own_make_js},
    {"/pages/set/own/wear.js", pages_set_own_wear_js, sizeof pages_set_own_wear_js},
    {"/pages/set/palette.js", pages_set_palette_js, sizeof pages_set_palette_js},
    {"/pages/set/picture.js", pages_set_picture_js, sizeof pages_set_picture_js},
    {"/pages/set/play.js", pages_set_play_js, sizeof pages_set_play_js},
    {"/pages/set/race.js", pages_set_race_js, sizeof pages_set_race_js},
    {"/pages/set/result.js", pages_set_result_js, sizeof pages_set_result_js},
    {"/pages/set/rhythm.js", pages_set_rhythm_js, sizeof pages_set_rhythm_js},
    {"/pages/set/taken.js", pages_set_taken_js, sizeof pages_set_taken_js},
    {"/pages/set/two.js", pages_set_two_js, sizeof pages_set_two_js},
    {"/pages/set/why.js", pages_set_why_js, sizeof pages_set_why_js},
    {"/pages/today.css", pages_today_css, sizeof pages_today_css},
    {"/style.css", style_css, sizeof style_css},
    {"/theme.js", theme_js, sizeof theme_js},
    {NULL, NULL, 0},
};

static const page_entry pages[] = {
    {"/",
     "</pages/front.css>; rel=preload; as=style,</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/front.js>; rel=modulepreload,</lib/parts/evidence.js>; rel=modulepreload,</lib/parts/words.js>; rel=modulepreload,</lib/play/players.js>; rel=modulepreload,</pages/front/answers.js>; rel=modulepreload,</pages/front/games.js>; rel=modulepreload,</lib/parts/numbers.js>; rel=modulepreload,</pages/front/pictures.js>; rel=modulepreload,</pages/front/today.js>; rel=modulepreload,</lib/service/api.js>; rel=modulepreload,</lib/service/carrier.js>; rel=modulepreload,</lib/service/connection.js>; rel=modulepreload,</lib/service/fault.js>; rel=modulepreload,</lib/play/days.js>; rel=modulepreload,</pages/front/cards.js>; rel=modulepreload,</pages/set/faces.js>; rel=modulepreload"},
    {"/matchsticks",
     "</pages/play.css>; rel=preload; as=style,</pages/matchsticks.css>; rel=preload; as=style,</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/matchsticks.js>; rel=modulepreload,</lib/play/frame.js>; rel=modulepreload,</lib/parts/evidence.js>; rel=modulepreload,</lib/play/game.js>; rel=modulepreload,</lib/service/connection.js>; rel=modulepreload,</lib/play/queue.js>; rel=modulepreload,</lib/play/record.js>; rel=modulepreload,</lib/service/api.js>; rel=modulepreload,</lib/service/carrier.js>; rel=modulepreload,</lib/service/fault.js>; rel=modulepreload,</lib/play/tally.js>; rel=modulepreload,</lib/play/thinking.js>; rel=modulepreload,</lib/service/address.js>; rel=modulepreload,</lib/parts/panels.js>; rel=modulepreload,</lib/play/scores.js>; rel=modulepreload,</lib/parts/share.js>; rel=modulepreload,</lib/parts/toast.js>; rel=modulepreload,</lib/parts/toolbar.js>; rel=modulepreload,</lib/parts/icons.js>; rel=modulepreload,</lib/parts/veil.js>; rel=modulepreload,</lib/parts/words.js>; rel=modulepreload,</lib/play/players.js>; rel=modulepreload,</lib/play/wait.js>; rel=modulepreload,</lib/parts/views.js>; rel=modulepreload,</lib/parts/tabs.js>; rel=modulepreload,</pages/matchsticks/address.js>; rel=modulepreload,</pages/matchsticks/table.js>; rel=modulepreload,</lib/parts/numbers.js>; rel=modulepreload,</lib/parts/stage.js>; rel=modulepreload,</pages/matchsticks/many.js>; rel=modulepreload,</pages/matchsticks/sticks.js>; rel=modulepreload"},
    {"/set",
     "</pages/play.css>; rel=preload; as=style,</pages/set.css>; rel=preload; as=style,</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/set.js>; rel=modulepreload,</lib/parts/views.js>; rel=modulepreload,</lib/service/address.js>; rel=modulepreload,</lib/service/connection.js>; rel=modulepreload,</lib/parts/tabs.js>; rel=modulepreload,</lib/parts/veil.js>; rel=modulepreload,</lib/parts/words.js>; rel=modulepreload,</lib/play/players.js>; rel=modulepreload,</pages/set/display.js>; rel=modulepreload,</pages/set/play.js>; rel=modulepreload,</lib/play/frame.js>; rel=modulepreload,</lib/parts/evidence.js>; rel=modulepreload,</lib/play/game.js>; rel=modulepreload,</lib/play/queue.js>; rel=modulepreload,</lib/play/record.js>; rel=modulepreload,</lib/service/api.js>; rel=modulepreload,</lib/service/carrier.js>; rel=modulepreload,</lib/service/fault.js>; rel=modulepreload,</lib/play/tally.js>; rel=modulepreload,</lib/play/thinking.js>; rel=modulepreload,</lib/parts/panels.js>; rel=modulepreload,</lib/play/scores.js>; rel=modulepreload,</lib/parts/share.js>; rel=modulepreload,</lib/parts/toast.js>; rel=modulepreload,</lib/parts/toolbar.js>; rel=modulepreload,</lib/parts/icons.js>; rel=modulepreload,</lib/play/wait.js>; rel=modulepreload,</lib/parts/numbers.js>; rel=modulepreload,</pages/set/board.js>; rel=modulepreload,</lib/parts/cards.js>; rel=modulepreload,</lib/parts/stage.js>; rel=modulepreload,</pages/set/faces.js>; rel=modulepreload,</pages/set/hints.js>; rel=modulepreload,</pages/set/rhythm.js>; rel=modulepreload,</pages/set/taken.js>; rel=modulepreload,</pages/set/two.js>; rel=modulepreload"},
    {"/reversi",
     "</pages/play.css>; rel=preload; as=style,</pages/reversi.css>; rel=preload; as=style,</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/reversi.js>; rel=modulepreload,</lib/service/address.js>; rel=modulepreload,</lib/service/api.js>; rel=modulepreload,</lib/service/carrier.js>; rel=modulepreload,</lib/service/connection.js>; rel=modulepreload,</lib/service/fault.js>; rel=modulepreload,</lib/play/frame.js>; rel=modulepreload,</lib/parts/evidence.js>; rel=modulepreload,</lib/play/game.js>; rel=modulepreload,</lib/play/queue.js>; rel=modulepreload,</lib/play/record.js>; rel=modulepreload,</lib/play/tally.js>; rel=modulepreload,</lib/play/thinking.js>; rel=modulepreload,</lib/parts/panels.js>; rel=modulepreload,</lib/play/scores.js>; rel=modulepreload,</lib/parts/share.js>; rel=modulepreload,</lib/parts/toast.js>; rel=modulepreload,</lib/parts/toolbar.js>; rel=modulepreload,</lib/parts/icons.js>; rel=modulepreload,</lib/parts/veil.js>; rel=modulepreload,</lib/parts/words.js>; rel=modulepreload,</lib/play/players.js>; rel=modulepreload,</lib/play/wait.js>; rel=modulepreload,</lib/parts/tabs.js>; rel=modulepreload,</pages/reversi/board.js>; rel=modulepreload,</lib/parts/stage.js>; rel=modulepreload,</pages/reversi/line.js>; rel=modulepreload,</pages/reversi/motion.js>; rel=modulepreload,</pages/reversi/clock.js>; rel=modulepreload,</lib/parts/numbers.js>; rel=modulepreload,</pages/reversi/kept.js>; rel=modulepreload,</pages/reversi/moves.js>; rel=modulepreload,</pages/reversi/words.js>; rel=modulepreload"},
    {"/memory",
     "</pages/play.css>; rel=preload; as=style,</pages/deck.css>; rel=preload; as=style,</pages/memory.css>; rel=preload; as=style,</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/memory.js>; rel=modulepreload,</lib/parts/views.js>; rel=modulepreload,</lib/service/address.js>; rel=modulepreload,</lib/service/connection.js>; rel=modulepreload,</lib/parts/tabs.js>; rel=modulepreload,</lib/parts/veil.js>; rel=modulepreload,</lib/parts/words.js>; rel=modulepreload,</lib/play/players.js>; rel=modulepreload,</pages/memory/play.js>; rel=modulepreload,</lib/play/adviser.js>; rel=modulepreload,</lib/parts/evidence.js>; rel=modulepreload,</lib/charts/tables.js>; rel=modulepreload,</lib/play/deck.js>; rel=modulepreload,</lib/parts/cards.js>; rel=modulepreload,</lib/parts/stage.js>; rel=modulepreload,</lib/play/numbered.js>; rel=modulepreload,</lib/play/frame.js>; rel=modulepreload,</lib/play/game.js>; rel=modulepreload,</lib/play/queue.js>; rel=modulepreload,</lib/play/record.js>; rel=modulepreload,</lib/service/api.js>; rel=modulepreload,</lib/service/carrier.js>; rel=modulepreload,</lib/service/fault.js>; rel=modulepreload,</lib/play/tally.js>; rel=modulepreload,</lib/play/thinking.js>; rel=modulepreload,</lib/parts/panels.js>; rel=modulepreload,</lib/play/scores.js>; rel=modulepreload,</lib/parts/share.js>; rel=modulepreload,</lib/parts/toast.js>; rel=modulepreload,</lib/parts/toolbar.js>; rel=modulepreload,</lib/parts/icons.js>; rel=modulepreload,</lib/play/wait.js>; rel=modulepreload,</lib/parts/numbers.js>; rel=modulepreload,</pages/memory/adviser.js>; rel=modulepreload,</pages/memory/choices.js>; rel=modulepreload,</pages/memory/faces.js>; rel=modulepreload"},
    {"/cardmatch",
     "</pages/play.css>; rel=preload; as=style,</pages/deck.css>; rel=preload; as=style,</pages/cardmatch.css>; rel=preload; as=style,</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/cardmatch.js>; rel=modulepreload,</lib/parts/views.js>; rel=modulepreload,</lib/service/address.js>; rel=modulepreload,</lib/service/connection.js>; rel=modulepreload,</lib/parts/tabs.js>; rel=modulepreload,</lib/parts/veil.js>; rel=modulepreload,</lib/parts/words.js>; rel=modulepreload,</lib/play/players.js>; rel=modulepreload,</pages/cardmatch/play.js>; rel=modulepreload,</lib/play/adviser.js>; rel=modulepreload,</lib/parts/evidence.js>; rel=modulepreload,</lib/charts/tables.js>; rel=modulepreload,</lib/play/deck.js>; rel=modulepreload,</lib/parts/cards.js>; rel=modulepreload,</lib/parts/stage.js>; rel=modulepreload,</lib/play/numbered.js>; rel=modulepreload,</lib/play/frame.js>; rel=modulepreload,</lib/play/game.js>; rel=modulepreload,</lib/play/queue.js>; rel=modulepreload,</lib/play/record.js>; rel=modulepreload,</lib/service/api.js>; rel=modulepreload,</lib/service/carrier.js>; rel=modulepreload,</lib/service/fault.js>; rel=modulepreload,</lib/play/tally.js>; rel=modulepreload,</lib/play/thinking.js>; rel=modulepreload,</lib/parts/panels.js>; rel=modulepreload,</lib/play/scores.js>; rel=modulepreload,</lib/parts/share.js>; rel=modulepreload,</lib/parts/toast.js>; rel=modulepreload,</lib/parts/toolbar.js>; rel=modulepreload,</lib/parts/icons.js>; rel=modulepreload,</lib/play/wait.js>; rel=modulepreload,</lib/parts/numbers.js>; rel=modulepreload,</pages/cardmatch/adviser.js>; rel=modulepreload,</pages/cardmatch/faces.js>; rel=modulepreload"},
    {"/results",
     "</pages/results.css>; rel=preload; as=style,</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/results.js>; rel=modulepreload,</lib/parts/numbers.js>; rel=modulepreload,</lib/charts/tables.js>; rel=modulepreload,</lib/play/results.js>; rel=modulepreload,</lib/service/files.js>; rel=modulepreload,</pages/results/done.js>; rel=modulepreload,</lib/play/days.js>; rel=modulepreload,</pages/results/summary.js>; rel=modulepreload"},
    {"404",
     "</main.js>; rel=modulepreload,</lib/parts/dom.js>; rel=modulepreload,</lib/parts/dress.js>; rel=modulepreload,</lib/service/place.js>; rel=modulepreload,</lib/service/store.js>; rel=modulepreload,</pages/missing.js>; rel=modulepreload"},
    {NULL, NULL},
};

page_file page_file_at(size_t index) { return files[index]; }
page_entry page_entry_at(size_t index) { return pages[index]; }
