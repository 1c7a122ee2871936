import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './command-messages.ts'

export const commandMessages: MessagesOf<typeof English.commandMessages> = {
  idTaken: {
    document: 'Ya hay un documento con el ID nuevo.',
    priceList: 'Ya hay una lista de precios con el ID nuevo.',
    product: 'Ya hay un producto con el ID nuevo.',
    service: 'Ya hay un servicio con el ID nuevo.',
    shipment: 'Ya hay un envío con el ID nuevo.',
  },
  negative: 'no puede tener un valor negativo',
  changeAtLeast: 'debe ser como mínimo −100\u00a0%',
  changeAtMost: 'debe ser como máximo 100.000\u00a0%',
  nothingChosen: 'Elige al menos una cosa que cambiar.',
  sameCategory: 'Elige una categoría distinta de la que eliminas.',
  noListId: 'Falta el ID de la lista de precios',
  sampleIsHere: 'La tienda de ejemplo ya está aquí.',
  sampleWasChanged: 'Todo lo que queda de la tienda de ejemplo se ha cambiado.',
  noSample: 'Aquí no hay ninguna tienda de ejemplo.',
  linesOfShipment: (most: number) => `${most.toLocaleString('es')} líneas por envío`,
  madeIsKept: (name: string, isAlone: boolean) =>
    `Deshacer: ${name} ha cambiado desde entonces y se conserva.${isAlone ? '' : ' Lo que se creó junto con ello también se conserva.'}`,
}
