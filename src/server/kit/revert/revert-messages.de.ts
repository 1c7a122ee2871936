import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './revert-messages.ts'
import { standingMessages } from './standing-messages.de.ts'

export const revertMessages: MessagesOf<typeof English.revertMessages> = {
  waits:
    'Dieses Änderungspaket wurde zurückgenommen, während spätere Änderungen vollständig darüber lagen: Es geht mit ihnen zurück. Nehmen Sie jene zurück.',
  isNot: (state: string) => `Dieses Änderungspaket ${standingMessages.is(state)} und kann nicht zurückgenommen werden.`,
  why: (title: string) => `Zurückgenommen: ${title}`,
  dependsOn: (thing: string) =>
    `Eine spätere Änderung an diesem Datensatz (${thing}) hängt von dieser ab. Nehmen Sie zuerst die spätere zurück.`,
}
