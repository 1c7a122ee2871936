import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './standing-messages.ts'

const STANDING: Readonly<Record<string, string>> = {
  draft: 'ist ein Entwurf',
  checked: 'ist bereit zum Anwenden',
  applied: 'ist angewendet',
  reverted: 'ist zurückgenommen',
  partly: 'ist teilweise zurückgenommen',
  discarded: 'ist verworfen',
}

export const standingMessages: MessagesOf<typeof English.standingMessages> = {
  is: (state) => STANDING[state] ?? `hat den Status „${state}“`,
}
