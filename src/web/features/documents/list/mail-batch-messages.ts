import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'

const mails = (count: number): string => formatCount(count, { one: 'mail', other: 'mails' })

/** Several documents that are mailed in one go. */
export const mailBatchMessages = {
  title: (count: number) => `Mail ${countOf('document', count)}`,
  lead: 'Each gets the default mail in its own language, with its PDF. This marks drafts as sent.',
  list: 'What is mailed to whom',
  include: (number: string) => `Mail ${number}`,
  to: (number: string) => `To, ${number}`,
  link: 'Add a link to each document',
  look: 'Show the mail',
  hide: 'Hide the mail',
  act: { act: 'send', thing: 'this mail' },
  send: (count: number) => `Send ${mails(count)}`,
  nothing: 'Choose what to mail',
  working: 'Sending the mails',
  left: (count: number) => `${formatNumber(count)} left`,
  stop: 'Stop',
  done: (count: number, toOutbox: boolean) =>
    toOutbox ? `${mails(count)} saved in the outbox folder, not sent to anyone.` : `${mails(count)} handed over`,
  failed: (count: number) => `${mails(count)} not sent: correct what is listed below, and send again.`,
  mailed: (told: string) => `Left out: it was mailed before. ${told}.`,
  sentMeanwhile: (what: string) => `${what} Choose it to send it again.`,
  missing: (what: string) => `Left out unless you choose it. ${what}`,
  stays: (why: string) => `Left out: it ${why}`,
  unchosen: 'Left out.',
  noAddress: 'Left out: enter an e-mail address.',
  obstacles: {
    void: 'is void.',
    template: 'is a template.',
    unnumbered: 'has no number yet. It gets one as soon as this device is online.',
    empty: 'has no lines yet.',
    belowZero: 'has a total below zero: make it a credit note.',
    forbidden: 'lacks what the law requires.',
  },
  tooMany: (most: number) => `At most ${countOf('document', most)} at once: choose fewer.`,
  offline: 'Mails are sent by the server: connect, and try again.',
} as const
