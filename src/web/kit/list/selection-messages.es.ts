import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './selection-messages.ts'

export const selectionMessages: MessagesOf<typeof English.selectionMessages> = {
  count: (count: string) => `Selección: ${count}`,
  all: (count: string) => `Seleccionar todo lo que coincide (${count})`,
  clear: 'Quitar la selección',
  start: 'Seleccionar varios',
  stop: 'Dejar de seleccionar',
}
