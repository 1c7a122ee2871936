import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './store-list-messages.ts'

export const storeListMessages: MessagesOf<typeof English.storeListMessages> = {
  gone: 'Die Preisliste dieses Shops wurde gelöscht. Wählen Sie unter „Einstellungen und Gebühren“ eine andere.',
  notInForce: (list) =>
    `Die Preisliste „${list}“ gilt heute nicht. Aktivieren Sie sie, oder wählen Sie unter „Einstellungen und Gebühren“ eine andere.`,
}
