import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shipment-messages.ts'

export const shipmentMessages: MessagesOf<typeof English.shipmentMessages> = {
  stale:
    'L’expédition ou ses produits ont été modifiés depuis le calcul de ces coûts. Abandonnez cette proposition et intégrez de nouveau l’expédition.',
  costChanged: 'Son coût a été modifié depuis l’intégration de cette expédition\u202f; il reste donc tel quel.',
  productGone: 'Ce produit a été supprimé et garde son coût.',
  variantGone: 'Cette variante a été supprimée et garde son coût.',
  landedAgain: (name: string) => `Intégrée de nouveau avec les frais réels\u00a0: ${name}`,
  landed: (name: string) => `Intégrée\u00a0: ${name}`,
  incomplete: 'Cette expédition n’est pas encore complète.',
  notLanded: 'Cette expédition n’est pas encore intégrée\u202f; il n’y a donc rien à comparer.',
  deletedVariant: 'Variante supprimée',
  deletedProduct: 'Produit supprimé',
}
