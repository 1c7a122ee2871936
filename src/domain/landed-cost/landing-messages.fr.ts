import type { MessagesOf } from '../messages-of.ts'
import type * as English from './landing-messages.ts'

export const landingMessages: MessagesOf<typeof English.landingMessages> = {
  noProduct: 'Aucune ligne n’indique de produit\u202f; il n’y a donc rien à intégrer.',
  productGone: 'Ce produit a été supprimé. Choisissez-en un autre, ou aucun.',
  variantGone: 'Cette variante n’existe plus. Choisissez-en une autre, ou aucune.',
  allGone: 'Aucun des produits de cette expédition n’existe plus\u202f; il n’y a donc pas de coût à corriger.',
  asLanded: 'Cette expédition est intégrée et ses frais n’ont pas changé depuis. Il n’y a rien à intégrer de nouveau.',
  wholeStock: 'Le stock se compte en unités entières. Saisissez une quantité entière ou n’ajoutez pas au stock.',
}
