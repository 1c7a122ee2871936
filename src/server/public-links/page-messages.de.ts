import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  files: 'Dateien',
  search: 'Suchen',
  searchIn: 'Name, SKU oder Kategorie',
  found: '{found} von {all}',
  price: 'Preis',
  priceWithVat: 'Preis inkl. USt.',
  priceWithoutVat: 'Preis ohne USt.',
  otherPrices: 'Weitere Preise',
  otherProducts: 'Weitere Produkte',
  madeWith: 'Erstellt mit',
  failed: 'Das hat nicht funktioniert',
  closed: {
    list: { title: 'Preisliste nicht verfügbar', heading: 'Diese Preisliste ist nicht verfügbar' },
    document: { title: 'Dokument nicht verfügbar', heading: 'Dieses Dokument ist nicht verfügbar' },
    note: 'Der Link ist abgelaufen, wurde abgeschaltet oder nicht vollständig kopiert. Bitten Sie den Absender um einen neuen.',
  },
}

export const csvMessages: MessagesOf<typeof English.csvMessages> = {
  name: 'Name',
  sku: 'SKU',
  fromQuantity: 'Ab Menge',
  currency: 'Währung',
  price: 'Preis',
  tradePrice: 'Händlerpreis',
  description: 'Beschreibung',
  category: 'Kategorie',
}
