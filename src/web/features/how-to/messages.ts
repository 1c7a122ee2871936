/** What the tools over every page are for (SHELL-03). */
export const howToMessages = {
  title: 'Pricewright Tools',
  lead: 'Two helpers wait at the bottom of every page:',
  chat: 'Live chat',
  chatText: 'Ask our support. Where no chat is set up, the button leads to the contact form.',
  notes: 'Sticky notes',
  notesText:
    'A note lies on every page until you pin it to one. Drag it where it helps, and find it again on every device.',
  tell: 'What they do',
  hide: 'Don’t show this again',
  close: 'Got it',
}
