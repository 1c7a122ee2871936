import { formatCount } from '#web/kit/format/number.ts'

/** Words about what a document misses before it goes out. */
export const missingMessages = {
  title: (number: string) => `Before you send ${number}`,
  lead: 'Your customer and the law expect this on it. Fill it in here: each is saved as you go.',
  leadOfCustomer: (name: string) =>
    `Your customer and the law expect this on it. Fill it in here: each is saved as you go, and what ${name} lacks is kept for their next document.`,
  keptFor: (name: string) => `Saved here and with ${name}`,
  count: (count: number) => formatCount(count, { one: 'thing to check', other: 'things to check' }),
  missing: (count: number) => formatCount(count, { one: 'thing is missing', other: 'things are missing' }),
  needed: (count: number) =>
    formatCount(count, {
      one: 'thing required by law is missing',
      other: 'things required by law are missing',
    }),
  ready: 'Nothing is missing.',
  whole: (number: string) => `Send ${number}`,
  wholeLead: 'Nothing is missing. How does it reach your customer?',
  ways: {
    mail: { send: 'By mail…', anyway: 'By mail anyway…' },
    share: { send: 'By link…', anyway: 'By link anyway…' },
    mark: { send: 'Mark as sent', anyway: 'Mark as sent anyway' },
    goOn: { send: 'Continue', anyway: 'Send anyway' },
  },
  markHelp: 'If you deliver it yourself, for example on paper, mark it as sent.',
} as const
