import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-messages.ts'

export const planMessages: MessagesOf<typeof English.planMessages> = {
  listDeleted: 'Preisliste gelöscht',
  begun: 'Geplanter Preis',
  ended: 'Ende eines geplanten Preises',
  endOf: (title: string) => `Ende: ${title}`,
  twice: 'Ein anderer Preis desselben Produkts begann im selben Moment.',
}
