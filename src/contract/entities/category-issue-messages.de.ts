import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './category-issue-messages.ts'

export const categoryIssueMessages: MessagesOf<typeof English.categoryIssueMessages> = {
  ownParent: 'Eine Kategorie kann nicht ihre eigene Oberkategorie sein.',
  belowChild: 'Kategorien haben zwei Ebenen: Wählen Sie als Oberkategorie eine der obersten Ebene.',
  hasChildren: 'Kategorien haben zwei Ebenen: Diese Kategorie hat Unterkategorien.',
}
