import type { MessagesOf } from '#domain/messages-of.ts'
import type { PriceEnding } from '#domain/price-ending.ts'
import type * as English from './editor-messages.ts'

const endings: Readonly<Record<PriceEnding, string>> = {
  none: 'keine',
  '.99': ',99',
  '.95': ',95',
  '.90': ',90',
  '.49': ',49',
  whole: 'ganze Beträge',
  nearest5: 'Vielfache von 5',
  nearest10: 'Vielfache von 10',
}

export const editorMessages: MessagesOf<typeof English.editorMessages> = {
  back: 'Produkte',
  tabs: { label: 'Teile des Produkts', product: 'Produkt', planned: 'Geplante Preise', history: 'Verlauf' },
  openPage: 'Als Seite öffnen',
  actions: 'Mehr',
  duplicate: 'Duplizieren',
  labels: 'Etiketten drucken …',
  delete: 'Löschen',
  costUnknown: 'Nicht bekannt',
  sections: {
    costs: 'Kosten',
    pricing: 'Preisbildung',
    story: 'Wie der Preis entsteht',
    details: 'Einzelheiten',
    stock: 'Bestand und Verkauf',
    limits: 'Mindestmarge und Händlerpreis',
    picture: 'Bild',
  },
  noPicture: 'Noch keines',
  pictureRemoved: 'Bild entfernt',
  inStock: (count) => `${count} im Bestand`,
  inactive: 'Inaktiv',
  uncategorized: 'Ohne Kategorie',
  noBrand: 'Ohne Marke',
  activeHelp: 'Inaktive Produkte bleiben hier, aber Sie verkaufen sie nicht mehr.',
  currencyChanged: 'Währung geändert',
  vatHelp: 'Wenn nicht als Vorsteuer abgezogen',
  vatReclaimed: 'Als Vorsteuer abgezogen: nicht in den Kosten',
  way: 'Preisbildung',
  ways: { margin: 'Marge', markup: 'Aufschlag', byHand: 'Von Hand', stored: 'Wie eingegeben' },
  noWay: 'Es hat noch keinen Preis. Wählen Sie, wie er gebildet wird.',
  margin: 'Marge (vom Verkaufspreis)',
  markup: 'Aufschlag (auf die Kosten)',
  defaultMargin: (margin) => `Leer: ${margin} aus Ihren Einstellungen`,
  clamped:
    'Eine Marge von 100\u00a0% oder mehr ist nicht möglich, deshalb werden die Kosten verdoppelt. Geben Sie weniger als 100\u00a0% ein.',
  endingDefault: (ending) => `Einstellung (${endings[ending]})`,
  floorHelp: 'Ein Preis darunter wird gekennzeichnet.',
  floorInherited: (margin, source) => `Leer: ${margin} ${source}`,
  floorNone: 'Keine festgelegt',
  floorSources: { category: 'aus der Kategorie', profile: 'aus Ihren Einstellungen', product: 'hier festgelegt' },
  solve: 'Preisrechner',
  solved: 'Preisrechner schließen',
  tradeComputed: (price, margin) => `Leer: ${price} bei ${margin} Marge vom Händlerpreis`,
  price: {
    title: 'Preis',
    retail: 'Endkundenpreis',
    withVat: 'inkl. USt.',
    withoutVat: 'ohne USt.',
    profit: 'Gewinn',
    loss: 'Verlust',
    margin: 'Marge',
    markup: 'Aufschlag',
    trade: 'Händlerpreis',
    tradeBy: (margin) => `Händlerpreis: was Händler Ihnen zahlen, bei ${margin} Marge vom Händlerpreis.`,
    tradeSet: 'Händlerpreis: was Händler Ihnen zahlen, an diesem Produkt festgelegt.',
    cost: 'Gesamtkosten',
    floor: 'Mindestpreis',
    net: 'Ohne USt.',
    none: '–',
    recalculate: 'Neu berechnen',
    recalculated: (price) => `Jetzt ${price}`,
    recalculatedTitle: 'Produkt neu berechnet',
  },
  earlier: {
    title: 'Preis nach einer früheren Einstellung',
    text: (price) => `Mit Ihren jetzigen Einstellungen wäre er ${price}.`,
  },
  priceMoved: (before, after) => `Preis ${before} → ${after}`,
  undone: 'Rückgängig gemacht: Der frühere Preis ist wieder da',
}

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Verlauf',
  thing: 'der Verlauf dieses Produkts',
}

export const choiceMessages: MessagesOf<typeof English.choiceMessages> = {
  pricingMode: { strategy: 'Marge oder Aufschlag', manual: 'von Hand', retailPrice: 'wie eingegeben' },
  pricingStrategy: { margin: 'Marge', markup: 'Aufschlag', manual: 'von Hand' },
  source: {
    pricewright: 'hier erstellt',
    wix: 'Wix',
    firestore: 'Archiv',
    imported: 'importierte Datei',
    shopify: 'Shopify',
    woocommerce: 'WooCommerce',
  },
}
