import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-messages.ts'

export const planMessages: MessagesOf<typeof English.planMessages> = {
  listDeleted: 'Lista de precios eliminada',
  begun: 'Precio programado',
  ended: 'Fin de un precio programado',
  endOf: (title: string) => `Fin: ${title}`,
  twice: 'Otro precio del mismo producto empezó en el mismo momento.',
}
