import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './in-stores-messages.ts'

export const inStoresMessages: MessagesOf<typeof English.inStoresMessages> = {
  title: 'En tus tiendas',
  price: 'Precio allí',
  fee: 'Comisión',
  left: 'Queda tras comisiones',
  margin: 'Margen tras comisiones',
  least: (variant: string) => `La que menos deja: ${variant}`,
  withoutVat: '«Queda tras comisiones» es sin IVA y antes de tu coste.',
  none: '–',
  waiting: 'Por enviar a la tienda',
  failed: 'No se pudo enviar',
  conflict: 'Cambiado aquí y allí',
}
