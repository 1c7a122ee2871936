import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-messages.ts'

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  product: { one: 'producto', other: 'productos' },
  sheet: 'Productos',
  done: (count: string) => `Exportado: ${count}`,
  fileName: (day: string, ending: string) => `Pricewright productos ${day}.${ending}`,
}
