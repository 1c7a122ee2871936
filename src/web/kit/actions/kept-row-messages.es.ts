import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './kept-row-messages.ts'

export const keptNouns: MessagesOf<typeof English.keptNouns> = {
  importMapping: { one: 'archivo de importación recordado', other: 'archivos de importación recordados' },
  shipmentLine: { one: 'línea de un envío', other: 'líneas de envíos' },
  shipmentCharge: { one: 'cargo de un envío', other: 'cargos de envíos' },
  priceListPrice: { one: 'precio de una lista de precios', other: 'precios de listas de precios' },
  documentCounter: { one: 'serie de numeración', other: 'series de numeración' },
  documentMail: { one: 'documento enviado por correo', other: 'documentos enviados por correo' },
}
