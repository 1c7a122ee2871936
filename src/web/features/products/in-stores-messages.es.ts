import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './in-stores-messages.ts'

export const inStoresMessages: MessagesOf<typeof English.inStoresMessages> = {
  title: 'En sus tiendas',
  price: 'Precio allí',
  fee: 'Comisión',
  left: 'Queda tras comisiones',
  margin: 'Margen tras comisiones',
  least: (variant: string) => `La que menos deja: ${variant}`,
  withoutVat: 'Sin IVA, antes del coste.',
  none: '–',
  waiting: 'Pendiente de envío',
  failed: 'No se pudo enviar',
  conflict: 'Cambiado aquí y allí',
}
