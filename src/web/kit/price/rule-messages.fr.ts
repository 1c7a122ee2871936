import type { LostReason } from '#domain/price-list/price-data.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './rule-messages.ts'

const reasons: Readonly<Record<LostReason, string>> = {
  inactive: 'la liste n’est pas active',
  'not-yet': 'pas encore valable',
  ended: 'plus valable',
  'other-group': 'pour un autre groupe de clients',
  'other-currency': 'dans une autre devise',
  'not-reached': 'la quantité n’est pas atteinte',
  'no-rule': 'la liste n’a pas de règle pour ce produit',
  'no-rate': 'il n’y a pas de taux de change',
  'no-cost': 'il n’y a pas de coût',
  'no-price': 'il n’y a pas de prix de départ',
  'changed-since': 'le prix a été modifié depuis son début',
  'goes-before': 'une autre règle l’emporte',
  'lower-priority': 'une autre liste a un rang supérieur',
  dearer: 'une autre liste est moins chère',
}

const missing: Readonly<Partial<Record<LostReason, string>>> = {
  'no-rate': 'Sans taux de change',
  'no-cost': 'Sans coût',
  'no-price': 'Sans prix de départ',
}

export const ruleMessages: MessagesOf<typeof English.ruleMessages> = {
  title: (name) => `Pourquoi ce prix · ${name}`,
  open: (chip) => `${chip}. Pourquoi ce prix`,
  wins: (rule) => `Règle appliquée\u00a0: ${rule}.`,
  winsIn: (rule, label) => `Règle appliquée\u00a0: ${rule}, ${label}.`,
  none: 'Aucune règle ne donne de prix',
  because: (reason) => `Pas de prix\u00a0: ${reason}.`,
  steps: {
    label: 'Décomposition de ce prix',
    price: 'Prix du produit',
    tradePrice: 'Prix de gros du produit',
    cost: 'Coût total',
    promotion: 'Promotion',
    override: 'Fixé à la main dans cette liste',
    quantityBreak: (quantity) => `Fixé à la main à partir de ${quantity}`,
    percentOff: (percent) => `${percent} de réduction`,
    percentUp: (percent) => `${percent} en plus`,
    margin: (percent) => `Marge ${percent}`,
    markup: (percent) => `Majoration ${percent}`,
    listTier: (percent, quantity) => `${percent} de réduction à partir de ${quantity}`,
    vat: 'TVA sur les ventes déduite',
    vatOn: 'TVA sur les ventes ajoutée',
    ending: 'Terminaison du prix',
    floor: 'Relevé au prix plancher',
    total: 'Prix de la liste',
    converted: (amount, day, source) => `${amount} au taux du ${day}, ${source}`,
  },
  floor: (price) => `Prix plancher\u00a0: ${price}.`,
  belowFloor: (price) => `Sous le prix plancher de ${price}.`,
  net: 'Hors TVA sur les ventes.',
  considered: 'Également envisagé',
  considerations: (rule, reason) => `${rule}\u00a0: ${reason}`,
  reasons,
  missing,
  back: 'Utiliser le prix de la règle',
}
