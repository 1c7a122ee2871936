import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './push-messages.ts'

export const pushMessages: MessagesOf<typeof English.pushMessages> = {
  title: (store: string) => `Precios para ${store}`,
  stale: 'La tienda o sus productos han cambiado desde este cálculo. Descarta el borrador y vuelve a enviar.',
  nothing: 'La tienda ya tiene todo lo que se enviaría.',
  notConnected: 'Esta tienda no está conectada. Vuelve a conectarla y después envía.',
  variantGone: 'La variante ya no existe aquí.',
  noPrice: 'Aquí no tiene precio.',
  otherCurrency: (here: string, there: string) => `El precio está en ${here}, pero la tienda vende en ${there}.`,
  belowFloor:
    'El precio está por debajo del margen mínimo y no se indica ningún motivo. Sube el precio o indica un motivo en el producto.',
  openConflict: 'Se ha cambiado aquí y en la tienda. Decide primero qué valor vale.',
  noNotice: 'Ese webhook no existe.',
}
