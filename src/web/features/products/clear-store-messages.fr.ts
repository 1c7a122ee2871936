import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './clear-store-messages.ts'

export const clearStoreMessages: MessagesOf<typeof English.clearStoreMessages> = {
  more: 'Produits de boutiques',
  clear: 'Vider la boutique',
  question: (products: string) => `Retirer de la liste ${products} de boutiques\u00a0?`,
  text: 'Les produits repris d’une boutique sont supprimés ici\u00a0; rien ne change dans la boutique. Ceux que vous avez modifiés depuis sont les vôtres et restent. Vous pouvez revenir en arrière.',
  confirm: (products: string) => `Supprimer ${products}`,
  cleared: (products: string) => `Boutique vidée\u00a0: ${products}`,
}
