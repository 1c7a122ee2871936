import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatExchangeRate } from '#web/kit/currency/exchange-rate-text.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, plural } from '#web/kit/format/number.ts'
import { chargeSplits } from './messages.de.ts'
import type * as English from './page-messages.ts'

export const headMessages: MessagesOf<typeof English.headMessages> = {
  land: 'Einbuchen …',
  landedOn: 'Eingebucht:',
  more: 'Mehr',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  exportCsv: 'Tabelle der Einstandspreise exportieren (CSV)',
  changes: 'Einbuchung anzeigen oder zurücknehmen',
  fileName: (name) => `${name} Einstandspreise.csv`,
  details: 'Sendung',
  readOnly:
    'Diese Sendung ist eingebucht: Ihre Positionen und Kurse bleiben, wie sie sind. Um sie zu ändern, nehmen Sie die Einbuchung zurück. Spätere Rechnungen geben Sie als tatsächliche Beträge ein.',
  label: 'Teile der Sendung',
  tabs: {
    lines: 'Positionen',
    charges: 'Kostenposten',
    landed: 'Einstandspreis',
    actual: 'Tatsächliche Kosten',
  },
}

export const summaryMessages: MessagesOf<typeof English.summaryMessages> = {
  label: 'Woraus der Einstandspreis besteht',
  goods: 'Ware',
  duty: 'Zoll',
  total: 'Einstandspreis',
  onTop: (percent) => `${percent} zusätzlich zur Ware`,
  nothing: 'Fügen Sie Positionen hinzu, um zu sehen, was sie im Regal kosten.',
  unfilled: 'Geben Sie ein Produkt, seine Menge und seinen Preis ein, um zu sehen, was es im Regal kostet.',
  incomplete: 'Für die Berechnung fehlt etwas.',
}

export const ratesMessages: MessagesOf<typeof English.ratesMessages> = {
  title: 'Wechselkurse',
  label: (from, to) => `1 ${from} in ${to}`,
  byHand: 'Von Hand eingegeben',
  several: 'Mehrere Kurse',
  missing: (currency) => `Geben Sie den Kurs von ${currency} ein.`,
  replaced: (rates, currency) =>
    `Kosten jetzt in ${currency}: ${formatCount(rates, { one: 'von Hand eingegebener Kurs', other: 'von Hand eingegebene Kurse' })} ersetzt`,
  replacedBy: (before) => `Die eingegebenen Kurse galten für ${before}. Prüfen Sie die Kurse, die jetzt dort stehen.`,
}

export const problemsMessages: MessagesOf<typeof English.problemsMessages> = {
  title: (things) =>
    plural(things, {
      one: `${formatNumber(things)} Punkt ist zu klären, bevor sich diese Sendung einbuchen lässt`,
      other: `${formatNumber(things)} Punkte sind zu klären, bevor sich diese Sendung einbuchen lässt`,
    }),
  line: (place, name) => `Position ${formatNumber(place)}${name === '' ? '' : `, ${name}`}`,
  charges: 'Kostenposten',
  more: (things) => `und ${formatNumber(things)} weitere`,
}

export const linesMessages: MessagesOf<typeof English.linesMessages> = {
  label: 'Positionen',
  sku: 'SKU',
  name: 'Name',
  quantity: 'Menge',
  received: 'Erhalten',
  unitCost: 'Einzelpreis',
  currency: 'Währung',
  rate: 'Kurs',
  duty: 'Zoll\u00a0%',
  weight: 'kg je St.',
  volume: 'm³ je St.',
  hsCode: 'Zolltarifnr.',
  originCountry: 'Ursprung',
  landed: 'Im Regal',
  landedHelp: 'Einstandspreis einer Einheit',
  add: 'Position hinzufügen',
  file: 'Aus Datei …',
  remove: (place) => `Position ${formatNumber(place)} entfernen`,
  removeShort: 'Entfernen',
  removed: (lines) => `${countOf('shipmentLine', lines)} entfernt`,
  pasted: (lines) => `${countOf('shipmentLine', lines)} eingefügt`,
  cell: (column, place) => `${column}, Position ${formatNumber(place)}`,
  noCurrency: 'Geben Sie die Währung mit drei Buchstaben ein, zum Beispiel EUR.',
  noCountry: 'Geben Sie das Ursprungsland mit zwei Buchstaben ein, zum Beispiel CN, oder seinen Namen.',
  refusedCells: (cells) =>
    formatCount(cells, {
      one: 'Zelle war nicht lesbar und blieb, wie sie war.',
      other: 'Zellen waren nicht lesbar und blieben, wie sie waren.',
    }),
  keys: 'Tab geht von Zelle zu Zelle, Enter in die nächste oder eine neue Position. Zeilen aus einer Tabelle lassen sich überall einfügen.',
  open: (place) => `Position ${formatNumber(place)}`,
  unnamed: 'Ohne Namen',
  deleted: 'Produkt gelöscht',
  unlinked: 'Noch kein Produkt: Die Kosten werden berechnet, aber beim Einbuchen ändert sich nichts',
  empty: {
    title: 'Was ist unterwegs?',
    text: 'Geben Sie eine SKU oder einen Namen ein, fügen Sie Zeilen aus einer Tabelle ein, oder importieren Sie die Datei des Lieferanten.',
  },
  full: (most) =>
    `Eine Sendung fasst ${formatNumber(most)} Positionen. Erstellen Sie für den Rest eine weitere Sendung.`,
  done: 'Fertig',
  pick: 'Produkte',
}

export const chargesMessages: MessagesOf<typeof English.chargesMessages> = {
  label: 'Kostenposten',
  kind: 'Art',
  name: 'Bezeichnung',
  estimated: 'Geschätzt',
  actual: 'Tatsächlich',
  currency: 'Währung',
  split: 'Verteilen nach',
  dutiable: 'Im Zollwert',
  dutiableShort: 'Im Zollwert',
  dutiableHelp: 'Teil des Zollwerts: Auch darauf wird Zoll erhoben.',
  add: 'Kostenposten hinzufügen',
  remove: (name) => `${name} entfernen`,
  removed: (name) => `${name} entfernt`,
  shares: 'Anteile von Hand',
  sharesTitle: (name) => `Anteile: ${name}`,
  sharesLead: 'Was jede Position von diesem Kostenposten trägt.',
  sharesState: (left, currency) => {
    if (left === 0) return 'Alles ist auf Positionen verteilt'
    return left > 0
      ? `${formatMoney(left, currency)} noch keiner Position zugeteilt`
      : `${formatMoney(-left, currency)} mehr als der Kostenposten`
  },
  sharesFill: 'Rest nach Wert verteilen',
  part: 'Anteil',
  sharePart: (name) => `Anteil: ${name}`,
  empty: {
    title: 'Was hat es gekostet, es hierher zu bringen?',
    text: 'Fracht, Versicherung, Zollabfertigung. Jeder Kostenposten wird so auf die Positionen verteilt, wie Sie es wählen.',
  },
}

export const landedMessages: MessagesOf<typeof English.landedMessages> = {
  label: 'Einstandspreis je Position',
  product: 'Produkt',
  quantity: 'Menge',
  goods: 'Ware',
  duty: 'Zoll',
  dutyByRate: 'Zoll nach Satz',
  charges: 'Kostenposten',
  total: 'Einstand',
  perUnit: 'Je Einheit',
  costMove: 'Produktkosten',
  priceMove: 'Preis',
  margin: 'Marge dann',
  marginOfCost: 'Marge bei Produktkosten',
  sum: 'Gesamtbetrag',
  apart: 'Jeder Kostenposten in eigener Spalte',
  noProduct: 'kein Produkt',
  nothingCame: 'nichts erhalten',
  waterfall: 'So setzt sich der Einstandspreis zusammen',
  whole: 'Die ganze Sendung',
  ofOne: (name) => `${name}, eine Einheit`,
  allLines: 'Ganze Sendung anzeigen',
  pick: 'Wählen Sie eine Position in der Tabelle, um zu sehen, wie sich die Kosten einer Einheit zusammensetzen.',
  exact: 'Zeilen und Spalten gehen auf, bis auf den letzten Cent.',
  empty: 'Fügen Sie Positionen und Kostenposten hinzu, um den Einstandspreis zu sehen.',
  by: (split) => (split === chargeSplits.equal ? 'zu gleichen Teilen' : `nach ${split}`),
  byHand: 'von Hand festgelegt',
  paid: (amount, currency, rate) =>
    `${formatMoneyExact(amount, currency)} zum Kurs ${formatExchangeRate(rate === '' ? '0' : rate)}`,
  dutyOn: (rate, value, currency) => `${formatRate(rate)} von ${formatMoneyExact(value, currency)}`,
  units: (quantity, price, currency) => `${formatQuantity(quantity)} zu je ${formatMoneyExact(price, currency)}`,
  quantityOf: (quantity, received) =>
    received === null || received === quantity
      ? formatQuantity(quantity)
      : `${formatQuantity(received)} von ${formatQuantity(quantity)}`,
  notReceived: 'Bezahlt und nicht erhalten',
}

export const csvHeads: MessagesOf<typeof English.csvHeads> = {
  in: (name, currency) => `${name} (${currency})`,
  goods: 'Ware',
  duty: 'Zoll',
  total: 'Gesamtbetrag',
  perUnit: 'Einstandspreis je Einheit',
}

export const landMessages: MessagesOf<typeof English.landMessages> = {
  titles: {
    land: (name) => `${name} einbuchen`,
    correct: (name) => `Kosten korrigieren: ${name}`,
  },
  leads: {
    land: 'Bevor sich etwas ändert, sehen Sie die neuen Kosten, Preise und Bestände. Sie gelten erst, wenn Sie sie anwenden.',
    correct:
      'Die Kosten werden mit den tatsächlichen Kostenposten neu berechnet, und die Preise, die daraus folgen. Es ändert sich nichts, bis Sie sie anwenden.',
  },
  method: 'Neue Kosten jedes Produkts',
  stock: 'Erhaltene Mengen zum Bestand hinzufügen',
  prepare: 'Zeigen, was sich ändern würde',
  preparing: 'Neue Kosten werden berechnet …',
  back: 'Zurück',
  cancel: 'Abbrechen',
  apply: (raisesStock) =>
    raisesStock ? 'Neue Kosten, Preise und Bestände anwenden' : 'Neue Kosten und Preise anwenden',
  applying: 'Änderungen werden angewendet',
  stop: 'Anhalten',
  close: 'Schließen',
  offline: 'Das Einbuchen braucht das Netz',
  offlineText: 'Der Server berechnet die neuen Kosten. Was Sie inzwischen eingeben, bleibt auf diesem Gerät erhalten.',
  unsent: 'Einige Ihrer Änderungen sind noch auf dem Weg zum Server; das Einbuchen wartet auf sie.',
  unsentTooLong: 'Der Server hat Ihre letzten Änderungen noch nicht erhalten. Versuchen Sie es gleich noch einmal.',
  lostDuty: 'In den Positionen fehlt der Zoll',
  lostDutyText: (names, more) =>
    `${names.join(', ')}${more > 0 ? ` und ${formatNumber(more)} weitere` : ''}: Die Kosten enthalten jetzt Zoll, die Positionen aber keinen. Beim Einbuchen fällt er deshalb aus den Kosten heraus. Geben Sie den Zoll in den Positionen ein, wenn Sie ihn bezahlen.`,
  unlinked: (lines) =>
    plural(lines, {
      one: `${countOf('shipmentLine', lines)} ohne Produkt: Sie trägt ihren Anteil der Kostenposten, ändert aber nichts.`,
      other: `${countOf('shipmentLine', lines)} ohne Produkt: Sie tragen ihren Anteil der Kostenposten, ändern aber nichts.`,
    }),
  rows: 'Was sich ändern würde',
  figures: {
    margin: 'Durchschnittsmarge',
    belowFloor: 'Unter der Mindestmarge',
    refused: 'Unverändert gelassen',
  },
  columns: { product: 'Produkt', cost: 'Kosten', price: 'Preis', margin: 'Marge', stock: 'Bestand' },
  show: 'Anzeigen',
  filters: { all: 'Alle', update: 'Geändert', bad: 'Unverändert gelassen', same: 'Gleich geblieben' },
  none: 'Hier ist kein Produkt.',
  doneTitles: { land: 'Die Sendung ist eingebucht', correct: 'Die Kosten sind korrigiert' },
  doneText: (raisesStock) =>
    raisesStock
      ? 'Die neuen Kosten, die Preise, die daraus folgen, und der erhaltene Bestand stehen in Ihren Produkten: als eine Änderung, die Sie ansehen und zurücknehmen können.'
      : 'Die neuen Kosten und die Preise, die daraus folgen, stehen in Ihren Produkten: als eine Änderung, die Sie ansehen und zurücknehmen können.',
  landedTitle: 'Diese Sendung ist schon eingebucht',
  landedMeanwhile: 'Sie wurde auf einem anderen Gerät eingebucht. Was sich dadurch änderte, steht in Ihren Produkten.',
  deletedSince: (names) => `Inzwischen gelöscht: ${names.join(', ')}. Deshalb lässt sich das nicht anwenden`,
  deletedRemedy: {
    land: 'Schließen Sie dieses Fenster und wählen Sie in der Position ein anderes Produkt oder keines; oder stellen Sie das Produkt wieder her. Buchen Sie die Sendung dann noch einmal ein.',
    correct: 'Gehen Sie zurück und sehen Sie noch einmal nach: Das Gelöschte ist dann ausgelassen.',
  },
  changedMeanwhile:
    'Die Sendung oder ihre Produkte haben sich inzwischen geändert. Prüfen Sie noch einmal, was sich ändern würde.',
  change: 'Änderung anzeigen',
  undo: 'Rückgängig machen',
  dutyAsAmount: (rate, amount, currency) =>
    `Zoll von ${formatRate(rate)} wird ein Betrag in den weiteren Kosten: ${formatMoneyExact(amount, currency)}.`,
  dutyRemoved: (rate) => `Zoll von ${formatRate(rate)} entfällt.`,
  ofVariant: (product, variant) => `${product} – ${variant}`,
  thing: 'diese Einbuchung',
}

export const actualMessages: MessagesOf<typeof English.actualMessages> = {
  beforeTitle: 'Was hat es wirklich gekostet?',
  before:
    'Sobald die Sendung eingebucht ist, vergleichen Sie hier spätere Rechnungen mit den Einstandspreisen: die Differenz je Produkt und die Marge, die wirklich blieb.',
  charge: 'Kostenposten',
  landed: 'Eingebucht mit',
  actual: 'Tatsächlich',
  difference: 'Differenz',
  product: 'Produkt',
  quantity: 'Menge',
  perUnitLanded: 'Einstandspreis',
  perUnitActual: 'Tatsächliche Kosten',
  marginThought: 'Geplante Marge',
  marginMade: 'Tatsächliche Marge',
  outcome: (difference, currency) => {
    if (difference === 0) return 'Die Kosten entsprechen den bisherigen Rechnungen.'
    const amount = formatMoney(Math.abs(difference), currency)
    return `Die Sendung kostete ${amount} ${difference > 0 ? 'mehr' : 'weniger'}, als eingebucht ist.`
  },
  open: (charges) => `${countOf('shipmentCharge', charges)} noch ohne Rechnung: Bis sie kommt, zählt der Schätzwert.`,
  propose: 'Korrigierte Kosten vorschlagen …',
  bills: 'Rechnungen',
  billsLead:
    'Geben Sie jede Rechnung ein, wenn sie kommt. Daraus ergibt sich je Produkt, was die Ware wirklich kostet.',
  report: 'Differenz je Produkt',
  reportLead: 'Zum heutigen Preis, ohne USt.',
  gone: (name) => (name === '' ? 'Gelöschtes Produkt' : `${name} (gelöscht)`),
  goneVariant: (name) => `${name} (gelöschte Variante)`,
}

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  title: 'Positionen aus einer Datei',
  lead: 'Die Liste eines Lieferanten als CSV oder XLSX.',
  drop: 'Datei des Lieferanten importieren',
  dropText: 'CSV oder XLSX mit einem Produkt je Zeile: SKU oder Name, Menge und Preis.',
  targets: {
    sku: 'SKU oder Barcode',
    description: 'Name',
    quantity: 'Menge',
    unitCost: 'Einzelpreis',
    currency: 'Währung',
    dutyPercent: 'Zoll\u00a0%',
    hsCode: 'Zolltarifnummer',
    originCountry: 'Ursprungsland',
    weight: 'Stückgewicht (kg)',
    volume: 'Stückvolumen (m³)',
  },
  currency: 'Beträge in',
  row: 'Position',
  change: 'Menge, Preis und Produkt',
  updates: 'Vorhandene Positionen aktualisieren',
  updatesHelp:
    'Eine Position wird an ihrem Produkt erkannt, sonst an SKU oder Name. Aus: Jede Zeile der Datei wird eine neue Position.',
  linked: (found, lines) =>
    `Anhand von SKU, Barcode oder Name unter Ihren Produkten gefunden: ${formatNumber(found)} von ${formatCount(lines, { one: 'Position', other: 'Positionen' })}.`,
  refusedFile: 'positionen_nicht_angenommen.csv',
  issues: {
    unnamed: 'SKU und Name fehlen.',
    unpriced: (currency, cost) => `Hier fehlt ein Preis in ${currency}: Das Produkt kostet ${cost}.`,
  },
  cancel: 'Abbrechen',
  tooMany: (most) => `Eine Sendung fasst ${formatNumber(most)} Positionen; diese Datei hat mehr. Teilen Sie sie auf.`,
  found: 'Produkt gefunden',
  notFound: 'kein Produkt',
}
