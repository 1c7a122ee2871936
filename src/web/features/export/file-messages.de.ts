import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-messages.ts'

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  product: { one: 'Produkt', other: 'Produkte' },
  sheet: 'Produkte',
  done: (count) => `${count} exportiert`,
  fileName: (day, ending) => `Pricewright Produkte ${day}.${ending}`,
}
