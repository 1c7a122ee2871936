import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './document-price-messages.ts'

export const documentPriceMessages: MessagesOf<typeof English.documentPriceMessages> = {
  package: (name: string) => `Paquete ${name}`,
  service: 'Precio del servicio',
}
