import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './name-messages.ts'

export const nameMessages: MessagesOf<typeof English.nameMessages> = {
  brand: 'Le nom de la marque est obligatoire',
  businessProfile: 'Le nom de l’entreprise est obligatoire',
  category: 'Le nom de la catégorie est obligatoire',
  customer: 'Le nom du client est obligatoire',
  importMapping: 'Le nom du fournisseur est obligatoire',
  product: 'Le nom du produit est obligatoire',
  recurringDocument: 'Le nom est obligatoire',
  service: 'Le nom de la prestation est obligatoire',
  shipment: 'Le nom de l’expédition est obligatoire',
}
