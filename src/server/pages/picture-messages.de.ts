import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './picture-messages.ts'

export const pictureMessages: MessagesOf<typeof English.pictureMessages> = {
  note: 'Gezeichnet aus Zahlen, die Pricewright berechnet hat.',
  titles: {
    marginAndMarkup: 'Eine Schale mit gleichen Kosten und drei Preisen',
    landedCost: 'Was ein Stück jedes Produkts kostet, wenn es angekommen ist; Fracht mit Versicherung',
    duty: 'Die Kosten einer Tasche bei zwei Zollsätzen',
    thirtyDays: 'Die drei Preise einer Jacke',
    endings: 'Eine Lampe, mit und ohne Preisendung und Mindestmarge',
    numbers: 'Ein Nummernkreis ohne Lücke',
  },
  parts: {
    cost: 'Kosten',
    profit: 'Gewinn',
    goods: 'Ware',
    freight: 'Fracht',
    duty: 'Zoll',
    price: 'Preis',
  },
  labels: {
    byMarkup: 'Mit Aufschlag berechnet',
    byMargin: 'Mit Marge berechnet',
    reduced: 'Aufschlagspreis mit Rabatt',
    mug: 'Emaillebecher',
    pan: 'Gusseiserne Pfanne',
    towel: 'Geschirrtuch',
    rightRate: 'Zum richtigen Satz',
    wrongRate: 'Zum falschen Satz',
    usualPrice: 'Üblicher Preis',
    shortPrice: 'Preis einer Woche',
    salePrice: 'Aktionspreis',
    plainPrice: 'Ohne Preisendung',
    upPrice: 'Aufgerundet auf ,99',
    nearPrice: 'Zur nächstgelegenen ,99',
    keptPrice: 'Mit Mindestmarge',
  },
  papers: {
    paid: 'bezahlt',
    credited: 'irrtümlich ausgestellt',
    credits: 'hebt sie auf',
    open: 'offen',
    newYear: 'neues Jahr',
  },
}
