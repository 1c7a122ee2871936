import type { TimelineEntry } from '#contract/document-timeline.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'

type Kind = TimelineEntry['kind']
type Told = Readonly<{ who: string; amount: string; number: string; isPaidBack: boolean }>

const by = (what: string, who: string): string => (who === '' ? `Marked as ${what}` : `${titled(what)} by ${who}`)
const titled = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const kinds: Readonly<Record<Kind, (told: Told) => string>> = {
  made: () => 'Created',
  sent: () => 'Marked as sent',
  mailed: ({ who }) => mailMessages.becameOf.sent(who),
  reminded: ({ who }) => (who === '' ? 'Reminded' : `Reminded ${who}`),
  shared: () => 'Shared by link',
  viewed: () => 'Viewed by the customer',
  accepted: ({ who }) => by('accepted', who),
  declined: ({ who }) => by('declined', who),
  received: () => 'Marked as received',
  applied: () => 'Marked as applied',
  paid: ({ amount, isPaidBack }) => `${isPaidBack ? 'Paid back' : 'Paid'}: ${amount}`,
  'credit-drafted': ({ number, amount }) => `Draft credit note made: ${number}, ${amount}`,
  credited: ({ number, amount }) => `Credited: ${number}, ${amount}`,
  corrected: () => 'Edited after it was sent',
  replaced: ({ number }) => `Corrected by ${number}`,
  converted: ({ number }) => `Became ${number}`,
  void: () => 'Voided',
}

/** One entry: of a mail that did not go out, what became of it. */
function entry({
  kind,
  state,
  ...told
}: Told & { readonly kind: Kind; readonly state: TimelineEntry['state'] | undefined }): string {
  return state === undefined || state === 'sent' ? kinds[kind](told) : mailMessages.becameOf[state](told.who)
}

/** What happened to a document. */
export const timelineMessages = {
  label: 'Timeline',
  entry,
  visits: (count: number) => `${formatNumber(count)} visits, last`,
  last: 'Last',
  quoted: (note: string) => `“${note}”`,
  reminders: ['', 'First reminder', 'Second reminder', 'Last reminder'],
} as const
