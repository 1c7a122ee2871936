/** The path of the styles of these pages. */
export const STYLE_PATH = '/pages.css'
/** The script that changes the theme: one of the browser's files. */
export const THEME_SCRIPT_PATH = '/site-theme.js'
/** The path of the blog's feed. */
export const FEED_PATH = '/blog/feed.xml'

/** Opens the live chat on these pages. */
export const CHAT_SCRIPT_PATH = '/site-chat.js'
