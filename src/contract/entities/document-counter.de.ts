import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './document-counter.ts'

/** The German labels of document counters. */
export const labels: { readonly documentCounter: EntityMessages<typeof English.documentCounter.fields> } = {
  documentCounter: {
    label: { one: 'Dokumentzähler', many: 'Dokumentzähler' },
    notFound: 'Es gibt keinen Zähler mit der ID {id}',
    fields: {
      documentType: { label: 'Art' },
      businessProfileId: { label: 'Unternehmen' },
      period: { label: 'Zeitraum' },
      prefix: { label: 'Präfix' },
      firstNumber: { label: 'Erste Nummer' },
      currentNumber: { label: 'Letzte Nummer' },
      latestMonth: { label: 'Neuester Monat' },
      heldNumber: { label: 'Letzte behaltene Nummer' },
      skipped: {
        label: 'Nummern eines anderen Nummernkreises',
        line: {
          first: { label: 'Erste Nummer' },
          last: { label: 'Letzte Nummer' },
        },
      },
      padding: { label: 'Stellen' },
    },
  },
}
