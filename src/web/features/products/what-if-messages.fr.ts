import type { MessagesOf } from '#domain/messages-of.ts'
import { plural } from '#web/kit/format/number.ts'
import type * as English from './what-if-messages.ts'

export const whatIfMessages: MessagesOf<typeof English.whatIfMessages> = {
  label: 'Hypothèses',
  title: 'Hypothèses',
  explain: (count: string) => `pour ${count} sans prix propre`,
  explainNone: 'pour les produits sans prix propre\u00a0: il n’y en a aucun',
  vat: 'TVA',
  retailMargin: 'Marge sur prix de détail',
  tradeMargin: 'Marge sur prix de gros',
  short: (vat: string, retail: string, trade: string) => `TVA ${vat}, marge ${retail}, gros ${trade}`,
  reset: 'Réinitialiser',
  hide: 'Masquer',
}

export const unpricedMessages: MessagesOf<typeof English.unpricedMessages> = {
  label: 'Produits sans prix',
  count: (products: string, count: number) =>
    plural(count, {
      one: `${products} avec un coût n’a pas encore de prix\u00a0: fixez une marge, ou voyez à quel prix il pourrait se vendre.`,
      other: `${products} avec un coût n’ont pas encore de prix\u00a0: fixez une marge, ou voyez à quel prix ils pourraient se vendre.`,
    }),
  set: 'Fixer une marge',
  tryOut: 'Essayer des hypothèses',
}
