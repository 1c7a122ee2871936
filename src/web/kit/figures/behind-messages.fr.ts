import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './behind-messages.ts'

export const behindMessages: MessagesOf<typeof English.behindMessages> = {
  gone: 'Supprimé',
  document: { number: 'Document', customer: 'Client', date: 'Date', total: 'Total', status: 'État' },
  product: { name: 'Produit', price: 'Prix', cost: 'Coût', margin: 'Marge' },
  shipment: { name: 'Expédition', supplier: 'Fournisseur', landed: 'Intégrée' },
  notInFigure: 'Non compris',
  nothing: 'Il n’y a rien derrière ce chiffre.',
}
