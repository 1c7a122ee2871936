import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './document-mail.ts'

/** The French labels of mails. */
export const labels: { readonly documentMail: EntityMessages<typeof English.documentMail.fields> } = {
  documentMail: {
    label: { one: 'E-mail', many: 'E-mails' },
    notFound: 'Aucun e-mail avec l’ID {id}',
    fields: {
      documentId: { label: 'Document' },
      customerId: { label: 'Client' },
      purpose: { label: 'Motif' },
      recipient: { label: 'À' },
      cc: { label: 'Cc' },
      bcc: { label: 'Cci' },
      subject: { label: 'Objet' },
      message: { label: 'Message' },
      language: { label: 'Langue' },
      attaches: { label: 'Avec le PDF' },
      withLink: { label: 'Avec un lien' },
      reminder: { label: 'Relance' },
      startDate: { label: 'Du' },
      endDate: { label: 'Au' },
      state: { label: 'Statut' },
      error: { label: 'Erreur' },
      attempts: { label: 'Tentatives' },
      sentAt: { label: 'Envoyé' },
    },
  },
}
