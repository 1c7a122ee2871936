import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './revert-messages.ts'

export const revertMessages: MessagesOf<typeof English.revertMessages> = {
  waits:
    'Dieses Änderungspaket wurde zurückgenommen, während spätere Änderungen vollständig darüber lagen: Es geht mit ihnen zurück. Nehmen Sie jene zurück.',
  isNot: (state: string) => `Dieses Änderungspaket ${standing(state)} und kann nicht zurückgenommen werden.`,
  why: (title: string) => `Zurückgenommen: ${title}`,
  dependsOn: (thing: string) =>
    `Eine spätere Änderung an diesem Datensatz (${thing}) hängt von dieser ab. Nehmen Sie zuerst die spätere zurück.`,
}

const STANDING: Readonly<Record<string, string>> = {
  draft: 'ist ein Entwurf',
  checked: 'ist bereit zum Anwenden',
  discarded: 'ist verworfen',
  reverted: 'ist zurückgenommen',
}

function standing(state: string): string {
  return STANDING[state] ?? `hat den Status „${state}“`
}
