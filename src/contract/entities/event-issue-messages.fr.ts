import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-issue-messages.ts'

export const eventIssueMessages: MessagesOf<typeof English.eventIssueMessages> = {
  titleMissing: 'Le titre de l’événement est obligatoire',
  noTime: 'doit être une heure, par exemple 14:30',
  endsBefore: 'ne doit pas précéder le début. Choisissez une fin plus tardive ou un début plus tôt',
  tooLong: 'doit être au plus un an après le début. Au-delà, faites répéter l’événement',
  noStartName: 'doit contenir des jours comme 2026-07-06 ou des heures locales comme 2026-07-06T09:30:00',
  endsBeforeStart:
    'se termine avant le début de l’événement. Choisissez une fin de répétition plus tardive ou un début plus tôt',
  repeatsInSeries:
    'doit être vide pour une occurrence modifiée\u00a0: c’est sa série qui se répète. Modifiez celle-ci ou omettez seriesId',
  noSeries: 'a besoin de la série à laquelle il appartient. Indiquez aussi seriesId, ou omettez-le',
  ownSeries: 'ne doit pas être l’événement lui-même. Indiquez l’identifiant de sa série',
  seriesOfChanged: 'ne doit pas être une occurrence modifiée. Indiquez l’identifiant de la série elle-même',
  noControls: 'ne doit contenir ni saut de ligne ni autre caractère de contrôle. Supprimez-les',
}
