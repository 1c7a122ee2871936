import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './name-messages.ts'

export const nameMessages: MessagesOf<typeof English.nameMessages> = {
  brand: 'Name der Marke ist erforderlich',
  businessProfile: 'Name des Unternehmens ist erforderlich',
  category: 'Name der Kategorie ist erforderlich',
  customer: 'Name des Kunden ist erforderlich',
  importMapping: 'Name des Lieferanten ist erforderlich',
  product: 'Name des Produkts ist erforderlich',
  recurringDocument: 'Name ist erforderlich',
  service: 'Name der Dienstleistung ist erforderlich',
  shipment: 'Name der Sendung ist erforderlich',
}
