import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './scenario.ts'

/** The German labels of scenarios. */
export const labels: { readonly scenario: EntityMessages<typeof English.scenario.fields> } = {
  scenario: {
    label: { one: 'Szenario', many: 'Szenarien' },
    notFound: 'Es gibt kein Szenario mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      notes: { label: 'Notizen' },
      levers: { label: 'Stellgrößen' },
      scope: { label: 'Produkte', help: 'Die Filter der Produktliste. Leer: alle Produkte.' },
      soldDays: {
        label: 'Verkäufe der letzten Tage',
        group: 'Menge',
        help: 'Bei 0 zählt jedes Produkt einmal.',
      },
      volumeChange: { label: 'Änderung der verkauften Menge', group: 'Menge' },
      catalogue: { label: 'Stand des Katalogs', group: 'Katalog' },
      triedAt: { label: 'Durchgerechnet', group: 'Katalog' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
