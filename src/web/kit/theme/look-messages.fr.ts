import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './look-messages.ts'

export const lookMessages: MessagesOf<typeof English.lookMessages> = {
  motion: { label: 'Animations', choices: { system: 'Comme le système', less: 'Réduites', full: 'Toutes' } },
  density: { label: 'Lignes des listes', choices: { roomy: 'Aérées', dense: 'Serrées' } },
}
