import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './label-messages.ts'

/** In German a problem stands behind a colon, because its verb may not suit the number of the label. */
export const labelMessages: MessagesOf<typeof English.labelMessages> = {
  goesOn: (label, problem) => `${label}: ${problem}`,
  named: (label, text) => `${label}: ${text}`,
}
