import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './push-messages.ts'

export const pushMessages: MessagesOf<typeof English.pushMessages> = {
  title: (store: string) => `Precios para ${store}`,
  stale: 'La tienda o sus productos han cambiado desde este cálculo. Descarte el borrador y vuelva a enviar.',
  nothing: 'En esta tienda ya está todo como aquí: no hay nada que enviar.',
  notConnected: 'Esta tienda no está conectada. Conéctela de nuevo y después envíe.',
  variantGone: 'La variante ya no existe aquí.',
  noPrice: 'Aquí no tiene precio.',
  otherCurrency: (here: string, there: string) => `El precio está en ${here}, pero la tienda vende en ${there}.`,
  belowFloor: 'El precio está por debajo del margen mínimo y no se indica ningún motivo.',
  openConflict: 'Se ha cambiado aquí y en la tienda. Decida primero qué valor vale.',
  noNotice: 'Ese webhook no existe.',
}
