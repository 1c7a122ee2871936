import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './recurring-document.ts'

/** The German labels of recurring invoices. */
export const labels: { readonly recurringDocument: EntityMessages<typeof English.recurringDocument.fields> } = {
  recurringDocument: {
    label: { one: 'Wiederkehrende Rechnung', many: 'Wiederkehrende Rechnungen' },
    notFound: 'Es gibt keine wiederkehrende Rechnung mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      documentId: { label: 'Erstellt aus' },
      customerId: { label: 'Kunde' },
      repeat: { label: 'Rhythmus', group: 'Datumsangaben' },
      dayOfMonth: { label: 'Tag des Monats', group: 'Datumsangaben' },
      nextOn: { label: 'Nächste Rechnung am', group: 'Datumsangaben' },
      endsOn: { label: 'Endet am', group: 'Datumsangaben' },
      isActive: { label: 'Aktiv' },
      sendsMail: { label: 'Sofort per E-Mail senden' },
      lastMadeOn: { label: 'Zuletzt erstellt' },
      lastDocumentId: { label: 'Letzte Rechnung' },
      problem: { label: 'Problem' },
    },
  },
}
