import type { MessagesOf } from '../messages-of.ts'
import type * as English from './landing-messages.ts'

export const landingMessages: MessagesOf<typeof English.landingMessages> = {
  noProduct: 'Keine Position nennt ein Produkt, daher gibt es nichts einzubuchen.',
  productGone: 'Dieses Produkt wurde gelöscht. Wählen Sie ein anderes oder keines.',
  variantGone: 'Diese Variante gibt es nicht mehr. Wählen Sie eine andere oder keine.',
  allGone: 'Keines der Produkte dieser Sendung gibt es noch, daher sind keine Kosten zu korrigieren.',
  asLanded: 'Diese Sendung ist eingebucht, und ihre Kostenposten sind noch dieselben. Es gibt nichts neu einzubuchen.',
  wholeStock:
    'Der Bestand wird in ganzen Einheiten gezählt. Geben Sie eine ganze Menge ein, oder fügen Sie nichts zum Bestand hinzu.',
}
