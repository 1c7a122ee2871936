import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './pull-messages.ts'

export const pullMessages: MessagesOf<typeof English.pullMessages> = {
  asInStore: (store: string) => `Es ist der Preis in ${store}`,
  firstImport: (store: string) => `Erster Import aus ${store}`,
  changesOf: (store: string) => `Änderungen in ${store}`,
  decided: (store: string) => `Entschiedene Unterschiede: ${store}`,
  broughtProducts: (provider: string) => `Produkte aus ${provider}`,
  stale:
    'Produkte wurden geändert, seit der Shop gelesen wurde. Verwerfen Sie den Entwurf, und gleichen Sie noch einmal ab.',
  noPicture: 'Das Bild konnte nicht aus dem Shop geladen werden.',
  underWay: 'Dieser Shop wird bereits gelesen.',
  notConnected: 'Dieser Shop ist nicht verbunden. Verbinden Sie ihn zuerst neu.',
  notOpen: 'Über diesen Unterschied wurde bereits entschieden.',
  oneValue: 'Einen eigenen Wert gibt es nur für einen einzelnen Unterschied.',
  noOwnCompareAt:
    'Der Preis vor einer Aktion wird hier berechnet: Behalten Sie Ihren, oder übernehmen Sie den des Shops.',
  noDoubt: 'Dieses Produkt des Shops ist bereits zugeordnet.',
  isTaken: 'Ein anderes Produkt dieses Shops ist bereits dieses Produkt.',
  oneStore: 'Diese Unterschiede gehören zu mehreren Shops: Entscheiden Sie immer nur die eines Shops.',
  noStore: 'Kein solcher Shop ist verbunden.',
}

export const fitMessages: MessagesOf<typeof English.fitMessages> = {
  text: 'Ein zu langer Text wurde gekürzt.',
  options: 'Nur die ersten drei Optionen wurden übernommen.',
  variants: 'Varianten über den Grenzen oder mit denselben Optionen wie andere wurden weggelassen.',
  amount: 'Ein Betrag, der nicht lesbar ist, wurde weggelassen.',
  tags: 'Nur die ersten hundert Schlagwörter wurden übernommen.',
}
