import type { MessagesOf } from './messages-of.ts'
import type * as English from './variant-messages.ts'

export const variantMessages: MessagesOf<typeof English.variantMessages> = {
  same: (name) => `Deux variantes ont les mêmes options\u00a0: ${name}.`,
  undeclared: (value, option) =>
    `«\u00a0${value}\u00a0» ne figure pas parmi les valeurs de ${option === '' ? 'l’option' : `«\u00a0${option}\u00a0»`}.`,
  ofNoOption: (value) => `«\u00a0${value}\u00a0» n’appartient à aucune option du produit.`,
  sameOptions: 'Deux options portent le même nom.',
  sameValues: (option) =>
    `Une valeur ${option === '' ? 'd’une option' : `de «\u00a0${option}\u00a0»`} figure deux fois.`,
}
