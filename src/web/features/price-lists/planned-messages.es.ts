import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ScheduledState } from '#domain/price-list/list-rules.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatRate, plural } from '#web/kit/format/number.ts'
import type * as English from './planned-messages.ts'

type Plan = RowOfKind<'scheduledPrice'>

const states: Readonly<Record<ScheduledState, string>> = {
  planned: 'Programado',
  running: 'En curso',
  done: 'Terminado',
  cancelled: 'Cancelado',
  failed: 'Fallido',
}

export const plannedMessages: MessagesOf<typeof English.plannedMessages> = {
  title: 'Precios programados',
  lead: 'Un precio que entra en vigor solo, a su hora. Cuando termina una promoción, vuelve el precio anterior.',
  thing: 'estos precios programados',
  plan: 'Programar un precio',
  states,
  noEnd: 'sin final',
  change: ({
    patchKind,
    amount,
    currency,
    percentOff,
  }: Pick<Plan, 'patchKind' | 'amount' | 'currency' | 'percentOff'>) => {
    if (patchKind === 'price') return amount === null ? '–' : formatMoney(amount, currency)
    return percentOff < 0 ? `${formatRate(-percentOff)} más` : `${formatRate(percentOff)} menos`
  },
  cameTo: (price: number, currency: string) => `quedó en ${formatMoney(price, currency)}`,
  promotion: 'Promoción',
  cancel: (title: string) => `Cancelar ${title}`,
  cancelAll: 'Cancelar',
  cancelled: 'Cancelado',
  kept: (rows: number) =>
    plural(rows, {
      one: `${formatNumber(rows)} conservó un cambio posterior`,
      other: `${formatNumber(rows)} conservaron un cambio posterior`,
    }),
  gone: 'Un producto eliminado',
  showDone: 'Mostrar lo terminado',
  hideDone: 'Ocultar lo terminado',
  empty: 'No hay nada programado.',
  more: (products: number) => `y ${formatNumber(products)} más`,
  planned: (prices: number) => formatCount(prices, { one: 'precio programado', other: 'precios programados' }),
}

export const lowestMessages: MessagesOf<typeof English.lowestMessages> = {
  line: (price: number, currency: string, since: number) =>
    `Precio más bajo de los 30 días anteriores: ${formatMoney(price, currency)} (${formatDate(since)})`,
  none: 'No se conoce ningún precio de los 30 días anteriores.',
  reading: 'Leyendo el precio más bajo de los 30 días anteriores…',
  offline: 'El precio más bajo de los 30 días anteriores se muestra en cuanto vuelva la conexión.',
  raise: 'Esto no es una rebaja: no está por debajo del precio más bajo de los 30 días anteriores.',
}

export const planMessages: MessagesOf<typeof English.planMessages> = {
  title: 'Programar un precio',
  what: 'Para qué',
  whatHint: 'Rebajas de invierno',
  defaults: { price: 'Precio programado', promotion: 'Promoción' },
  scope: 'Productos',
  scopes: { all: 'Toda la lista', one: 'Un producto' },
  product: 'Producto',
  kind: 'Precio nuevo',
  kinds: { price: 'Un precio', percentOff: 'Rebaja en porcentaje' },
  amount: 'Precio',
  percent: 'Rebaja en porcentaje',
  starts: 'Desde',
  ends: 'Hasta',
  endsHelp: 'Vacío: sin final.',
  promotion: 'Promoción',
  promotionHelp: 'Anunciada como rebaja: a su lado se muestra el precio más bajo de los 30 días anteriores.',
  save: 'Programarlo',
  cancel: 'Cancelar',
  issues: {
    amount: 'Introduce el precio.',
    percent: 'Introduce el porcentaje.',
    starts: 'Introduce cuándo empieza.',
    ends: 'Debe terminar después de empezar.',
    promotion: 'Una promoción necesita un final.',
    product: 'Elige un producto.',
  },
}
