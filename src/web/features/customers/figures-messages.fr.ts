import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './figures-messages.ts'

export const figuresMessages: MessagesOf<typeof English.figuresMessages> = {
  title: 'Chiffres clés des clients',
  empty: 'Les chiffres clés arrivent avec le premier client.',
  total: 'Clients',
  active: 'Actifs',
  pending: 'En attente',
  subscriptionRate: 'Avec abonnement',
  rateHelp: 'de tous les clients',
  byStatus: 'Par statut',
  byCountry: 'Par pays',
  byIndustry: 'Par secteur',
  status: 'Statut',
  country: 'Pays',
  industry: 'Secteur d’activité',
  others: (count) => `${formatNumber(count)} ${plural(count, { one: 'autre', other: 'autres' })}`,
}
