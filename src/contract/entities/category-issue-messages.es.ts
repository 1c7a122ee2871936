import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './category-issue-messages.ts'

export const categoryIssueMessages: MessagesOf<typeof English.categoryIssueMessages> = {
  ownParent: 'Una categoría no puede ser su propia categoría principal.',
  belowChild: 'Las categorías tienen dos niveles: elige una del nivel superior como categoría principal.',
  hasChildren: 'Las categorías tienen dos niveles: esta ya tiene subcategorías.',
}
