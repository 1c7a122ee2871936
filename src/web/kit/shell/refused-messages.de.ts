import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './refused-messages.ts'

export const refusedMessages: MessagesOf<typeof English.refusedMessages> = {
  tryAgain: 'Erneut versuchen',
  dismiss: 'Meldung schließen',
  seePlans: 'Tarife ansehen',
  reason: 'Was nicht stimmt',
  reasonKept: 'Wird mit der Änderung im Verlauf gespeichert.',
  noReason: 'Geben Sie einen Grund ein.',
  why: (reason) => `Korrektur: ${reason}`,
  notSaved: (what) => `${what} wurde nicht gespeichert`,
  undoRefused: 'Das Rückgängigmachen wurde abgelehnt',
  actNotSaved: (act) => `Nicht gespeichert: ${act}`,
  deletedElsewhere: (name) => `${name} wurde auf einem anderen Gerät gelöscht.`,
  manyNotSaved: (changes) => `${changes} wurden nicht gespeichert`,
  andMore: 'Und weitere:',
}
