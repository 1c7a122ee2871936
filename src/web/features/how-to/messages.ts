/** What the tools over every page are for (SHELL-03). */
export const howToMessages = {
  title: 'Pricewright Tools',
  lead: 'Three helpers wait at the bottom of every page:',
  chat: 'Live chat',
  chatText: 'Ask our support. Where no chat is set up, the button leads to the contact form.',
  assistant: 'AI assistant',
  assistantText: 'Ask about prices, margins and open invoices. The answers come from your own figures.',
  notes: 'Sticky notes',
  notesText:
    'A note shows on every page until you pin it to one. Drag it where it helps, and find it again on every device.',
  tell: 'What they do',
  hide: 'Don’t show this again',
  close: 'Got it',
}
