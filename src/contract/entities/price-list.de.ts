import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './price-list.ts'

/** The German labels of price lists. */
export const labels: { readonly priceList: EntityMessages<typeof English.priceList.fields> } = {
  priceList: {
    label: { one: 'Preisliste', many: 'Preislisten' },
    notFound: 'Es gibt keine Preisliste mit der ID {id}',
    fields: {
      title: { label: 'Titel' },
      productIds: { label: 'Produkte' },
      status: { label: 'Status' },
      description: { label: 'Beschreibung' },
      customerGroup: { label: 'Kundengruppe', help: 'Leer: für alle.' },
      priority: {
        label: 'Rang',
        help: 'Wo mehrere Listen passen, gibt die mit der höchsten Zahl den Preis vor; bei gleicher Zahl die günstigere.',
      },
      validFrom: { label: 'Gültig ab', group: 'Gültigkeit' },
      validTo: { label: 'Gültig bis', group: 'Gültigkeit' },
      currency: { label: 'Währung', help: 'Leer: die Währung jedes Produkts.', group: 'Währung' },
      rates: { label: 'Wechselkurse', group: 'Währung' },
      ruleKind: { label: 'Regel', group: 'Regel' },
      rulePercent: { label: 'Prozent', group: 'Regel' },
      basis: { label: 'Ausgehend von', group: 'Regel' },
      withoutVat: {
        label: 'Preise ohne USt.',
        help: 'Sonst sind sie wie in Ihrem Shop: inkl. USt., wo Ihre Preise sie enthalten.',
      },
      priceEnding: {
        label: 'Preisendung',
        help: 'Leer: wie bei jedem Produkt, und keine bei Preisen ohne USt.',
        group: 'Regel',
      },
      tiers: {
        label: 'Preisstaffeln',
        line: {
          minQuantity: { label: 'Ab Menge', group: 'Preisstaffel' },
          percentOff: { label: 'Nachlass in Prozent', group: 'Preisstaffel' },
        },
      },
      showTrade: { label: 'Händlerpreise anzeigen' },
      showPictures: { label: 'Bilder anzeigen' },
      accent: { label: 'Akzentfarbe' },
      note: { label: 'Notiz auf der Liste' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
