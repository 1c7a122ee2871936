import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './pull-messages.ts'

export const pullMessages: MessagesOf<typeof English.pullMessages> = {
  asInStore: (store: string) => `Es ist der Preis in ${store}`,
  firstImport: (store: string) => `Erster Import aus ${store}`,
  changesOf: (store: string) => `Änderungen in ${store}`,
  decided: (store: string) => `Entschiedene Abweichungen: ${store}`,
  broughtProducts: (provider: string) => `Produkte aus ${provider}`,
  stale: 'Produkte wurden geändert, seit der Shop gelesen wurde. Verwerfen Sie den Entwurf, und lesen Sie den Shop erneut.',
  underWay: 'Dieser Shop wird bereits gelesen.',
  notConnected: 'Dieser Shop ist nicht verbunden. Verbinden Sie ihn zuerst erneut.',
  notOpen: 'Über diese Abweichung wurde bereits entschieden.',
  oneValue: 'Einen eigenen Wert gibt es nur für eine einzelne Abweichung.',
  noDoubt: 'Dieses Produkt des Shops ist bereits zugeordnet.',
  isTaken: 'Ein anderes Produkt dieses Shops ist bereits dieses Produkt.',
  whichStore: 'Es sind mehrere Shops verbunden: Geben Sie an, welcher gemeint ist.',
  noStore: 'Kein solcher Shop ist verbunden.',
}

export const fitMessages: MessagesOf<typeof English.fitMessages> = {
  text: 'Ein zu langer Text wurde gekürzt.',
  options: 'Nur die ersten drei Optionen wurden übernommen.',
  variants: 'Varianten über den Grenzen oder mit denselben Optionen wie andere wurden weggelassen.',
  amount: 'Ein Betrag, der nicht lesbar ist, wurde weggelassen.',
  tags: 'Nur die ersten hundert Schlagwörter wurden übernommen.',
}
