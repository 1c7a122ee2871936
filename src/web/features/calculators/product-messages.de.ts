import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './product-messages.ts'

export const calculatorProductMessages: MessagesOf<typeof English.calculatorProductMessages> = {
  take: 'Von einem Produkt übernehmen …',
  putOn: 'Für ein Produkt verwenden …',
  titleOfTaking: 'Zahlen von einem Produkt übernehmen',
  titleOfUsing: 'Zahlen für ein Produkt verwenden',
  find: 'Produkt suchen',
  findHelp: 'Teil des Namens, der SKU oder des Barcodes',
  nothing: 'Kein Produkt heißt so.',
  noProducts: 'Es gibt noch keine Produkte.',
  way: 'Wie',
  ways: {
    margin: 'Preis nach dieser Marge',
    markup: 'Preis nach diesem Aufschlag',
    fixed: 'Diesen Preis von Hand festlegen',
    costs: 'Diese Kosten übernehmen',
    paid: 'Den bezahlten Betrag mit seinem Kurs übernehmen',
  },
  figure: 'Zahl',
  before: 'Jetzt',
  after: 'Nachher',
  price: 'Preis',
  margin: 'Marge',
  cost: 'Gesamtkosten',
  apply: 'Übernehmen',
  back: 'Anderes Produkt',
  otherCurrency: (product, calculator) =>
    `Dieses Produkt ist in ${product}, die Zahlen sind in ${calculator}. Wählen Sie im Rechner zuerst ${product}.`,
  asIs: 'Das Produkt hat schon diese Zahlen.',
  noWay: 'Diese Zahlen lassen sich nicht für ein Produkt verwenden. Ergänzen Sie die fehlenden.',
  otherCosts: 'Weitere Kosten',
  saved: (calculator) => `Zahlen des Rechners „${calculator}“ übernommen`,
}
