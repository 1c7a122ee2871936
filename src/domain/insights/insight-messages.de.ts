import type { MessagesOf } from '../messages-of.ts'
import { pluralOf } from '../plural.ts'
import type * as English from './insight-messages.ts'

const products = (count: number, shown: string): string =>
  pluralOf('de', count, { one: `${shown} Produkt`, other: `${shown} Produkte` })
const withProducts = (count: number, shown: string): string =>
  pluralOf('de', count, { one: `${shown} Produkt`, other: `${shown} Produkten` })
const documents = (count: number, shown: string): string =>
  pluralOf('de', count, { one: `${shown} Dokument`, other: `${shown} Dokumenten` })

export const insightMessages: MessagesOf<typeof English.insightMessages> = {
  lowMargin: {
    title: (product) => `Niedrige Marge: ${product}`,
    text: (margin, limit) =>
      `Die Marge beträgt ${margin}. Unter ${limit} bleibt nach einem Rabatt oder bei höheren Kosten bald nichts übrig.`,
  },
  unusualMargin: {
    title: (product) => `Ungewöhnlich niedrige Marge: ${product}`,
    text: (margin, category, average) =>
      `Die Marge beträgt ${margin}, die Durchschnittsmarge in ${category} ${average}.`,
  },
  highCost: {
    title: (product) => `Hohe Kosten: ${product}`,
    text: (cost, category, average) =>
      `Die Gesamtkosten betragen ${cost}, der Durchschnitt in ${category} ${average}. Ein teureres Produkt darf mehr kosten: Prüfen Sie, ob sein Preis dazu passt.`,
  },
  currencyRisk: {
    title: (product) => `Währungsrisiko: ${product}`,
    text: (margin, currency, rise) =>
      `Die Marge beträgt ${margin} und hängt von ${currency} ab. Steigen die Kosten um ${rise}, bleibt kein Gewinn.`,
    unknown: (margin, rise) =>
      `Die Marge beträgt ${margin}. Zahlen Sie in einer anderen Währung und steigen die Kosten um ${rise}, bleibt kein Gewinn.`,
    nothing: (margin) =>
      `Die Marge beträgt ${margin}: Es bleibt kein Gewinn, der einen anderen Wechselkurs tragen könnte.`,
  },
  pricingEvent: {
    title: (title) => `Demnächst: ${title}`,
    text: (day) => `Beginn ist am ${day}. Sehen Sie Ihre Preise vorher durch.`,
  },
  belowCost: {
    title: (product) => `Preis unter den Kosten: ${product}`,
    text: (price, cost) =>
      `Ohne Umsatzsteuer kostet es im Verkauf ${price}, die Gesamtkosten betragen ${cost}: Jedes Stück bringt Verlust.`,
  },
  soldBelowCost: {
    title: (product) => `Unter den Kosten verkauft: ${product}`,
    text: (count, shown, document, day) =>
      `Auf ${documents(count, shown)} unter den Kosten verkauft, zuletzt auf ${document} vom ${day}.`,
  },
  costRose: {
    title: (product) => `Die Kosten stiegen, der Preis nicht: ${product}`,
    text: (day, price, before, now) =>
      `Am ${day} für ${price} verkauft, bei Kosten von ${before}. Der Preis ist noch derselbe, die Kosten betragen ${now}.`,
    movedTitle: (product) => `Die Kosten stiegen: ${product}`,
    moved: (day, price, before, now, priceNow) =>
      `Am ${day} für ${price} verkauft, bei Kosten von ${before}. Heute betragen die Kosten ${now}, der Preis ${priceNow}.`,
  },
  stalePrice: {
    title: (product) => `Seit einem Jahr derselbe Preis: ${product}`,
    text: (day, price, before, now) =>
      `Schon am ${day} für ${price} verkauft, bei Kosten von ${before}. Heute betragen die Kosten ${now}.`,
  },
  promotionRule: {
    title: (product) => `Aktion ohne Ermäßigung: ${product}`,
    text: (day, price, lowest) =>
      `Ab ${day} soll der Preis ${price} betragen. Der niedrigste bekannte Preis der 30 Tage davor ist ${lowest}, und eine Aktion muss darunter liegen.`,
  },
  listAboveRetail: {
    title: (product) => `Listenpreis über dem Endkundenpreis: ${product}`,
    text: (list, price, retail) => `Der Listenpreis in ${list} ist ${price}, der Endkundenpreis ${retail}.`,
  },
  cheaperShipment: {
    title: (product) => `Günstiger bei einem anderen Lieferanten: ${product}`,
    text: (supplier, shipment, price, paid) =>
      `Der Einkaufspreis bei ${supplier} war ${price} (${shipment}). In der neuesten Sendung war er ${paid}.`,
  },
  dutyMissing: {
    title: (count, shown) => `Ohne Zoll: ${products(count, shown)}`,
    text: (category, rate, product) =>
      `Die meisten Produkte in ${category} haben Zoll, meist ${rate}. Einige haben keinen, etwa ${product}.`,
  },
  vatMissing: {
    title: (count, shown) => `Ohne Umsatzsteuer auf Kosten: ${products(count, shown)}`,
    text: (category, rate, product) =>
      `Die meisten Produkte in ${category} haben Umsatzsteuer auf Kosten, meist ${rate}. Einige haben keine, etwa ${product}.`,
  },
  endingMissed: {
    title: (count, shown) => `Andere Preisendung: ${products(count, shown)}`,
    text: (currency, ending, product) =>
      `Preise in ${currency} sollen diese Endung haben: ${ending}. Einige haben sie nicht, etwa der von ${product}.`,
  },
  skuTwice: {
    title: (sku) => `Dieselbe SKU mehrfach: ${sku}`,
    text: (count, shown) =>
      `Sie steht bei ${withProducts(count, shown)}, sodass Dateien und Dokumente das falsche meinen können.`,
  },
  sampleSeason: {
    title: 'Preise für die Saison planen',
    text: (uplift) =>
      `Saisonale Preise können den Umsatz heben, zur Veranschaulichung um bis zu ${uplift}. Tragen Sie einen Preistermin in Ihren Kalender ein.`,
  },
  sampleMargin: {
    title: 'Sehen, was zu wenig einbringt',
    text: 'Sobald Produkte Kosten und einen Preis haben, erscheinen hier die mit niedriger Marge.',
  },
  sampleCompetition: {
    title: 'Lieferanten vergleichen',
    text: 'Sobald Sendungen ihre Lieferanten nennen, erscheint hier, was anderswo einen niedrigeren Einkaufspreis hat.',
  },
  endings: {
    none: 'Keine',
    '.99': ',99',
    '.95': ',95',
    '.90': ',90',
    '.49': ',49',
    whole: 'Ganze Beträge',
    nearest5: 'Vielfache von 5',
    nearest10: 'Vielfache von 10',
  },
  acts: {
    reprice: (margin) => `Marge auf ${margin} setzen`,
    setDuty: (rate) => `Zoll auf ${rate} setzen`,
    setVat: (rate) => `Umsatzsteuer auf Kosten auf ${rate} setzen`,
    endPrices: 'Preisendungen berichtigen',
    setListPrice: (price) => `Listenpreis auf ${price} setzen`,
    openCosts: 'Kosten ansehen',
    openEvent: 'Termin öffnen',
    openPlan: 'Geplanten Preis öffnen',
    openShipment: 'Sendung öffnen',
    openProducts: 'Produkte anzeigen',
    screens: { products: 'Produkte öffnen', calendar: 'Kalender öffnen', shipments: 'Sendungen öffnen' },
  },
  stakes: {
    lowMargin: 'was die vorgeschlagene Marge mehr brächte',
    unusualMargin: 'was die vorgeschlagene Marge mehr brächte',
    currencyRisk: 'der Gewinn, der auf dem Spiel steht',
    belowCost: 'der Verlust',
    costRose: 'was es mehr kostet als damals',
    stalePrice: 'was es mehr kostet als damals',
    cheaperShipment: 'was der günstigere Lieferant sparen würde',
    dutyMissing: 'Kosten, die nicht mitgerechnet sind',
    vatMissing: 'Kosten, die nicht mitgerechnet sind',
  },
  stake: {
    year: (amount, what) => `${amount} im Jahr: ${what}`,
    piece: (amount, what) => `${amount} je Stück: ${what}`,
    documents: (amount) => `${amount} Verlust`,
  },
  figures: {
    price: 'Preis',
    grossPrice: 'Preis mit Umsatzsteuer',
    netPrice: 'Preis ohne Umsatzsteuer',
    cost: 'Gesamtkosten',
    margin: 'Marge',
    averageMargin: 'Durchschnittsmarge',
    averageCost: 'Durchschnittliche Gesamtkosten',
    costThen: 'Gesamtkosten damals',
    priceThen: 'Preis damals',
    day: 'Tag',
    supplierPrice: 'Neuester Einkaufspreis',
    cheaperPrice: 'Niedrigerer Einkaufspreis',
    endedPrice: 'Preis mit der Preisendung',
    listPrice: 'Listenpreis',
    plannedPrice: 'Geplanter Preis',
    lowestPrice: 'Niedrigster Preis der 30 Tage davor',
    usualRate: 'Üblicher Satz',
    riseToNothing: 'Anstieg der Kosten, nach dem kein Gewinn bleibt',
    sku: 'SKU',
    loss: 'Verlust',
  },
  impacts: { high: 'Große Auswirkung', medium: 'Mittlere Auswirkung', low: 'Geringe Auswirkung' },
  example: 'Beispiel',
}
