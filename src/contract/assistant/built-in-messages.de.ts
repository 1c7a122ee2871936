import type { MessagesOf } from '#domain/messages-of.ts'
import { pluralOf } from '#domain/plural.ts'
import type * as English from './built-in-messages.ts'

const products = (count: number, written: string) =>
  pluralOf('de', count, { one: `${written} Produkt`, other: `${written} Produkte` })

export const builtInMessages: MessagesOf<typeof English.builtInMessages> = {
  about:
    'Ich bin der eingebaute Assistent: feste Regeln, die Ihre Frage lesen und die Antwort in Ihren eigenen Zahlen nachschlagen. Es ist kein KI-Modell angeschlossen, und nichts verlässt dieses Produkt.',
  can: 'Ich kann einen Preis erklären, den Preis zu einer Marge finden, andere Kosten oder Wechselkurse durchspielen, Produkte nach Marge oder Problem auflisten, Umsatz, Gewinn, Zahlungen und offene Beträge zusammenzählen, Währungen umrechnen und neue Preise oder ein Angebot vorbereiten.',
  cannot: 'Das kann ich nicht beantworten. Diese Fragen schon:',
  suggested: [
    'Was habe ich letzten Monat verkauft?',
    'Was ist mein meistverkauftes Produkt?',
    'Welche Produkte haben eine Marge unter 20\u00a0%?',
    'Wer schuldet mir Geld?',
  ],
  cannotPublic:
    'Das kann ich ohne Konto nicht beantworten: Mit einem antworte ich aus Ihren eigenen Produkten und Dokumenten. Ohne Konto berechne ich Margen, Aufschläge, Umsatzsteuer und Rabatte und rechne Währungen um.',
  suggestedPublic: [
    'Was soll ich für etwas verlangen, das 12 Euro kostet, bei 40\u00a0% Marge?',
    'Wie viel USt. steckt in 120 bei 20\u00a0%?',
    'Was kostet das?',
    'Kann es eine Excel-Datei lesen?',
  ],
  facts: {
    free: 'Pricewright ist freie Software: Das Programm selbst kostet nichts. Wer diese Installation betreibt, kann etwas dafür verlangen: Ob das so ist, sagen die Nutzungsbedingungen und der Betreiber.',
    file: 'Ja. Excel-Dateien (XLSX) und CSV werden gelesen: Die Spalten werden erkannt, Sie sehen jede Zeile, bevor etwas geschrieben wird, und ein Import lässt sich als Ganzes zurücknehmen.',
    privacy:
      'Ihre Daten bleiben auf dem Server dieser Installation. Die Datenschutzerklärung sagt, was wie lange aufbewahrt wird und wer es sieht; Sie können jederzeit alles herunterladen oder löschen.',
  },
  productsSo: 'Diese Produkte heißen so:',
  categoriesAre: (names) => `Ihre Kategorien sind: ${names}.`,
  refused: 'Mit diesen Angaben konnte ich das nicht ausrechnen. Prüfen Sie sie, und fragen Sie noch einmal.',
  nothingOpen: 'Welches Produkt meinen Sie? Nennen Sie es, oder öffnen Sie es zuerst.',
  taken: (written, name) => `„${written}“ habe ich als ${name} gelesen.`,
  noProduct: (name) => `Ich habe kein Produkt namens „${name}“ gefunden.`,
  noCustomer: (name) => `Ich habe keinen Kunden namens „${name}“ gefunden.`,
  noGroup: (name) => `Ich habe keine Kategorie oder Marke namens „${name}“ gefunden.`,
  meant: 'Meinten Sie:',
  near: 'Am nächsten kommen diese:',
  which: (name) => `Zu „${name}“ passt mehreres. Was ist gemeint?`,
  titles: {
    products: 'Produkte',
    steps: 'Wie der Preis entsteht',
    services: 'Dienstleistungen',
    customers: 'Kunden',
    documents: 'Dokumente',
    open: 'Offene Rechnungen',
    margins: 'Margen',
    stock: 'Bestand zu Einstandspreisen',
    offers: 'Lieferanten',
    history: 'Preisverlauf',
    moved: 'Was sich am meisten ändert',
    insights: 'Hinweise',
    categories: 'Marge nach Kategorie',
    brands: 'Marge nach Marke',
  },
  columns: {
    product: 'Produkt',
    sku: 'SKU',
    price: 'Preis',
    cost: 'Kosten',
    margin: 'Marge',
    stock: 'Bestand',
    step: 'Schritt',
    amount: 'Betrag',
    total: 'Summe',
    name: 'Name',
    customer: 'Kunde',
    number: 'Nummer',
    day: 'Datum',
    due: 'Fällig',
    validUntil: 'Gültig bis',
    open: 'Offen',
    supplier: 'Lieferant',
    before: 'Jetzt',
    after: 'Nachher',
    products: 'Produkte',
    sold: 'Umsatz',
    profit: 'Gewinn',
    quantity: 'Menge',
    finding: 'Hinweis',
  },
  priced: (name, price, cost, margin) =>
    `${name}: Preis ${price}, Gesamtkosten ${cost}, das ist eine Marge von ${margin}.`,
  unpriced: (name, cost) => `${name} hat noch keinen Preis. Die Gesamtkosten sind ${cost}.`,
  withoutCost: (name, price) =>
    `${name} hat den Preis ${price}; die Kosten sind nicht bekannt, deshalb gibt es keine Marge.`,
  bare: (name) => `${name} hat noch weder Kosten noch Preis.`,
  profit: (name, amount) => `An ${name} bleiben je Stück ${amount}.`,
  today: (price) => `Nach den heutigen Regeln wären es ${price}.`,
  forMargin: (name, margin, price) => `Für eine Marge von ${margin} braucht ${name} den Preis ${price}.`,
  forMarkup: (name, markup, price) => `Mit einem Aufschlag von ${markup} hat ${name} den Preis ${price}.`,
  atPrice: (name, price, margin) => `Bei ${price} hat ${name} eine Marge von ${margin}.`,
  withDiscount: (name, discount, margin) => `Mit ${discount} Rabatt bleibt bei ${name} eine Marge von ${margin}.`,
  discountLeft: (name, discount) => `Auf ${name} können Sie höchstens ${discount} Rabatt geben.`,
  costFor: (name, price, margin, cost) =>
    `Um ${name} für ${price} mit einer Marge von ${margin} zu verkaufen, darf der Einkaufspreis höchstens ${cost} sein.`,
  now: (price, margin) => `Jetzt sind es ${price} mit ${margin} Marge.`,
  moved: (lever, changed, tried) =>
    `${lever}: ${changed} von ${tried} Produkten ändern sich, wenn Ihre Preise gleich bleiben.`,
  meanMoved: (before, after) => `Die Durchschnittsmarge geht von ${before} auf ${after}.`,
  losingThen: (count, written) =>
    pluralOf('de', count, {
      one: `${written} Produkt bringt dann Verlust.`,
      other: `${written} Produkte bringen dann Verlust.`,
    }),
  oneMoved: (name, lever, before, after) =>
    `${lever}: Die Marge von ${name} geht von ${before} auf ${after}, wenn der Preis gleich bleibt.`,
  notMoved: (lever) => `${lever}: Nichts ändert sich; kein Produkt hat solche Kosten.`,
  pricesMoved: (lever, changed, tried) => `${lever}: Die Preise von ${changed} von ${tried} Produkten ändern sich.`,
  noPriceMoves: (lever) => `${lever}: Kein Preis ändert sich.`,
  levers: {
    supplierCostPercent: (value) => `Einkaufspreise ${value}`,
    freightPercent: (value) => `Transportkosten ${value}`,
    otherCostsPercent: (value) => `Weitere Kosten ${value}`,
    dutyPoints: (value) => `Zoll ${value} Prozentpunkte`,
    dutyRate: (value) => `Zoll ${value}`,
    currencyPercent: (value, currency) => `${currency} ${value}`,
    marginRate: (value) => `Margen von ${value}`,
  },
  cells: {
    price: 'Preis',
    margin: 'Marge',
    markup: 'Aufschlag',
    cost: 'Kosten',
    profit: 'Gewinn',
    net: 'Ohne USt.',
    gross: 'Inkl. USt.',
    vat: 'Umsatzsteuer',
    rate: 'Umsatzsteuersatz',
    newPrice: 'Preis nach dem Rabatt',
    newMargin: 'Marge nach dem Rabatt',
    extraSales: 'Nötige Mehrverkäufe für denselben Gewinn',
    discount: 'Rabatt',
  },
  converted: (amount, result) => `${amount} sind ${result}.`,
  notConverted: (from, to) => `Ich kenne für diesen Betrag keinen Wechselkurs zwischen ${from} und ${to}.`,
  priceIn: (name, price, result) => `${name}: Verkaufspreis ${price}, das sind ${result}.`,
  costIn: (name, cost, result) => `${name}: Gesamtkosten ${cost}, das sind ${result}.`,
  rate: (day) => `Zum Referenzkurs vom ${day}.`,
  staleRate: 'Dieser Kurs ist alt.',
  ofRow: (name, sentence) => `${name}: ${sentence}`,
  found: (count, written) => `${products(count, written)}.`,
  theseAre: 'Das sind sie:',
  none: 'Nichts passt dazu.',
  meanMargin: (mean, count, written) => `Die Durchschnittsmarge ist ${mean} (${products(count, written)}, nur aktive).`,
  groupMargin: (name, mean, count, written) => `${name}: Durchschnittsmarge ${mean} (${products(count, written)}).`,
  noMargins: 'Noch hat kein Produkt Kosten und Preis, deshalb gibt es keine Margen.',
  problems: (losing, below, unpriced) =>
    `Mit Verlust: ${losing}. Unter der Mindestmarge: ${below}. Ohne Preis: ${unpriced}.`,
  stockWorth: (amount, count, written) =>
    `Ihr Bestand ist zu Einstandspreisen ${amount} wert (${products(count, written)} gezählt, ohne inaktive).`,
  stockCostless: (count, written) =>
    pluralOf('de', count, {
      one: `Bei ${written} davon liegt Ware ohne bekannte Kosten, die nicht enthalten ist.`,
      other: `Bei ${written} davon liegt Ware ohne bekannte Kosten, die nicht enthalten ist.`,
    }),
  noStock: 'Kein Produkt hat einen gezählten Bestand, also gibt es nichts zu bewerten.',
  notIn: (amounts) => `Nicht enthalten, kein Wechselkurs bekannt: ${amounts}.`,
  owed: (count, written, open, overdue) =>
    pluralOf('de', count, {
      one: `${written} Rechnung ist offen: ${open}, davon überfällig: ${overdue}.`,
      other: `${written} Rechnungen sind offen: ${open}, davon überfällig: ${overdue}.`,
    }),
  late: (count, written, open, overdue) =>
    pluralOf('de', count, {
      one: `${written} Rechnung ist überfällig: ${overdue} von ${open}, die offen sind.`,
      other: `${written} Rechnungen sind überfällig: ${overdue} von ${open}, die offen sind.`,
    }),
  paidAfter: (count, written, mean, median, onTime) =>
    pluralOf('de', count, {
      one: `${written} Rechnung ganz bezahlt; Tage bis zur Zahlung: im Schnitt ${mean}, Median ${median}; ${onTime} pünktlich.`,
      other: `${written} Rechnungen ganz bezahlt; Tage bis zur Zahlung: im Schnitt ${mean}, Median ${median}; ${onTime} pünktlich.`,
    }),
  nonePaid: 'keine Rechnung wurde ganz bezahlt.',
  comparedIn: (currency, day) => `Verglichen in ${currency}, zu den Referenzkursen vom ${day}.`,
  notCompared: (currencies) => `Nicht verglichen, weil kein Wechselkurs bekannt ist: ${currencies}.`,
  owesMost: (name, amount) => `Am meisten schuldet ${name}: ${amount}.`,
  largestInvoice: (customer, amount) =>
    customer === '' ? `Die größte lautet auf ${amount}.` : `Die größte hat ${customer}: ${amount}.`,
  beforeVat: (price) => `Preis ohne USt.: ${price}`,
  withVat: (price, rate) => `Mit ${rate} USt.: ${price}.`,
  owedBy: (name, open, overdue) => `${name} schuldet ${open}, davon überfällig: ${overdue}.`,
  owesNothing: (name) => `${name} schuldet nichts.`,
  nothingOwed: 'Niemand schuldet Ihnen etwas.',
  nothingOverdue: 'Nichts ist überfällig.',
  nothingOverdueOf: (name) => `Bei ${name} ist nichts überfällig.`,
  convertedTo: (currency) => `Zum Referenzkurs des Tags jedes Dokuments in ${currency} umgerechnet.`,
  leftOut: (count, written, amounts) =>
    pluralOf('de', count, {
      one: `${written} Rechnung ohne Wechselkurs fehlt darin: ${amounts}.`,
      other: `${written} Rechnungen ohne Wechselkurs fehlen darin: ${amounts}.`,
    }),
  creditedByHand: (count, written) =>
    pluralOf('de', count, {
      one: `${written} Rechnung, die ohne Rechnungskorrektur auf „Gutgeschrieben“ gesetzt wurde, zählt nicht.`,
      other: `${written} Rechnungen, die ohne Rechnungskorrektur auf „Gutgeschrieben“ gesetzt wurden, zählen nicht.`,
    }),
  documentsFound: (count, written) =>
    pluralOf('de', count, { one: `${written} Dokument.`, other: `${written} Dokumente.` }),
  customersFound: (count, written) => pluralOf('de', count, { one: `${written} Kunde.`, other: `${written} Kunden.` }),
  servicesFound: (count, written) =>
    pluralOf('de', count, { one: `${written} Dienstleistung.`, other: `${written} Dienstleistungen.` }),
  cheapest: (supplier, price) => `Am günstigsten war ${supplier}: ${price} je Stück.`,
  dearest: (supplier, price) => `Am teuersten war ${supplier}: ${price} je Stück.`,
  noOffers: (name) => `Keine Sendung mit ${name} nennt einen Einkaufspreis.`,
  lastChange: (name, day, price) => `Der Preis von ${name} wurde zuletzt am ${day} geändert, auf ${price}.`,
  lowest: (price, days) => `Niedrigster Preis der letzten ${days} Tage: ${price}.`,
  noHistory: (name) => `${name} hatte noch keinen Preis.`,
  findings: (count, written) =>
    pluralOf('de', count, {
      one: `${written} Punkt braucht eine Entscheidung.`,
      other: `${written} Punkte brauchen eine Entscheidung.`,
    }),
  noFindings: 'Nichts braucht eine Entscheidung.',
  soldBy: {
    product: 'Umsatz nach Produkt',
    service: 'Umsatz nach Dienstleistung',
    customer: 'Umsatz nach Kunde',
    category: 'Umsatz nach Kategorie',
    brand: 'Umsatz nach Marke',
  },
  days: (from, to) => `${from} bis ${to}:`,
  nothingSold: 'nichts verkauft.',
  nothingSoldOf: (name) => `von ${name} wurde nichts verkauft.`,
  boughtNothing: (name) => `${name} hat nichts gekauft.`,
  receivedIn: (amount) => `Zahlungseingänge ${amount}.`,
  receivedFrom: (name, amount) => `Zahlungseingänge von ${name}: ${amount}.`,
  mostSold: (name, what) => `am meisten mit ${name}, ${what}.`,
  leastSold: (name, what) => `am wenigsten mit ${name}, ${what}.`,
  salesOf: (amount) => `Umsatz ${amount}`,
  profitOf: (amount) => `Gewinn ${amount}`,
  boughtFor: (name, amount) => `${name} hat für ${amount} ohne USt. gekauft.`,
  soldOf: (name, quantity, amount) => `${name}: ${quantity} verkauft für ${amount} ohne USt.`,
  soldFor: (name, amount) =>
    name === undefined ? `Umsatz ${amount} ohne USt.` : `${name}: Umsatz ${amount} ohne USt.`,
  profitMade: (profit, margin) => (margin === undefined ? `Gewinn ${profit}.` : `Gewinn ${profit}, Marge ${margin}.`),
  uncosted: (count, written) =>
    pluralOf('de', count, {
      one: `${written} Position ohne bekannte Kosten ist nicht im Gewinn.`,
      other: `${written} Positionen ohne bekannte Kosten sind nicht im Gewinn.`,
    }),
  proposed: 'Das habe ich vorbereitet. Nichts ändert sich, bevor Sie es ansehen und anwenden.',
}
