import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './pull-messages.ts'

export const pullMessages: MessagesOf<typeof English.pullMessages> = {
  asInStore: (store: string) => `Es el precio en ${store}`,
  firstImport: (store: string) => `Primera importación de ${store}`,
  changesOf: (store: string) => `Cambios en ${store}`,
  decided: (store: string) => `Diferencias decididas: ${store}`,
  broughtProducts: (provider: string) => `Productos de ${provider}`,
  stale: 'Se cambiaron productos desde que se leyó la tienda. Descarta este borrador y vuelve a buscar cambios.',
  noPicture: 'No se pudo obtener la imagen de la tienda.',
  underWay: 'Esta tienda ya se está leyendo.',
  notConnected: 'Esta tienda no está conectada. Vuelve a conectarla primero.',
  notOpen: 'Esta diferencia ya se decidió.',
  oneValue: 'Un valor propio solo vale para una diferencia.',
  noOwnCompareAt: 'El precio antes de una promoción se calcula aquí: mantén el tuyo o usa el de la tienda.',
  noDoubt: 'Este producto de la tienda ya está asignado.',
  isTaken: 'Otro producto de esta tienda ya es ese producto.',
  oneStore: 'Estas diferencias son de varias tiendas: decide las de una sola tienda cada vez.',
  noStore: 'No hay ninguna tienda así conectada.',
}

export const fitMessages: MessagesOf<typeof English.fitMessages> = {
  text: 'Se cortó un texto demasiado largo.',
  options: 'Solo se tomaron las tres primeras opciones.',
  variants: 'Se omitieron variantes por encima de los límites o con las mismas opciones que otras.',
  amount: 'Se omitió un importe ilegible.',
  tags: 'Solo se tomaron las cien primeras etiquetas.',
}
