import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-step-messages.ts'

export const priceStepNames: MessagesOf<typeof English.priceStepNames> = {
  base: 'Precio de compra',
  shipping: 'Gastos de transporte',
  duty: 'Aranceles',
  extra: 'Otro coste',
  vat: 'IVA de los costes',
  cost: 'Coste total',
  margin: 'Margen',
  markup: 'Recargo',
  manual: 'Diferencia con el precio fijado a mano',
  retailPrice: 'Diferencia con el precio que escribiste',
  salesVat: 'IVA de las ventas',
  ending: 'Terminación del precio',
  floor: 'Margen mínimo',
  price: 'Precio minorista',
}
