import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './list-parts-messages.ts'

export const listPartsMessages: MessagesOf<typeof English.listPartsMessages> = {
  newName: 'Nouveau produit',
  importFile: 'Importer un fichier',
  connectStore: 'Connecter une boutique',
  empty: {
    title: 'Aucun produit pour l’instant',
    text: 'Tout ce que vous vendez figure ici, avec ce que cela vous a vraiment coûté et le prix auquel il faut le vendre.',
  },
  edit: 'Modifier',
  paletteActs: {
    priceChange: (products: string) => `Augmenter les prix de ${products}…`,
    pricing: (products: string) => `Fixer la marge de ${products}…`,
    costChange: (products: string) => `Augmenter les prix fournisseur de ${products}…`,
  },
  paletteWords: 'la sélection sélectionnés choisis cochés',
  labels: 'Étiquettes de prix',
  deleted: (products: string) => `Supprimé\u00a0: ${products}`,
}
