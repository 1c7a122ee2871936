/** The path of the page that the live chat runs in, where one is set up (SHELL-02). */
export const CHAT_FRAME_PATH = '/chat/frame'
/** The script of that page. */
export const CHAT_FRAME_SCRIPT = '/chat-frame.js'

/** What that page tells the page around it. */
export type ChatNews = 'chat-shown' | 'chat-closed' | 'chat-unavailable'
