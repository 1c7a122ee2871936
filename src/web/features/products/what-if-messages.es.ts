import type { MessagesOf } from '#domain/messages-of.ts'
import { plural } from '#web/kit/format/number.ts'
import type * as English from './what-if-messages.ts'

export const whatIfMessages: MessagesOf<typeof English.whatIfMessages> = {
  label: 'Supuestos',
  title: 'Supuestos',
  explain: (count: string) => `para ${count} sin reglas de precio propias`,
  explainNone: 'para productos sin reglas de precio propias: no hay ninguno',
  vat: 'IVA',
  retailMargin: 'Margen minorista',
  tradeMargin: 'Margen mayorista',
  short: (vat: string, retail: string, trade: string) => `IVA ${vat}, margen ${retail}, mayorista ${trade}`,
  reset: 'Restablecer',
  hide: 'Ocultar',
}

export const unpricedMessages: MessagesOf<typeof English.unpricedMessages> = {
  label: 'Productos sin precio',
  count: (products: string, count: number) =>
    plural(count, {
      one: `${products} con coste aún no tiene precio: fija un margen, o mira a cuánto podría venderse.`,
      other: `${products} con coste aún no tienen precio: fija un margen, o mira a cuánto podrían venderse.`,
    }),
  set: 'Fijar un margen',
  tryOut: 'Probar supuestos',
}
