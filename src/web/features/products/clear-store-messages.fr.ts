import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './clear-store-messages.ts'

export const clearStoreMessages: MessagesOf<typeof English.clearStoreMessages> = {
  more: 'Produits de boutiques',
  clear: 'Retirer d’ici les produits de boutiques',
  question: (products: string) => `Supprimer ici ${products} de boutiques\u202f?`,
  text: 'Les produits repris d’une boutique sont supprimés ici\u202f; rien ne change dans la boutique. Ceux que vous avez modifiés depuis sont les vôtres et restent. Vous pourrez le retirer.',
  confirm: (products: string) => `Supprimer ${products}`,
  cleared: (products: string) => `Retirés d’ici\u00a0: ${products} de boutiques`,
}
