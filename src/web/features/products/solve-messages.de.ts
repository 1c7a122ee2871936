import type { MessagesOf } from '#domain/messages-of.ts'
import type { SolvedCell } from '#domain/solve-price.ts'
import type * as English from './solve-messages.ts'

const cells: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'Ladenpreis',
  margin: 'Marge (vom Verkaufspreis)',
  discount: 'Rabatt',
  baseCost: 'Einkaufspreis',
  shippingCost: 'Transportkosten',
}

const questions: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'Was muss ich dafür verlangen?',
  margin: 'Welche Marge bleibt?',
  discount: 'Welchen Rabatt kann ich geben?',
  baseCost: 'Was darf der Lieferant verlangen?',
  shippingCost: 'Was darf der Transport kosten?',
}

/** After „für“. */
const forCells: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'den Ladenpreis',
  margin: 'die Marge',
  discount: 'den Rabatt',
  baseCost: 'den Einkaufspreis',
  shippingCost: 'die Transportkosten',
}

const left = 'Erhöhen Sie den Ladenpreis, oder verringern Sie die Marge, den Rabatt oder die weiteren Kosten.'

export const solveMessages: MessagesOf<typeof English.solveMessages> = {
  title: 'Preisrechner',
  cells,
  questions,
  shopperPays: 'Der Kunde zahlt',
  profit: 'Gewinn je Stück',
  loss: 'Verlust je Stück',
  margin: 'Marge',
  keep: 'Speichern als',
  ways: { margin: 'Marge', byHand: 'Fester Preis' },
  keptBy: {
    margin: (margin) => `Preis nach einer Marge von ${margin}: Ändern sich die Kosten, folgt der Preis.`,
    byHand: (price) => `Von Hand auf ${price} festgelegt: Ändern sich die Kosten, ändert sich die Marge.`,
  },
  thenAt: (price, margin) => `Das Produkt kostet dann ${price}, bei einer Marge von ${margin}.`,
  thenPrice: (price) => `Das Produkt kostet dann ${price}.`,
  noDiscount:
    'Der Rabatt wird nicht am Produkt gespeichert. Geben Sie ihn in einer Preisliste oder einem geplanten Preis.',
  replaces: (cost, paid, currency) =>
    `${cost}: Dieser Betrag ersetzt die in ${currency} bezahlten ${paid} und ihren Wechselkurs.`,
  belowFloor: (price) => `Unter dem Mindestpreis von ${price}`,
  variants: 'Varianten mit eigenen Kosten oder eigenem Preis behalten sie.',
  use: 'Übernehmen',
  asIs: 'Das Produkt hat schon diese Werte.',
  saved: (cell) => `${cell} aus dem Preisrechner übernommen`,
  noAnswer: 'Keine Lösung',
  problems: (cell) => ({
    'percent-too-high':
      'Marge und Rabatt müssen jeweils ab 0 und unter 100\u00a0% liegen. Verringern Sie den Wert, der darüber liegt.',
    'no-cost': 'Es gibt noch keine Kosten. Geben Sie den Einkaufspreis oder die Transportkosten ein.',
    'no-price': 'Geben Sie einen Ladenpreis über 0 ein.',
    'nothing-left':
      cell === 'discount'
        ? 'Kein Rabatt lässt diese Marge übrig: Der Ladenpreis ist schon ohne Rabatt zu niedrig. Erhöhen Sie ihn, oder verringern Sie die Marge.'
        : `Für ${forCells[cell]} bleibt nichts übrig: Die Marge und die weiteren Kosten brauchen den ganzen Preis auf. ${left}`,
    'too-large': 'Das Ergebnis ist zu groß. Verringern Sie die Marge, den Rabatt oder die Kosten.',
  }),
}
