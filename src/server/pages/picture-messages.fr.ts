import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './picture-messages.ts'

export const pictureMessages: MessagesOf<typeof English.pictureMessages> = {
  note: 'Dessiné à partir de chiffres calculés par Pricewright.',
  titles: {
    marginAndMarkup: 'Un bol au même coût et trois prix',
    landedCost: 'Ce que coûte une pièce de chaque produit une fois arrivée, assurance comprise dans le fret',
    duty: 'Le coût d’un sac à deux taux de droits de douane',
    thirtyDays: 'Les trois prix d’une veste',
    endings: 'Une lampe, avec et sans terminaison et marge minimale',
    numbers: 'Une série de factures sans trou',
  },
  parts: {
    cost: 'coût',
    profit: 'bénéfice',
    goods: 'marchandise',
    freight: 'fret',
    duty: 'droits',
    price: 'prix',
  },
  labels: {
    byMarkup: 'Calculé par majoration',
    byMargin: 'Calculé par marge',
    reduced: 'Prix majoré, avec remise',
    mug: 'Tasse émaillée',
    pan: 'Poêle en fonte',
    towel: 'Torchon',
    rightRate: 'Au bon taux',
    wrongRate: 'Au mauvais taux',
    usualPrice: 'Prix habituel',
    shortPrice: 'Prix d’une semaine',
    salePrice: 'Prix de la promotion',
    plainPrice: 'Sans terminaison',
    upPrice: 'Vers le haut, en ,99',
    nearPrice: 'Au plus proche ,99',
    keptPrice: 'Au plus proche, marge minimale',
  },
  papers: {
    paid: 'payée',
    credited: 'émise par erreur',
    credits: 'l’annule',
    open: 'à payer',
    newYear: 'nouvelle année',
  },
}
