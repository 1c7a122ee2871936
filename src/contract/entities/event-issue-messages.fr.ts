import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-issue-messages.ts'

export const eventIssueMessages: MessagesOf<typeof English.eventIssueMessages> = {
  titleMissing: 'Le titre de l’événement est obligatoire',
  noTime: 'doit être une heure, par exemple 14:30',
  endsBefore: 'ne doit pas précéder le début. Choisissez une fin plus tardive ou un début plus tôt',
  tooLong: 'doit être au plus un an après le début. Au-delà, faites répéter l’événement',
  noStartName: 'doit contenir des jours comme 2026-07-06 ou des heures locales comme 2026-07-06T09:30:00',
}
