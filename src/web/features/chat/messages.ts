/** The live chat with the operator's support (SHELL-02). */
export const chatMessages = {
  open: 'Live Chat with Support',
  title: 'Live chat',
  close: 'Close the chat',
  loading: 'The chat is opening…',
  offline: 'The live chat needs a connection. Write to us once you are online again.',
  unavailable: 'The live chat cannot be reached right now.',
  write: 'Write to us',
}
