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
static const unsigned char main_js[] = {
#embed "site/main.js"
};
static const unsigned char rooms_front_js[] = {
#embed "site/rooms/front.js"
};
static const unsigned char rooms_matchsticks_js[] = {
#embed "site/rooms/matchsticks.js"
};
static const unsigned char style_css[] = {
#embed "site/style.css"
};

static const page_file files[] = {
    {"/icon.svg", icon_svg, sizeof icon_svg},
    {"/index.html", index_html, sizeof index_html},
    {"/lib/api.js", lib_api_js, sizeof lib_api_js},
    {"/lib/dom.js", lib_dom_js, sizeof lib_dom_js},
    {"/lib/evidence.js", lib_evidence_js, sizeof lib_evidence_js},
    {"/lib/frame.js", lib_frame_js, sizeof lib_frame_js},
    {"/lib/game.js", lib_game_js, sizeof lib_game_js},
    {"/lib/settings.js", lib_settings_js, sizeof lib_settings_js},
    {"/main.js", main_js, sizeof main_js},
    {"/rooms/front.js", rooms_front_js, sizeof rooms_front_js},
    {"/rooms/matchsticks.js", rooms_matchsticks_js, sizeof rooms_matchsticks_js},
    {"/style.css", style_css, sizeof style_css},
    {NULL, NULL, 0},
};

page_file page_file_at(size_t index) { return files[index]; }
