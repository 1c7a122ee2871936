import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './document-counter.ts'

/** The French labels of document counters. */
export const labels: { readonly documentCounter: EntityMessages<typeof English.documentCounter.fields> } = {
  documentCounter: {
    label: { one: 'Compteur de documents', many: 'Compteurs de documents' },
    notFound: 'Aucun compteur avec l’ID {id}',
    fields: {
      documentType: { label: 'Type' },
      businessProfileId: { label: 'Entreprise' },
      period: { label: 'Période' },
      prefix: { label: 'Préfixe' },
      firstNumber: { label: 'Premier numéro' },
      currentNumber: { label: 'Dernier numéro' },
      latestMonth: { label: 'Mois le plus récent' },
      heldNumber: { label: 'Dernier numéro conservé' },
      skipped: {
        label: 'Numéros d’une autre série',
        line: {
          first: { label: 'Premier numéro' },
          last: { label: 'Dernier numéro' },
        },
      },
      padding: { label: 'Chiffres' },
    },
  },
}
