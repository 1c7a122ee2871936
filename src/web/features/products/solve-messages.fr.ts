import type { SolvedCell } from '#domain/solve-price.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './solve-messages.ts'
import type { SolveProblem } from './solve-cells.ts'

const cells: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'Prix affiché',
  margin: 'Marge',
  discount: 'Remise',
  baseCost: 'Prix fournisseur',
  shippingCost: 'Frais de transport',
}

const withArticle: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'le prix affiché',
  margin: 'la marge',
  discount: 'la remise',
  baseCost: 'le prix fournisseur',
  shippingCost: 'les frais de transport',
}

const questions: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'À quel prix faut-il le vendre\u202f?',
  margin: 'Quelle marge reste-t-il\u202f?',
  discount: 'Quelle remise pouvez-vous accorder\u202f?',
  baseCost: 'Combien le fournisseur peut-il demander\u202f?',
  shippingCost: 'Combien le transport peut-il coûter\u202f?',
}

const left = 'Augmentez le prix affiché, ou diminuez la marge, la remise ou les autres coûts.'

export const solveMessages: MessagesOf<typeof English.solveMessages> = {
  title: 'Calculateur de prix',
  cells,
  questions,
  shopperPays: 'L’acheteur paie',
  profit: 'Bénéfice par unité',
  loss: 'Perte par unité',
  margin: 'Marge',
  keep: 'Le garder comme',
  ways: { margin: 'Marge', byHand: 'Prix fixe' },
  keptBy: {
    margin: (margin: string) => `Prix fixé par une marge de ${margin}\u00a0: quand un coût change, le prix suit.`,
    byHand: (price: string) => `Fixé à ${price} à la main\u00a0: quand un coût change, la marge change.`,
  },
  thenAt: (price: string, margin: string) => `Le produit se vend alors ${price}, avec une marge de ${margin}.`,
  thenPrice: (price: string) => `Le produit se vend alors ${price}.`,
  noDiscount: 'La remise n’est pas gardée dans le produit. Accordez-la dans une liste de prix ou un prix planifié.',
  replaces: (cost: string, paid: string, currency: string) =>
    `${cost}\u00a0: les ${paid} payés en ${currency} et leur taux de change sont remplacés par ce montant.`,
  belowFloor: (price: string) => `Sous le prix plancher de ${price}`,
  variants: 'Les variantes qui ont leur propre coût ou leur propre prix le gardent.',
  use: 'Utiliser',
  asIs: 'Le produit a déjà ces valeurs.',
  saved: (cell: string) => `Repris du calculateur de prix\u00a0: ${cell}`,
  noAnswer: 'Aucune réponse',
  problems: (cell: SolvedCell): Readonly<Record<SolveProblem, string>> => ({
    'percent-too-high':
      'La marge et la remise doivent chacune aller de 0 à moins de 100\u00a0%. Diminuez celle qui n’y est pas.',
    'no-cost': 'Il n’y a encore aucun coût. Saisissez le prix fournisseur ou les frais de transport.',
    'no-price': 'Saisissez un prix affiché supérieur à 0.',
    'nothing-left':
      cell === 'discount'
        ? 'Aucune remise ne laisse cette marge\u00a0: le prix affiché est déjà trop bas sans remise. Augmentez-le, ou diminuez la marge.'
        : `Il ne reste rien pour ${withArticle[cell]}\u00a0: la marge et les autres coûts absorbent tout le prix. ${left}`,
    'too-large': 'Le résultat est trop élevé. Diminuez la marge, la remise ou les coûts.',
  }),
}
