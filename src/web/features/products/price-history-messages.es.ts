import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-history-messages.ts'

export const priceHistoryMessages: MessagesOf<typeof English.priceHistoryMessages> = {
  title: 'Historial de precios',
  thing: 'el historial de precios de este producto',
  now: 'Ahora',
  price: 'Precio minorista',
  tradePrice: 'Precio mayorista',
  cost: 'Coste total',
  lines: { price: 'Precio', cost: 'Coste' },
  date: 'Fecha',
  none: '–',
  table: 'Mostrar como tabla',
  csv: 'Archivo CSV',
  fileName: (name: string) => `Historial de precios de ${name}.csv`,
  of: 'Precios de',
  product: 'El producto',
  currency: 'Moneda',
  empty: (currency: string) => `Aún no ha tenido precio en ${currency}.`,
  since: (day: string) =>
    `Desde el ${day}. Más abajo puedes mostrar cambios más antiguos; el archivo CSV los tiene todos.`,
  sinceOffline: (day: string) =>
    `Desde el ${day}. Los cambios más antiguos están en el servidor: se muestran en cuanto haya conexión.`,
  cut: 'El archivo tiene los 10.000 cambios más recientes.',
  steady: (value: string, day: string) =>
    `Precio minorista de ${value} desde el ${day}. La tabla tiene todos los cambios.`,
  series: (from: string, day: string, to: string, changes: string) =>
    `Precio minorista de ${from} el ${day} a ${to}, en ${changes}. La tabla tiene todos los cambios.`,
  change: { one: 'paso', other: 'pasos' },
  file: [
    'Fecha',
    'Variante',
    'SKU',
    'Moneda',
    'Precio minorista',
    'Precio mayorista',
    'Coste total',
    'Cambiado por',
    'Motivo',
  ],
}
