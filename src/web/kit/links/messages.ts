import type { Noun } from '../format/number.ts'

const view: Noun = { one: 'view', other: 'views' }

/** Words about public links. */
export const linkMessages = {
  view,
  life: 'Open for',
  lives: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'One year', never: 'Until I close it' },
  make: 'Make a link',
  making: 'Making the link…',
  notFresh:
    'Whoever has a public link sees what it shows. Making one takes a sign-in that is less than five minutes old.',
  made: 'Copy the link now: for safety it is shown this once.',
  copy: 'Copy',
  copied: 'Copied',
  openLink: 'Open',
  links: 'Links',
  none: 'There is no link yet.',
  loadFailed: 'The links could not be loaded.',
  madeOn: (day: string) => `Made ${day}`,
  open: 'Open',
  expired: 'Expired',
  revoked: 'Closed',
  until: (day: string) => `until ${day}`,
  noEnd: 'no end',
  revoke: 'Close',
  revokeTitle: 'Close this link?',
  revokeText: 'Whoever has it sees nothing any more. You can make a new one at any time.',
} as const
