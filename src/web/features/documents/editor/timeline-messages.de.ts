import type { TimelineEntry } from '#contract/document-timeline.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type * as English from './timeline-messages.ts'

type Kind = TimelineEntry['kind']
type Told = Readonly<{ who: string; amount: string; number: string; isPaidBack: boolean }>

const kinds: Readonly<Record<Kind, (told: Told) => string>> = {
  made: () => 'Erstellt',
  sent: () => 'Als gesendet markiert',
  mailed: ({ who }) => mailMessages.becameOf.sent(who),
  reminded: ({ who }) => (who === '' ? 'Erinnert' : `Erinnert: ${who}`),
  shared: () => 'Per Link geteilt',
  viewed: () => 'Vom Kunden angesehen',
  accepted: ({ who }) => (who === '' ? 'Als angenommen markiert' : `Angenommen von ${who}`),
  declined: ({ who }) => (who === '' ? 'Als abgelehnt markiert' : `Abgelehnt von ${who}`),
  received: () => 'Als erhalten markiert',
  applied: () => 'Als verrechnet markiert',
  paid: ({ amount, isPaidBack }) => `${isPaidBack ? 'Zurückgezahlt' : 'Bezahlt'}: ${amount}`,
  'credit-drafted': ({ number, amount }) => `Rechnungskorrektur als Entwurf: ${number}, ${amount}`,
  credited: ({ number, amount }) => `Gutgeschrieben: ${number}, ${amount}`,
  corrected: () => 'Nach dem Senden bearbeitet',
  replaced: ({ number }) => `Korrigiert durch ${number}`,
  converted: ({ number }) => `Umgewandelt in ${number}`,
  void: () => 'Für ungültig erklärt',
}

export const timelineMessages: MessagesOf<typeof English.timelineMessages> = {
  label: 'Zeitachse',
  entry: ({ kind, state, ...told }) =>
    state === undefined || state === 'sent' ? kinds[kind](told) : mailMessages.becameOf[state](told.who),
  visits: (count) => `${formatNumber(count)} Aufrufe, zuletzt`,
  last: 'Zuletzt',
  quoted: (note) => `„${note}“`,
  reminders: ['', 'Erste Zahlungserinnerung', 'Zweite Zahlungserinnerung', 'Letzte Zahlungserinnerung'],
}
