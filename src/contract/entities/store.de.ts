import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store.ts'

/** The German labels of stores. */
export const labels: { readonly store: EntityMessages<typeof English.store.fields> } = {
  store: {
    label: { one: 'Shop', many: 'Shops' },
    notFound: 'Es gibt keinen Shop mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      provider: { label: 'Shopsystem' },
      externalId: { label: 'ID im Shopsystem' },
      address: { label: 'Adresse' },
      currency: { label: 'Währung' },
      catalogue: { label: 'Katalog' },
      state: { label: 'Status' },
      problem: { label: 'Problem' },
      said: { label: 'Was der Shop gesagt hat' },
      run: { label: 'Läuft gerade' },
      pulledAt: { label: 'Zuletzt abgeglichen' },
      pushedAt: { label: 'Zuletzt gesendet' },
      everyMinutes: { label: 'Abgleich' },
      nextPullAt: { label: 'Nächster Abgleich' },
      firstChangeSetId: { label: 'Erster Import' },
      priceListId: { label: 'Preisliste' },
      pushesCompareAt: { label: 'Durchgestrichenen Preis einer Aktion senden' },
      pushesStock: { label: 'Bestand senden' },
      pushesCost: { label: 'Kosten senden' },
      feePercent: { label: 'Gebühr in Prozent', group: 'Gebühren' },
      feeFixed: { label: 'Gebühr je Verkauf', group: 'Gebühren' },
      categoryFees: {
        label: 'Gebühren nach Kategorie',
        line: {
          categoryId: { label: 'Kategorie' },
          percent: { label: 'Gebühr in Prozent' },
          fixed: { label: 'Gebühr je Verkauf' },
        },
      },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
