import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './document-mail.ts'

/** The German labels of mails. */
export const labels: { readonly documentMail: EntityMessages<typeof English.documentMail.fields> } = {
  documentMail: {
    label: { one: 'E-Mail', many: 'E-Mails' },
    notFound: 'Es gibt keine E-Mail mit der ID {id}',
    fields: {
      documentId: { label: 'Dokument' },
      customerId: { label: 'Kunde' },
      purpose: { label: 'Anlass' },
      recipient: { label: 'An' },
      cc: { label: 'Cc' },
      bcc: { label: 'Bcc' },
      subject: { label: 'Betreff' },
      message: { label: 'Nachricht' },
      language: { label: 'Sprache' },
      attaches: { label: 'Mit dem PDF' },
      withLink: { label: 'Mit einem Link' },
      reminder: { label: 'Zahlungserinnerung' },
      startDate: { label: 'Von' },
      endDate: { label: 'Bis' },
      state: { label: 'Status' },
      error: { label: 'Fehler' },
      attempts: { label: 'Versuche' },
      sentAt: { label: 'Gesendet' },
    },
  },
}
