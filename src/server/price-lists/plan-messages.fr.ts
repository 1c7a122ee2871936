import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-messages.ts'

export const planMessages: MessagesOf<typeof English.planMessages> = {
  listDeleted: 'Liste de prix supprimée',
  begun: 'Prix planifié',
  ended: 'Fin d’un prix planifié',
  endOf: (title: string) => `Fin\u00a0: ${title}`,
  twice: 'Un autre prix du même produit a commencé au même instant.',
}
