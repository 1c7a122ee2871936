import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './wix-messages.ts'

export const wixMessages: MessagesOf<typeof English.wixMessages> = {
  oneReduction:
    'Wix guarda una sola rebaja para todas las variantes de un producto: da a cada una la misma rebaja, en importe o porcentaje.',
  otherPlaces: 'Las existencias en otras ubicaciones ya superan esa cantidad.',
  notKept: 'Wix sigue mostrando los valores anteriores. Comprueba allí el producto y envíalo de nuevo.',
  noStock: 'Wix aún no lleva las existencias de este producto: activa primero su seguimiento allí.',
}
