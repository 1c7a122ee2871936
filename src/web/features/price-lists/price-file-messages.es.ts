import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatQuantity } from '#web/kit/format/number.ts'
import type * as English from './price-file-messages.ts'

export const priceFileMessages: MessagesOf<typeof English.priceFileMessages> = {
  title: 'Precios de un archivo',
  lead: 'Un archivo CSV o un libro de Excel con un precio por fila: SKU, cantidad y precio. Un precio distinto del actual se fija en esta lista. Las filas sin precio no cambian nada.',
  cancel: 'Cancelar',
  drop: 'Suelta un archivo con precios',
  dropText: 'La lista tal como la exportaste, o cualquier tabla con SKU y precios: .csv, .tsv o .xlsx.',
  bringIn: (prices: number) => `Fijar ${formatCount(prices, { one: 'precio', other: 'precios' })}`,
  set: (file: string) => `Precios de ${file}`,
  told: (prices: number) => formatCount(prices, { one: 'precio fijado', other: 'precios fijados' }),
  thing: 'estos precios',
  row: 'Producto',
  change: 'Precio',
  changes: (quantity: number, before: string, after: string) =>
    `desde ${formatQuantity(quantity)}: ${before} → ${after}`,
  noPrice: 'ninguno',
  refusedFile: 'precios_no_aceptados.csv',
  issues: {
    unnamed: 'No hay SKU, código de barras ni nombre.',
    notInList: 'Esta lista no tiene ese producto. Añádelo a la lista o corrige el SKU.',
    several: 'Varios productos de la lista tienen este nombre. Dale a cada uno su propio SKU.',
    otherCurrency: (found: string, own: string) =>
      `La moneda es ${found}, pero en esta lista el producto está en ${own}. Corrige la celda o cambia la moneda de la lista.`,
    repeated: (n: string) => `El mismo producto y la misma cantidad ya están en la fila ${n}.`,
  },
}
