import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './assistant-messages.ts'

export const assistantMessages: MessagesOf<typeof English.assistantMessages> = {
  noSuchVariant: (product) => `keine Variante von ${product} hat diese ID`,
  noCell: (calculator, cells) => `der Rechner ${calculator} hat keine solche Größe; er hat ${cells.join(', ')}`,
  noChoice: (values) =>
    values.length === 0 ? 'gibt es bei diesem Rechner nicht' : `muss eines davon sein: ${values.join(', ')}`,
  noRate: (source) => `hat keinen Referenzkurs von ${source}`,
  noRatesOf: (day) => `liegt vor dem ersten Tag mit bekannten Wechselkursen: Vom ${day} oder früher ist keiner bekannt`,
  noRateBetween: (from, to) =>
    `hat keinen Referenzkurs: zwischen ${from} und ${to} ist keiner bekannt. Geben Sie die Größe rate selbst an`,
  contradicts: (others, shown) =>
    shown === undefined
      ? `passt nicht zu ${others}: lassen Sie eine der Größen weg`
      : `widerspricht ${others}, danach ist es ${shown}: lassen Sie eine der Größen weg`,
  openFigure: (asked, helping) =>
    `kann nicht nach ${asked} fragen: es folgt nicht aus diesen Größen. Geben Sie noch eine davon an: ${helping.join(', ')}`,
  needsBoth: 'nennen Sie die Währung zusammen mit ihrer Änderung in Prozent',
  unknown: 'ist hier nicht bekannt',
  productsAtOnce: (most) => `${most.toLocaleString('de')} Produkte auf einmal`,
  rowsInReport: (most) =>
    `${most.toLocaleString('de')} Zeilen in einem Bericht des Assistenten; auf den Seiten stehen alle`,
  endsBefore: 'endet vor dem Anfang',
  daysAtOnce: (most, from) =>
    `höchstens ${most.toLocaleString('de')} Tage auf einmal; beginnen Sie am ${from} oder später`,
  marginOrPrice: 'geben Sie eine Marge oder einen Preis an, nicht beides',
  draftsWait: (drafts) =>
    `In Ihrem Konto warten schon ${drafts} Entwürfe von Assistenten. Wenden Sie unter „Änderungen“ einige an, oder verwerfen Sie sie. Danach geht es weiter.`,
  nothingFound: 'Kein Produkt passt zu dieser Auswahl, also gibt es nichts zu ändern.',
  severalCurrencies: (currencies) =>
    `Diese Produkte haben Preise in ${currencies}. Wählen Sie die einer Währung, denn ein Betrag bedeutet in jeder etwas anderes.`,
  stale: 'Seit diesem Vorschlag hat sich etwas geändert. Fragen Sie noch einmal.',
  unsolved: {
    percent: 'Marge und Rabatt müssen von 0 bis unter 100\u00a0% liegen.',
    cost: 'Dieses Produkt hat noch keine Kosten, von denen sich ausgehen ließe.',
    price: 'Es gibt keinen Preis, von dem sich ausgehen ließe.',
    nothing:
      'Dafür bleibt nichts übrig: Die anderen Kosten brauchen den ganzen Preis auf, oder die Marge wird auch ohne Rabatt nicht erreicht.',
  },
  titles: {
    reprice: 'Neue Preise vom Assistenten',
    bulkEdit: 'Änderung vom Assistenten',
    product: (name) => `Neues Produkt ${name}`,
    document: (type) => (type === 'quote' ? 'Neues Angebot vom Assistenten' : 'Neue Rechnung vom Assistenten'),
  },
  errors: {
    'model-unavailable': 'Das Sprachmodell antwortet im Moment nicht. Versuchen Sie es später noch einmal.',
    'model-slow':
      'Das Sprachmodell hat zu lange gebraucht, daher wurde die Antwort abgebrochen. Versuchen Sie es noch einmal oder fragen Sie nach weniger.',
    'model-broken': 'Das Sprachmodell hat etwas Unlesbares geantwortet. Versuchen Sie es noch einmal.',
    'too-many-steps':
      'Die Antwort hat zu viele Schritte gebraucht und wurde abgebrochen. Fragen Sie nach einer Sache auf einmal.',
    'budget-reached':
      'Das heutige Budget für das Sprachmodell ist aufgebraucht. Um Mitternacht UTC beginnt es neu; bis dahin antwortet der eingebaute Assistent.',
    'too-large': 'Die Antwort wurde zu lang und deshalb abgebrochen. Fragen Sie nach weniger auf einmal.',
    'asked-before':
      'Eine Nachricht mit dieser questionId gibt es schon, und nichts wurde geändert. Fragen Sie mit einer anderen noch einmal.',
    failed: 'Hier ist etwas schiefgegangen, und nichts wurde geändert. Versuchen Sie es noch einmal.',
  },
  noConversation: (id) => `Es gibt kein Gespräch mit der ID ${id}`,
  noQuestion: 'muss mit einer Frage der Rolle user enden',
  notVerified: 'nicht geprüft',
  stopped: 'Angehalten.',
  firstOf: (shown, total) => `${shown} von ${total}`,
  nothingSaid: 'Das Sprachmodell hat nicht geantwortet. Fragen Sie mit anderen Worten noch einmal.',
}
