import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './label-messages.ts'

export const labelMessages: MessagesOf<typeof English.labelMessages> = {
  goesOn: (label: string, problem: string) => `${label}: ${problem}`,
  named: (label: string, text: string) => `${label}: ${text}`,
}
