import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './revert-messages.ts'
import { standingMessages } from './standing-messages.de.ts'

export const revertMessages: MessagesOf<typeof English.revertMessages> = {
  waits:
    'Alles in diesem Änderungspaket wurde später noch einmal geändert. Nehmen Sie die späteren Änderungen zurück, dann wird es mit ihnen zurückgenommen.',
  isNot: (state: string) => `Dieses Änderungspaket ${standingMessages.is(state)} und kann nicht zurückgenommen werden.`,
  why: (title: string) => `Zurückgenommen: ${title}`,
  dependsOn: (thing: string) =>
    `Eine spätere Änderung an diesem Eintrag (${thing}) hängt von dieser ab. Nehmen Sie zuerst die spätere zurück.`,
  changedSince: (name: string) =>
    `„${name}“ wurde seitdem geändert. Es wurde nichts zurückgenommen: Was zusammen damit geschah, stünde sonst doppelt da.`,
  goneSince: (name: string) =>
    `Woraus „${name}“ entstand, wurde seitdem gelöscht. Es wurde nichts zurückgenommen: Auch der Rest ginge sonst verloren.`,
}
