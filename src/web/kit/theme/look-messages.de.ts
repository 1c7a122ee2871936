import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './look-messages.ts'

export const lookMessages: MessagesOf<typeof English.lookMessages> = {
  motion: { label: 'Bewegung', choices: { system: 'Wie das System', less: 'Weniger', full: 'Voll' } },
  density: { label: 'Zeilen von Listen', choices: { roomy: 'Luftig', dense: 'Dicht' } },
}
