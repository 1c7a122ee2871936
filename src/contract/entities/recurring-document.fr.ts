import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './recurring-document.ts'

/** The French labels of recurring invoices. */
export const labels: { readonly recurringDocument: EntityMessages<typeof English.recurringDocument.fields> } = {
  recurringDocument: {
    label: { one: 'Facture récurrente', many: 'Factures récurrentes' },
    notFound: 'Aucune facture récurrente avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      documentId: { label: 'Créée à partir de' },
      customerId: { label: 'Client' },
      repeat: { label: 'Fréquence', group: 'Dates' },
      dayOfMonth: { label: 'Jour du mois', group: 'Dates' },
      nextOn: { label: 'Prochain jour', group: 'Dates' },
      endsOn: { label: 'Prend fin le', group: 'Dates' },
      isActive: { label: 'Active' },
      sendsMail: { label: 'L’envoyer aussitôt par e-mail' },
      lastMadeOn: { label: 'Dernière créée' },
      lastDocumentId: { label: 'Dernière facture' },
      problem: { label: 'Problème' },
    },
  },
}
