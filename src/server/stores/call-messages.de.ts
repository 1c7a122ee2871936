import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

export const callMessages: MessagesOf<typeof English.callMessages> = {
  whichStore: 'muss die ID eines Shops sein: Es gibt mehrere',
  noStore: 'Es ist kein Shop dieses Shopsystems verbunden. Verbinden Sie zuerst einen.',
  noLog: 'Dieses Protokoll gibt es nicht.',
  notConnected: (name) => `Der Shop „${name}“ ist nicht verbunden. Verbinden Sie ihn zuerst neu.`,
  otherCurrency: (list, store) =>
    `ist in ${list}, und der Shop verkauft in ${store}. Wählen Sie eine Preisliste in ${store}`,
}
