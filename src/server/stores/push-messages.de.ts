import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './push-messages.ts'

export const pushMessages: MessagesOf<typeof English.pushMessages> = {
  title: (store: string) => `Preise für ${store}`,
  stale:
    'Der Shop oder seine Produkte wurden geändert, seit dies berechnet wurde. Verwerfen Sie den Entwurf, und senden Sie erneut.',
  nothing: 'Der Shop hat schon alles, was gesendet würde.',
  notConnected: 'Dieser Shop ist nicht verbunden. Verbinden Sie ihn neu, und senden Sie dann.',
  variantGone: 'Die Variante gibt es hier nicht mehr.',
  noPrice: 'Hier hat es keinen Preis.',
  otherCurrency: (here: string, there: string) => `Der Preis ist in ${here}, der Shop verkauft aber in ${there}.`,
  belowFloor:
    'Der Preis liegt unter der Mindestmarge, und dafür ist kein Grund angegeben. Erhöhen Sie den Preis, oder geben Sie beim Produkt einen Grund an.',
  openConflict: 'Es wurde hier und im Shop geändert. Entscheiden Sie zuerst, welcher Wert gilt.',
  noNotice: 'Diesen Webhook gibt es nicht.',
}
