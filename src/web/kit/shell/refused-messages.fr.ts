import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './refused-messages.ts'

export const refusedMessages: MessagesOf<typeof English.refusedMessages> = {
  tryAgain: 'Réessayer',
  dismiss: 'Fermer le message',
  seePlans: 'Voir les offres',
  reason: 'Problème',
  reasonKept: 'Conservé dans l’historique avec la modification.',
  noReason: 'Saisissez un motif.',
  why: (reason) => `Correction\u00a0: ${reason}`,
  notSaved: (what) => `Non enregistré\u00a0: ${what}`,
  undoRefused: 'La modification n’a pas pu être défaite',
  actNotSaved: (act) => `Non enregistré\u00a0: ${act}`,
  deletedElsewhere: (name) => `Supprimé sur un autre appareil\u00a0: ${name}.`,
  manyNotSaved: (changes) => `Non enregistré\u00a0: ${changes}`,
  andMore: 'Et encore\u00a0:',
}
