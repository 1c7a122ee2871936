import type { Noun } from '../format/number.ts'

const view: Noun = { one: 'view', other: 'views' }

/** Words about public links. */
export const linkMessages = {
  view,
  life: 'Valid for',
  lives: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'One year', never: 'Until I turn it off' },
  make: 'Make a link',
  making: 'Making the link…',
  notFresh:
    'Anyone who has a public link can see what it shows. To make one, you must have signed in within the last five minutes.',
  made: 'Copy the link now: for safety it is shown only once.',
  copy: 'Copy',
  copied: 'Copied',
  openLink: 'Open the page',
  links: 'Links',
  none: 'There is no link yet.',
  loadFailed: 'The links could not be loaded.',
  madeOn: (day: string) => `Made ${day}`,
  open: 'Active',
  expired: 'Expired',
  revoked: 'Turned off',
  until: (day: string) => `until ${day}`,
  noEnd: 'no end date',
  revoke: 'Turn off',
  revokeTitle: 'Turn off this link?',
  revokeText: 'It stops working for everyone who has it. You can make a new one at any time.',
} as const
