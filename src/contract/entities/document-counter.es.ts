import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './document-counter.ts'

/** The Spanish labels of document counters. */
export const labels: { readonly documentCounter: EntityMessages<typeof English.documentCounter.fields> } = {
  documentCounter: {
    label: { one: 'Contador de documentos', many: 'Contadores de documentos' },
    notFound: 'No hay ningún contador con el ID {id}',
    fields: {
      documentType: { label: 'Tipo' },
      businessProfileId: { label: 'Negocio' },
      period: { label: 'Periodo' },
      prefix: { label: 'Prefijo' },
      firstNumber: { label: 'Primer número' },
      currentNumber: { label: 'Último número' },
      latestMonth: { label: 'Mes más reciente' },
      heldNumber: { label: 'Último número conservado' },
      skipped: {
        label: 'Números de otra serie',
        line: {
          first: { label: 'Primer número' },
          last: { label: 'Último número' },
        },
      },
      padding: { label: 'Cifras' },
    },
  },
}
