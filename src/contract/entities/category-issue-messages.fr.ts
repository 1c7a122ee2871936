import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './category-issue-messages.ts'

export const categoryIssueMessages: MessagesOf<typeof English.categoryIssueMessages> = {
  ownParent: 'Une catégorie ne peut pas être sa propre catégorie parente.',
  belowChild:
    'Les catégories ont deux niveaux\u00a0: choisissez une catégorie du premier niveau comme catégorie parente.',
  hasChildren: 'Les catégories ont deux niveaux\u00a0: cette catégorie a des sous-catégories.',
}
