import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './product-messages.ts'

export const calculatorProductMessages: MessagesOf<typeof English.calculatorProductMessages> = {
  take: 'Reprendre d’un produit…',
  putOn: 'Utiliser pour un produit…',
  titleOfTaking: 'Reprendre les chiffres d’un produit',
  titleOfUsing: 'Utiliser les chiffres pour un produit',
  find: 'Chercher un produit',
  findHelp: 'Une partie de son nom, de son SKU ou de son code-barres',
  nothing: 'Aucun produit ne s’appelle ainsi.',
  noProducts: 'Il n’y a pas encore de produits.',
  way: 'Comment',
  ways: {
    margin: 'Calculer le prix par cette marge',
    markup: 'Calculer le prix par cette majoration',
    fixed: 'Fixer ce prix à la main',
    costs: 'Reprendre ces coûts',
    paid: 'Reprendre le montant payé, avec son taux',
  },
  figure: 'Chiffre',
  before: 'Maintenant',
  after: 'Après',
  price: 'Prix',
  margin: 'Marge',
  cost: 'Coût total',
  apply: 'Utiliser',
  back: 'Un autre produit',
  otherCurrency: (product, calculator) =>
    `Ce produit est en ${product}, les chiffres sont en ${calculator}. Choisissez d’abord ${product} dans le calculateur.`,
  asIs: 'Le produit a déjà ces chiffres.',
  noWay: 'Ces chiffres ne peuvent pas servir à un produit. Complétez ceux qui manquent.',
  otherCosts: 'Autres coûts',
  saved: (calculator) => `Chiffres du calculateur «\u00a0${calculator}\u00a0» utilisés`,
}
