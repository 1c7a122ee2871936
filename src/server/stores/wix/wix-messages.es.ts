import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './wix-messages.ts'

export const wixMessages: MessagesOf<typeof English.wixMessages> = {
  oneReduction:
    'Wix guarda una sola rebaja para todas las variantes de un producto: dé a cada una el mismo importe o porcentaje.',
  otherPlaces: 'Las existencias en otras ubicaciones ya superan esa cantidad.',
  notKept: 'Wix aceptó el cambio, pero no lo muestra.',
  noStock: 'Wix aún no lleva las existencias de este producto: active primero su seguimiento allí.',
}
