// Written by .ci/page: every file of site/.
#include "Page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char icon_svg[] = {
#embed "site/icon.svg"
};
static const unsigned char index_html[] = {
#embed "site/index.html"
};
static const unsigned char lib_api_js[] = {
#embed "site/lib/api.js"
};
static const unsigned char lib_chart_js[] = {
#embed "site/lib/chart.js"
};
static const unsigned char lib_dom_js[] = {
#embed "site/lib/dom.js"
};
static const unsigned char lib_evidence_js[] = {
#embed "site/lib/evidence.js"
};
static const unsigned char lib_frame_js[] = {
#embed "site/lib/frame.js"
};
static const unsigned char lib_game_js[] = {
#embed "site/lib/game.js"
};
static const unsigned char lib_settings_js[] = {
#embed "site/lib/settings.js"
};
static const unsigned char lib_tabs_js[] = {
#embed "site/lib/tabs.js"
};
static const unsigned char main_js[] = {
#embed "site/main.js"
};
static const unsigned char rooms_front_js[] = {
#embed "site/rooms/front.js"
};
static const unsigned char rooms_matchsticks_js[] = {
#embed "site/rooms/matchsticks.js"
};
static const unsigned char rooms_reversi_js[] = {
#embed "site/rooms/reversi.js"
};
static const unsigned char rooms_reversi_analysis_js[] = {
#embed "site/rooms/reversi/analysis.js"
};
static const unsigned char rooms_reversi_board_js[] = {
#embed "site/rooms/reversi/board.js"
};
static const unsigned char rooms_reversi_engine_js[] = {
#embed "site/rooms/reversi/engine.js"
};
static const unsigned char rooms_reversi_gauge_js[] = {
#embed "site/rooms/reversi/gauge.js"
};
static const unsigned char rooms_reversi_kept_js[] = {
#embed "site/rooms/reversi/kept.js"
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
static const unsigned char rooms_reversi_practice_js[] = {
#embed "site/rooms/reversi/practice.js"
};
static const unsigned char rooms_reversi_record_js[] = {
#embed "site/rooms/reversi/record.js"
};
static const unsigned char rooms_reversi_review_js[] = {
#embed "site/rooms/reversi/review.js"
};
static const unsigned char rooms_reversi_setup_js[] = {
#embed "site/rooms/reversi/setup.js"
};
static const unsigned char rooms_reversi_study_js[] = {
#embed "site/rooms/reversi/study.js"
};
static const unsigned char rooms_reversi_values_js[] = {
#embed "site/rooms/reversi/values.js"
};
static const unsigned char rooms_reversi_words_js[] = {
#embed "site/rooms/reversi/words.js"
};
static const unsigned char style_css[] = {
#embed "site/style.css"
};

static const page_file files[] = {
    {"/icon.svg", icon_svg, sizeof icon_svg},
    {"/index.html", index_html, sizeof index_html},
    {"/lib/api.js", lib_api_js, sizeof lib_api_js},
    {"/lib/chart.js", lib_chart_js, sizeof lib_chart_js},
    {"/lib/dom.js", lib_dom_js, sizeof lib_dom_js},
    {"/lib/evidence.js", lib_evidence_js, sizeof lib_evidence_js},
    {"/lib/frame.js", lib_frame_js, sizeof lib_frame_js},
    {"/lib/game.js", lib_game_js, sizeof lib_game_js},
    {"/lib/settings.js", lib_settings_js, sizeof lib_settings_js},
    {"/lib/tabs.js", lib_tabs_js, sizeof lib_tabs_js},
    {"/main.js", main_js, sizeof main_js},
    {"/rooms/front.js", rooms_front_js, sizeof rooms_front_js},
    {"/rooms/matchsticks.js", rooms_matchsticks_js, sizeof rooms_matchsticks_js},
    {"/rooms/reversi.js", rooms_reversi_js, sizeof rooms_reversi_js},
    {"/rooms/reversi/analysis.js", rooms_reversi_analysis_js, sizeof rooms_reversi_analysis_js},
    {"/rooms/reversi/board.js", rooms_reversi_board_js, sizeof rooms_reversi_board_js},
    {"/rooms/reversi/engine.js", rooms_reversi_engine_js, sizeof rooms_reversi_engine_js},
    {"/rooms/reversi/gauge.js", rooms_reversi_gauge_js, sizeof rooms_reversi_gauge_js},
    {"/rooms/reversi/kept.js", rooms_reversi_kept_js, sizeof rooms_reversi_kept_js},
    {"/rooms/reversi/line.js", rooms_reversi_line_js, sizeof rooms_reversi_line_js},
    {"/rooms/reversi/moves.js", rooms_reversi_moves_js, sizeof rooms_reversi_moves_js},
    {"/rooms/reversi/opening.js", rooms_reversi_opening_js, sizeof rooms_reversi_opening_js},
    {"/rooms/reversi/practice.js", rooms_reversi_practice_js, sizeof rooms_reversi_practice_js},
    {"/rooms/reversi/record.js", rooms_reversi_record_js, sizeof rooms_reversi_record_js},
    {"/rooms/reversi/review.js", rooms_reversi_review_js, sizeof rooms_reversi_review_js},
    {"/rooms/reversi/setup.js", rooms_reversi_setup_js, sizeof rooms_reversi_setup_js},
    {"/rooms/reversi/study.js", rooms_reversi_study_js, sizeof rooms_reversi_study_js},
    {"/rooms/reversi/values.js", rooms_reversi_values_js, sizeof rooms_reversi_values_js},
    {"/rooms/reversi/words.js", rooms_reversi_words_js, sizeof rooms_reversi_words_js},
    {"/style.css", style_css, sizeof style_css},
    {NULL, NULL, 0},
};

page_file page_file_at(size_t index) { return files[index]; }
