import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type ListBasis, type ListRule, ONE } from '#domain/price-list/list-rules.ts'
import { standingOn } from '#domain/price-list/list-terms.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, plural } from '#web/kit/format/number.ts'
import type * as English from './page-messages.ts'

const taxWords = { gross: 'inkl. USt.', net: 'ohne USt.' } as const

/** After „von“. */
const ofProducts = (count: number): string => formatCount(count, { one: 'Produkt', other: 'Produkten' })

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  tax: ({ withoutVat }, shop) => {
    if (withoutVat) return taxWords.net
    if (!shop || shop.taxRate === 0) return ''
    return `${shop.pricesIncludeVat ? taxWords.gross : taxWords.net}, wie in Ihrem Shop`
  },
  taxWords,
  tabs: {
    label: 'Teile der Preisliste',
    prices: 'Preise',
    rules: 'Regeln und Einzelheiten',
    planned: 'Geplant',
  },
  forEverybody: 'für jeden Kunden ohne eigene Liste',
  bringIn: 'Preise importieren',
}

export const exportMessages: MessagesOf<typeof English.exportMessages> = {
  label: 'Exportieren',
  csv: 'CSV-Datei',
  xlsx: 'Excel-Arbeitsmappe',
  done: (products) => `${countOf('product', products)} exportiert`,
  failed: 'Die Datei ließ sich nicht erstellen.',
  fileName: (title, day, ending) => `${title} ${day}.${ending}`,
  sheet: 'Preisliste',
  columns: {
    sku: 'SKU',
    barcode: 'Barcode',
    name: 'Name',
    currency: 'Währung',
    price: 'Preis',
    minQuantity: 'Ab Menge',
  },
}

export const addMessages: MessagesOf<typeof English.addMessages> = {
  button: 'Produkte hinzufügen',
  title: 'Produkte hinzufügen',
  search: 'Produkte zum Hinzufügen suchen',
  hint: 'Name, SKU, Schlagwort …',
  category: 'Kategorie',
  brand: 'Marke',
  status: 'Status',
  any: { category: 'Alle Kategorien', brand: 'Alle Marken', status: 'Alle Status' },
  statuses: { active: 'Aktiv', inactive: 'Inaktiv' },
  inList: 'In der Liste',
  none: 'Kein Produkt passt.',
  all: (products) =>
    products === 0
      ? 'Alle hinzufügen'
      : plural(products, {
          one: `${countOf('product', products)} hinzufügen`,
          other: `Alle ${countOf('product', products)} hinzufügen`,
        }),
  chosen: (products) => (products === 0 ? 'Auswahl hinzufügen' : `${countOf('product', products)} hinzufügen`),
  allIn: 'Alle davon sind schon in der Liste.',
  cancel: 'Abbrechen',
  tooMany: (most) => `Eine Preisliste fasst höchstens ${formatNumber(most)} Produkte.`,
}

export const tableMessages: MessagesOf<typeof English.tableMessages> = {
  label: 'Preise dieser Liste',
  search: 'In dieser Liste suchen',
  hint: 'Name, SKU …',
  order: 'Reihenfolge',
  orders: { list: 'Wie gedruckt', name: 'Name', sku: 'SKU' },
  sku: 'SKU',
  name: 'Produkt',
  base: 'Produktpreis',
  price: 'Listenpreis',
  why: 'Warum',
  margin: 'Marge',
  breaks: 'Staffeln',
  priceOf: (name) => `Listenpreis: ${name}`,
  breaksOf: (face, name) => `${face}: Preisstaffeln, ${name}`,
  addBreaks: 'Hinzufügen',
  breakFrom: (quantity, more) => `Ab ${formatQuantity(quantity)}${more === 0 ? '' : ` (+${formatNumber(more)})`}`,
  removed: (products) => `${countOf('product', products)} seitdem gelöscht, aber noch in dieser Liste`,
  takeOut: 'Entfernen',
  remove: (products) => `${formatNumber(products)} entfernen`,
  selection: 'Ausgewählte Produkte',
  keys: 'Pfeiltasten bewegen, Enter öffnet das Produkt, x wählt aus, die Leertaste zeigt, warum.',
  found: (products) => `${countOf('product', products)} gefunden`,
  noPrice: 'Kein Preis',
  empty: {
    title: 'Noch keine Produkte in dieser Liste',
    text: 'Fügen Sie Produkte einzeln hinzu, nach Kategorie oder Marke, oder alle. Jedes bekommt seinen Preis nach den Regeln dieser Liste.',
  },
  nothing: {
    title: 'Nichts gefunden',
    text: 'Kein Produkt in dieser Liste passt.',
    reset: 'Alle Produkte anzeigen',
  },
}

export const overrideMessages: MessagesOf<typeof English.overrideMessages> = {
  saved: (name, minQuantity, price) =>
    minQuantity > ONE ? `${name} ab ${formatQuantity(minQuantity)}: ${price}` : `${name}: ${price}`,
  removed: (name, minQuantity) =>
    minQuantity > ONE
      ? `${name}: Staffel ab ${formatQuantity(minQuantity)} entfernt`
      : `${name}: wieder nach der Regel`,
  earlier: 'Frühere Preise',
  thing: 'die früheren Preise',
}

export const breaksMessages: MessagesOf<typeof English.breaksMessages> = {
  title: (name) => `Preisstaffeln · ${name}`,
  text: 'Ein Preis ab dieser Menge. Er bleibt, wie Sie ihn eingeben; keine Regel ändert ihn.',
  from: 'Ab Menge',
  unit: 'Stückpreis',
  add: 'Staffel hinzufügen',
  remove: (quantity) => `Staffel ab ${formatQuantity(quantity)} entfernen`,
  taken: 'Für diese Menge gibt es schon einen Preis.',
  ofRule: 'Staffeln dieser Liste für jedes Produkt',
  held: (quantity, price) => `Ab ${formatQuantity(quantity)}: ${price}`,
  outsideRule:
    'Der Preis dieses Produkts ist von Hand festgelegt. Deshalb gelten die Staffeln dieser Liste für jedes Produkt hier nicht.',
  done: 'Fertig',
}

type Terms = Pick<RowOfKind<'priceList'>, 'status' | 'customerGroup' | 'currency' | 'validFrom' | 'validTo'>

function whyClosed(row: Terms, day: string): string | undefined {
  const standing = standingOn(row, day)
  if (standing === 'active') return undefined
  if (standing === 'not-yet' && row.validFrom !== null) return `Die Liste beginnt am ${formatDay(row.validFrom)}`
  if (standing === 'ended' && row.validTo !== null) return `Die Liste endete am ${formatDay(row.validTo)}`
  return standing === 'draft' ? 'Die Liste ist ein Entwurf' : 'Die Liste ist archiviert'
}

export const detailsMessages: MessagesOf<typeof English.detailsMessages> = {
  title: 'Einzelheiten',
  customers: 'Für wen und wann',
  reach: (row, day) => {
    const closed = whyClosed(row, day)
    if (closed !== undefined) {
      return `Heute nicht in Kraft: ${closed}. Neue Dokumente übernehmen keine Preise daraus.`
    }
    const { currency, customerGroup } = row
    const documents = `Neue Dokumente${currency === '' ? '' : ` in ${currency}`}`
    return customerGroup === ''
      ? `Aktiv und ohne Kundengruppe: ${documents} aller Kunden ohne eigene Liste übernehmen Preise aus dieser Liste.`
      : `Aktiv und für eine Kundengruppe: ${documents} der Kunden in der Gruppe „${customerGroup}“ ohne eigene Liste übernehmen Preise aus dieser Liste.`
  },
  paper: 'Auf Papier',
  rates: 'Wechselkurse',
  renew: (day) => `Kurse vom ${formatDay(day)} verwenden`,
  ownCurrency: 'Wie beim Produkt',
}

export const customersMessages: MessagesOf<typeof English.customersMessages> = {
  title: 'Kunden mit dieser Liste',
  lead: (row, day) => {
    const closed = whyClosed(row, day)
    return closed === undefined
      ? 'Ihre Dokumente verwenden die Preise dieser Liste.'
      : `Heute nicht in Kraft: ${closed}. Die Dokumente dieser Kunden verwenden die Listen für alle oder für ihre Kundengruppe; was in keiner davon steht, hat den Preis des Produkts.`
  },
  add: 'Kunden hinzufügen',
  choose: 'Kunden auswählen',
  nobody: 'Es gibt noch keine Kunden. Sobald es einen gibt, können Sie ihm hier diese Liste zuweisen.',
  create: 'Neuer Kunde',
  added: (name) => `${name} kauft jetzt nach dieser Liste`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => `${name} kauft nicht mehr nach dieser Liste`,
}

const names: Readonly<Record<ListRule, string>> = {
  none: 'Preis des Produkts',
  percentOff: 'Nachlass in Prozent',
  margin: 'Marge vom Verkaufspreis',
  markup: 'Aufschlag auf die Kosten',
  tradePrice: 'Händlerpreis des Produkts',
}
const bases: Readonly<Record<ListBasis, string>> = { retail: 'Endkundenpreis', trade: 'Händlerpreis', cost: 'Kosten' }

export const rulesMessages: MessagesOf<typeof English.rulesMessages> = {
  title: 'Wie die Preise entstehen',
  rule: 'Regel',
  names,
  bases,
  percent: {
    percentOff: 'Nachlass in Prozent',
    margin: 'Marge (vom Verkaufspreis)',
    markup: 'Aufschlag (auf die Kosten)',
  },
  percentHelp: 'Ein negativer Prozentsatz ist ein Zuschlag.',
  basis: 'Ausgehend von',
  withoutVat: 'Preise ohne USt.',
  withoutVatHelp:
    'Aus: wie in Ihrem Shop, inkl. USt., wo Ihre Preise sie enthalten. Von Hand festgelegte Preise behalten ihre Beträge und werden ebenso verstanden.',
  ending: 'Preisendung',
  asProduct: 'Wie bei jedem Produkt',
  tiers: 'Preisstaffeln für jedes Produkt',
  tiersHelp:
    'Der Nachlass gilt ab dieser Menge auf den Listenpreis, aber nicht auf einen von Hand festgelegten Preis: Geben Sie einem solchen Produkt unter „Preise“ eigene Staffeln.',
  from: 'Ab Menge',
  off: 'Nachlass in Prozent',
  lesserTier: (quantity, before) =>
    `Ab ${formatQuantity(quantity)} ist der Nachlass kleiner als ab ${formatQuantity(before)}: In der größeren Bestellung kostet jedes Stück mehr.`,
  addTier: 'Menge hinzufügen',
  removeTier: (quantity) => `Staffel ab ${formatQuantity(quantity)} entfernen`,
  save: 'Regel speichern',
  discard: 'Verwerfen',
  unsaved: {
    title: 'Die geänderte Regel ist noch nicht gespeichert.',
    text: 'Bis dahin sehen alle anderen die Preise nach der bisherigen Regel.',
  },
  elsewhere: {
    title: 'Die Regel wurde inzwischen anderswo geändert.',
    text: (rule) =>
      `Gespeichert ist jetzt „${rule}“. Was Sie hier eingegeben haben, ist nicht gespeichert: Speichern Sie die Regel, um jene zu ersetzen, oder verwerfen Sie Ihre Eingabe.`,
  },
  wasLeft: 'Früher geändert und noch nicht gespeichert. Speichern Sie die Regel, oder verwerfen Sie die Änderung.',
}

export const previewMessages: MessagesOf<typeof English.previewMessages> = {
  title: 'Was das bewirkt',
  unsaved: 'Noch nicht gespeichert. Das würde die Regel bewirken.',
  same: 'Das bewirkt die Regel jetzt.',
  priced: (priced, all, prices) => {
    const products = priced === all ? countOf('product', all) : `${formatNumber(priced)} von ${ofProducts(all)}`
    const more = formatCount(prices, { one: 'Preis', other: 'Preise' })
    return `Preise nach dieser Regel für ${products}${prices === priced ? '' : `, insgesamt ${more}`}`
  },
  changed: (changed, all) =>
    changed === 0
      ? `${countOf('product', all)}, keines würde sich ändern`
      : `${formatNumber(changed)} von ${ofProducts(all)} ${plural(changed, { one: 'würde', other: 'würden' })} sich ändern`,
  breaks: (tiers) =>
    tiers.length === 0
      ? 'Keine Preisstaffeln mehr.'
      : `Preisstaffeln: ${tiers
          .toSorted((a, b) => a.minQuantity - b.minQuantity)
          .map(({ minQuantity, percentOff }) => `${formatRate(percentOff)} Nachlass ab ${formatQuantity(minQuantity)}`)
          .join(', ')}.`,
  margin: 'Durchschnittsmarge der Preise',
  below: 'Unter dem Mindestpreis',
  unpriced: 'Ohne Preis',
  label: 'Beispiele für die Wirkung',
}
