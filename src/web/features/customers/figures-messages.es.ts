import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './figures-messages.ts'

export const figuresMessages: MessagesOf<typeof English.figuresMessages> = {
  title: 'Clientes en cifras',
  empty: 'Las cifras llegan con el primer cliente.',
  total: 'Clientes',
  active: 'Activos',
  pending: 'Pendientes',
  subscriptionRate: 'Con suscripción',
  rateHelp: 'de todos los clientes',
  byStatus: 'Por estado',
  byCountry: 'Por país',
  byIndustry: 'Por sector',
  status: 'Estado',
  country: 'País',
  industry: 'Sector',
  others: (count: number) =>
    plural(count, { one: `${formatNumber(count)} otro`, other: `${formatNumber(count)} otros` }),
}
