import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './standing-messages.ts'

const STANDING: Readonly<Record<string, string>> = {
  draft: 'est un brouillon',
  checked: 'est prêt à appliquer',
  applied: 'est appliqué',
  reverted: 'est retiré',
  partly: 'est retiré en partie',
  discarded: 'est abandonné',
}

export const standingMessages: MessagesOf<typeof English.standingMessages> = {
  is: (state) => STANDING[state] ?? `a le statut «\u00a0${state}\u00a0»`,
}
