import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './service.ts'

/** The German labels of services. */
export const labels: { readonly service: EntityMessages<typeof English.service.fields> } = {
  service: {
    label: { one: 'Dienstleistung', many: 'Dienstleistungen' },
    notFound: 'Es gibt keine Dienstleistung mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      description: { label: 'Beschreibung' },
      category: { label: 'Kategorie' },
      imageUrl: { label: 'Bild', group: 'Bild' },
      thumbnailUrl: { label: 'Vorschaubild', group: 'Bild' },
      baseCurrency: { label: 'Währung' },
      laborCost: { label: 'Arbeitskosten', group: 'Arbeitskosten' },
      laborHours: { label: 'Stunden', group: 'Arbeitskosten' },
      laborRate: { label: 'Kosten je Stunde', group: 'Arbeitskosten' },
      materialCost: { label: 'Material', group: 'Material' },
      overheadCost: { label: 'Gemeinkosten', group: 'Gemeinkosten' },
      subcontractorCost: { label: 'Fremdleistungen', group: 'Fremdleistungen' },
      additionalCosts: {
        label: 'Weitere Kosten',
        line: {
          label: { label: 'Wofür' },
          amount: { label: 'Betrag' },
        },
      },
      pricingModel: { label: 'Abrechnung', group: 'Preisbildung' },
      pricingStrategy: { label: 'Aus den Kosten durch', group: 'Preisbildung' },
      pricingValue: { label: 'Marge oder Aufschlag', group: 'Preisbildung' },
      hourlyRate: { label: 'Stundensatz', group: 'Preisbildung' },
      fixedPrice: { label: 'Festpreis', group: 'Preisbildung' },
      valuePrice: { label: 'Preis nach Nutzen', group: 'Preisbildung' },
      packageOptions: {
        label: 'Pakete',
        line: {
          name: { label: 'Paket' },
          description: { label: 'Beschreibung' },
          includedItems: { label: 'Enthalten' },
          price: { label: 'Preis' },
        },
      },
      isActive: { label: 'Aktiv' },
      totalCost: { label: 'Gesamtkosten' },
      computedPrice: { label: 'Berechneter Preis' },
      mainPrice: { label: 'Preis oder Satz' },
      margin: { label: 'Marge' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
