import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './move-messages.ts'

export const moveMessages: MessagesOf<typeof English.moveMessages> = {
  moving: 'Das Konto zieht gerade auf einen anderen Server um. Bitte versuchen Sie es in einiger Zeit noch einmal.',
}
