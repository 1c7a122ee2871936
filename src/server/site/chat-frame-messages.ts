/** The page that the live chat runs in. */
export const chatFrameMessages = { title: 'Live chat' }
