import type { PriceEnding } from '#domain/price-ending.ts'
import type { PriceSource } from '#domain/pricing.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './story-messages.ts'

const endingSteps: Readonly<Record<PriceEnding, string>> = {
  none: 'Sans terminaison',
  '.99': 'Terminaison ,99',
  '.95': 'Terminaison ,95',
  '.90': 'Terminaison ,90',
  '.49': 'Terminaison ,49',
  whole: 'Jusqu’au montant rond',
  nearest5: 'Jusqu’au multiple de 5',
  nearest10: 'Jusqu’au multiple de 10',
}

const sources: Readonly<Record<PriceSource, string>> = {
  product: 'de ce produit',
  category: 'de sa catégorie',
  currency: 'de vos réglages pour cette devise',
  profile: 'de vos réglages',
  'what-if': 'des hypothèses',
  default: 'la règle par défaut',
}

export const storyMessages: MessagesOf<typeof English.storyMessages> = {
  endingSteps,
  sources,
  takenOn: (base) => `sur ${base}`,
  reclaimed: (amount) => `${amount} payés et récupérés\u00a0: hors du coût`,
  clamped: 'impossible à atteindre, le coût est donc doublé',
  raised: 'relevé pour la respecter',
  sentence: {
    noCost: 'Il n’y a pas encore de coût, donc aucun prix ne peut en être tiré. Saisissez ce que vous le payez.',
    noPrice: (cost) => `Il coûte ${cost} et n’a pas encore de prix à lui.`,
    outOfRange: 'La somme des coûts dépasse ce qui est possible ici. Vérifiez les montants.',
    earns: (price, cost, profit) => `Il se vend ${price} et coûte ${cost}\u00a0: vous gagnez ${profit}.`,
    loses: (price, cost, loss) => `Il se vend ${price} mais coûte ${cost}\u00a0: vous perdez ${loss}.`,
    even: (price) => `Il se vend à ce qu’il coûte, ${price}.`,
    withVat: (net) => `Hors TVA, le prix est de ${net}.`,
    belowFloor: (floor) => `C’est sous le prix plancher de ${floor}.`,
    whatIf: 'Il n’a pas de calcul de prix à lui\u00a0: ce sont les hypothèses de la liste qui donnent son prix.',
    earlier: (price) => `Calculé avec un ancien réglage. Aujourd’hui, ce serait ${price}.`,
  },
  aimed: {
    margin: (set, is, why) => `Réglé sur une marge de ${set}, le prix donne ${is}, car ${why}.`,
    markup: (set, is, why) => `Réglé sur une majoration de ${set}, le prix donne ${is}, car ${why}.`,
    ending: 'il a sa terminaison',
    floor: 'il est relevé à la marge minimale',
    rounded: 'il est arrondi',
  },
  present: {
    none: 'sans prix',
    withVat: (price) => `${price} TTC`,
    withoutVat: (price) => `${price} HT`,
    margin: (price, margin) => `${price}, soit une marge de ${margin}`,
  },
  changed: 'Dernière modification',
}
