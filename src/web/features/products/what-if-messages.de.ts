import type { MessagesOf } from '#domain/messages-of.ts'
import { plural } from '#web/kit/format/number.ts'
import type * as English from './what-if-messages.ts'

export const whatIfMessages: MessagesOf<typeof English.whatIfMessages> = {
  label: 'Annahmen',
  title: 'Annahmen',
  explain: (count) => `für ${count} ohne eigene Preisbildung`,
  explainNone: 'für Produkte ohne eigene Preisbildung: Es gibt keine',
  vat: 'USt.',
  retailMargin: 'Marge vom Endkundenpreis',
  tradeMargin: 'Marge vom Händlerpreis',
  short: (vat, retail, trade) => `USt. ${vat}, Marge ${retail}, vom Händlerpreis ${trade}`,
  reset: 'Zurücksetzen',
  hide: 'Ausblenden',
}

export const unpricedMessages: MessagesOf<typeof English.unpricedMessages> = {
  label: 'Produkte ohne Preis',
  count: (products, count) =>
    plural(count, {
      one: `${products} mit Kosten hat noch keinen Preis: Legen Sie eine Marge fest, oder sehen Sie, was Sie verlangen könnten.`,
      other: `${products} mit Kosten haben noch keinen Preis: Legen Sie eine Marge fest, oder sehen Sie, was Sie verlangen könnten.`,
    }),
  set: 'Marge festlegen',
  tryOut: 'Annahmen ausprobieren',
}
