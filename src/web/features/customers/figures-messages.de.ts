import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type * as English from './figures-messages.ts'

export const figuresMessages: MessagesOf<typeof English.figuresMessages> = {
  title: 'Kunden in Zahlen',
  empty: 'Kennzahlen gibt es ab dem ersten Kunden.',
  total: 'Kunden',
  active: 'Aktiv',
  pending: 'Ausstehend',
  subscriptionRate: 'Mit Abonnement',
  rateHelp: 'aller Kunden',
  byStatus: 'Nach Status',
  byCountry: 'Nach Land',
  byIndustry: 'Nach Branche',
  status: 'Status',
  country: 'Land',
  industry: 'Branche',
  others: (count) => `${formatNumber(count)} weitere`,
}
