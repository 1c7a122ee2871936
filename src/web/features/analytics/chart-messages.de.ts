import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, type Noun } from '#web/kit/format/number.ts'
import type * as English from './chart-messages.ts'

const products: Noun = { one: 'Produkt', other: 'Produkte' }
const productsDative: Noun = { one: 'Produkt', other: 'Produkten' }
const customers: Noun = { one: 'Kunde', other: 'Kunden' }
const invoices: Noun = { one: 'Rechnung', other: 'Rechnungen' }
const days: Noun = { one: 'Tag', other: 'Tagen' }
const lines: Noun = { one: 'Position hat', other: 'Positionen haben' }
const quotes: Noun = { one: 'Angebot wartet', other: 'Angebote warten' }
const shipments: Noun = { one: 'eingebuchte Sendung', other: 'eingebuchte Sendungen' }

export const chartTexts: MessagesOf<typeof English.chartTexts> = {
  period: 'Zeitraum',
  net: 'Umsatz',
  netBefore: 'Umsatz davor',
  cost: 'Kosten',
  costedNet: 'Umsatz mit bekannten Kosten',
  profit: 'Gewinn',
  profitBefore: 'Gewinn davor',
  margin: 'Marge',
  meanMargin: 'Durchschnittsmarge',
  least: 'Niedrigste',
  most: 'Höchste',
  tax: 'Umsatzsteuer',
  documents: 'Dokumente',
  products: 'Produkte',
  product: 'Produkt',
  customer: 'Kunde',
  category: 'Kategorie',
  brand: 'Marke',
  currency: 'Währung',
  profile: 'Unternehmensprofil',
  price: 'Preis',
  quantity: 'Menge',
  share: 'Anteil',
  shareOfGains: 'Anteil an allem über null',
  cumulated: 'Kumulierter Anteil',
  change: 'Änderung',
  open: 'Offen',
  overdue: 'Überfällig',
  losing: 'Mit Verlust',
  belowFloor: 'Unter der Mindestmarge',
  withoutCostHead: 'Ohne Kosten',
  withoutPrice: 'Ohne Preis',
  stock: 'Bestand',
  boundMoney: 'Bestandswert',
  daysSince: 'Tage seit dem letzten Verkauf',
  overdueOf: (amount: string) => `davon ${amount} überfällig`,
  ofProducts: (count: number) => `von ${formatCount(count, productsDative)}`,
  wholeDocuments: 'Nach ganzen Dokumenten gezählt: Die Filter für Kategorie und Marke gelten hier nicht.',
  wholeTiles:
    'Zahlungen, offene Beträge und Angebote sind die ganzer Dokumente: Die Filter für Kategorie und Marke gelten hier nicht.',
  leftOutOf: { sales: 'Umsatz, Gewinn und Marge', salesBefore: 'Umsatz, Gewinn und Marge davor' },
  unranked: (name: string, amount: string) => `${name}: ${amount}, ohne Rang und Klasse.`,
  unrankedWithoutCost: {
    product: (count: number) =>
      `${formatCount(count, products)} ohne bekannte Kosten verkauft: ohne Gewinn, Rang und Klasse.`,
    customer: (count: number) =>
      `${formatCount(count, customers)} ohne einen Kauf mit bekannten Kosten: ohne Gewinn, Rang und Klasse.`,
  },
  withoutCost: (count: number, amount: string) =>
    `${formatCount(count, lines)} keine Kosten: ${amount} Umsatz fehlen in Gewinn und Marge.`,
  creditedByHand: (count: number) =>
    `${formatCount(count, invoices)} ohne Rechnungskorrektur auf „Gutgeschrieben“ gesetzt: nicht in Umsatz, Gewinn und Marge.`,
  sales: {
    title: 'Umsatz und Kosten',
    lead: 'Rechnungen und Quittungen abzüglich Rechnungskorrekturen, ohne Umsatzsteuer, nach dem Tag des Dokuments; eine Quittung zu einer Rechnung zählt nicht noch einmal. Die Kosten sind die des Verkaufstags.',
  },
  profits: { title: 'Gewinn', lead: 'Umsatz abzüglich der Kosten, die jede Position vom Verkaufstag behalten hat.' },
  received: {
    title: 'Erhaltene Zahlungen',
    lead: 'Zahlungen auf Rechnungen und Quittungen ohne Rechnung nach ihrem Tag, mit Umsatzsteuer.',
    name: 'Erhalten',
    before: 'Davor erhalten',
  },
  receivables: {
    title: 'Forderungen',
    lead: 'Was Kunden am Ende jedes Zeitraums schuldeten, mit Umsatzsteuer. Eine Rechnung, die ohne Rechnungskorrektur auf „Gutgeschrieben“ gesetzt wurde, zählt an keinem Tag.',
  },
  currencies: {
    title: 'Umsatz nach Währung',
    lead: (currency: string) => `Nach der Währung des Dokuments, in ${currency}.`,
  },
  profiles: { title: 'Umsatz nach Unternehmensprofil' },
  below: (edge: string) => `unter ${edge}`,
  from: (edge: string) => `${edge} und mehr`,
  between: (from: string, to: string) => `${from} bis ${to}`,
  spread: {
    title: 'Wie sich Margen verteilen',
    lead: 'Jedes aktive Produkt einmal, mit seiner Marge von heute, unabhängig vom Zeitraum.',
  },
  groups: {
    category: 'Marge nach Kategorie',
    brand: 'Marge nach Marke',
    lead: 'Der Durchschnitt der aktiven Produkte, wie sie jetzt sind; die größte Gruppe zuerst.',
  },
  soldGroups: {
    category: 'Gewinn nach Kategorie',
    brand: 'Gewinn nach Marke',
    lead: 'Von dem, was im Zeitraum verkauft wurde, zu den Kosten des Verkaufstags.',
  },
  prices: {
    title: 'Wie sich Preise verteilen',
    lead: (currency: string) =>
      `Preise aktiver Produkte, wie sie jetzt sind, jeder wie gespeichert, zum heutigen Wechselkurs in ${currency}.`,
    without: (count: number) => `${formatCount(count, products)} ohne Preis.`,
  },
  priceChanges: {
    title: 'Geplante Preise, die wirksam wurden',
    lead: 'Wie viele Preise stiegen und fielen, weil ein geplanter Preis begann oder endete. Jede andere Änderung steht im Verlauf des Produkts.',
    raised: 'Erhöht',
    lowered: 'Gesenkt',
    mean: 'Durchschnittliche Änderung',
    empty: 'In diesem Zeitraum begann oder endete kein geplanter Preis.',
  },
  soldPrices: {
    title: 'Wofür Produkte wirklich verkauft wurden',
    lead: 'Der Durchschnittspreis eines Stücks nach Rabatt und ohne Umsatzsteuer gegenüber dem Zeitraum davor; die größten Änderungen zuerst.',
    told: (product: string, before: string, after: string) => `${product}: ${before} → ${after}`,
    empty: 'Kein Produkt wurde in den beiden Zeiträumen zu verschiedenen Preisen verkauft.',
  },
  abc: {
    title: 'Beste Produkte',
    lead: (few: string, all: string, share: string) =>
      `${few} von ${all} Produkten bringen ${share} von allem über null: Sie sind Klasse A.`,
  },
  classes: {
    title: 'ABC-Klassen',
    lead: 'Von allen Beträgen über null bringt A die ersten 80\u00a0%, B die nächsten 15\u00a0%, C den Rest; auch alle Verluste sind in C.',
    head: 'Klasse',
  },
  allRanked: (most) => `Es sind höchstens ${most}: Die Rangfolge oben enthält sie alle, die schlechtesten zuletzt.`,
  worst: { title: 'Schwächste Produkte', lead: 'Was von allem Verkauften am wenigsten brachte.' },
  slow: {
    title: 'Ladenhüter',
    lead: (count: number) =>
      `Aktive Produkte, die seit ${formatCount(count, days)} nicht verkauft wurden, nach Bestandswert.`,
    empty: 'Alles, was je verkauft wurde, wurde auch in dieser Zeit verkauft.',
  },
  never: {
    title: 'Nie verkauft',
    lead: 'Aktive Produkte, die auf keiner Rechnung und keiner Quittung stehen, nach Bestandswert.',
    empty: 'Jedes aktive Produkt wurde mindestens einmal verkauft.',
  },
  idleCount: (count: number) => `Insgesamt ${formatCount(count, products)}; Bestand zum Einstandspreis.`,
  ranking: {
    title: 'Beste Kunden',
    lead: (few: string, all: string, share: string) => `${few} von ${all} Kunden bringen ${share}: Sie sind Klasse A.`,
  },
  worstCustomers: { title: 'Schwächste Kunden', lead: 'Wer von allen, die kauften, am wenigsten brachte.' },
  ages: {
    title: 'Offene Rechnungen nach Alter',
    lead: (day: string) => `Was am ${formatDay(day)} offen ist, mit Umsatzsteuer, nach Tagen der Überfälligkeit.`,
    head: 'Überfällig',
    empty: 'Keine Rechnung ist offen.',
  },
  daysToPay: {
    title: 'Tage bis zur Zahlung',
    lead: 'Vom Tag der Rechnung bis zur Zahlung, die sie beglich, nach dem Tag dieser Zahlung.',
    mean: 'Durchschnittliche Tage bis zur Zahlung',
    median: 'Die Hälfte zahlte innerhalb von (Tagen)',
    onTime: 'Pünktlich bezahlt',
    paid: 'Bezahlte Rechnungen',
    empty: 'In diesem Zeitraum wurde keine Rechnung vollständig bezahlt.',
  },
  quotes: {
    title: 'Was aus Angeboten wurde',
    lead: 'Angebote nach ihrem Tag, mit Umsatzsteuer, wie sie heute stehen.',
    outcome: 'Ergebnis',
    amount: 'Betrag',
    count: 'Angebote',
    rate: 'Angenommene Angebote',
    waiting: (count: number) => `${formatCount(count, quotes)} auf Antwort`,
    ends: { accepted: 'Angenommen', declined: 'Abgelehnt', expired: 'Abgelaufen', waiting: 'Noch ohne Antwort' },
    empty: 'In diesem Zeitraum wurde kein Angebot versendet.',
  },
  costs: {
    title: 'Woraus Kosten bestehen',
    head: 'Teil',
    lead: {
      one: 'Je ein Stück jedes aktiven Produkts, zu seinen Kosten von heute.',
      stock: 'Die Ware im Bestand der aktiven Produkte und Varianten, zu ihren Kosten von heute.',
      sold: 'Was im Zeitraum verkauft wurde, zu seinen Kosten von heute.',
    },
    parts: {
      purchase: 'Einkaufspreis',
      freight: 'Transportkosten',
      duty: 'Zoll',
      extras: 'Weitere Kosten',
      vat: 'Umsatzsteuer',
    },
    without: (count: number) => `${formatCount(count, products)} ohne bekannte Kosten.`,
  },
  paidIn: {
    title: 'Nach der Währung des Lieferanten',
    lead: 'Das Land des Lieferanten ist bei Produkten nicht hinterlegt; gezeigt wird die Währung, in der bezahlt wurde.',
  },
  landings: {
    title: 'Fracht und Zoll der Sendungen',
    lead: 'Eingebuchte Sendungen nach dem Tag der Einbuchung: die tatsächlichen Kostenposten, sonst die geschätzten.',
    parts: { goods: 'Ware', freight: 'Fracht', duty: 'Zoll', extras: 'Andere Kostenposten' },
    onTop: 'Aufschlag auf die Ware',
    incomplete: (count: number) => `Nicht enthalten, weil eine Zahl fehlt: ${formatCount(count, shipments)}.`,
    empty: 'In diesem Zeitraum wurde keine Sendung eingebucht.',
  },
  suppliers: {
    title: 'Sendungen nach Lieferant',
    lead: 'Der Lieferant, wie er auf der Sendung steht.',
    head: 'Lieferant',
    shipments: 'Sendungen',
    none: 'Ohne Lieferant',
  },
}
