import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './catalogue-messages.ts'

export const catalogueMessages: MessagesOf<typeof English.catalogueMessages> = {
  cleared: 'Todos los productos eliminados',
  deleted: (count: number) => (count === 1 ? 'Un producto eliminado' : `${count} productos eliminados`),
  sayWhere: 'falta: indica adónde van',
}
