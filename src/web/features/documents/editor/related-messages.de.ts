import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './related-messages.ts'

export const relatedMessages: MessagesOf<typeof English.relatedMessages> = {
  label: 'Verknüpfte Dokumente',
  relationships: {
    converted_from: 'Erstellt aus',
    converted_to: 'Umgewandelt in',
    refund_for: 'Rechnungskorrektur zu',
    refunded_by: 'Gutgeschrieben durch',
    corrects: 'Korrektur von',
    corrected_by: 'Korrigiert durch',
  },
  toBeCredited: 'Wird gutgeschrieben durch',
  madeWith: 'Zusammen erstellt mit',
  open: (name) => `${name} öffnen`,
  waits: (credit, invoice) =>
    `${credit} zu ${invoice} ist noch ein Entwurf. Senden Sie auch diesen: Bis dahin zählen beide Rechnungen.`,
  credited: (number, day) => `Zur Rechnung ${number}${day === '' ? '' : ` vom ${day}`}`,
}
