import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './label-messages.ts'

/** Both stand behind a colon, so that no problem has to agree with its label. */
export const labelMessages: MessagesOf<typeof English.labelMessages> = {
  goesOn: (label, problem) => `${label}\u00a0: ${problem}`,
  named: (label, text) => `${label}\u00a0: ${text}`,
}
