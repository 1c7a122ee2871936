import type { MessagesOf } from '../messages-of.ts'
import type * as English from './problem-messages.ts'

export const landedMessages: MessagesOf<typeof English.landedMessages> = {
  noQuantity: 'Geben Sie eine Menge über 0 ein.',
  nothingReceived: 'Von dieser Sendung kam nichts an, daher gibt es nichts, was ihre Kosten tragen könnte.',
  noRate: (from, to) => `Geben Sie den Wechselkurs von ${from} nach ${to} ein.`,
  tooLarge: (most) => `Der Betrag ist größer, als sich speichern lässt: höchstens ${most}.`,
  noWeight: (charge) => `Geben Sie ein Gewicht ein: „${charge}“ wird nach Gewicht verteilt.`,
  noVolume: (charge) => `Geben Sie ein Volumen ein: „${charge}“ wird nach Volumen verteilt.`,
  noLines: 'Es gibt keine Position, die diesen Kostenposten tragen könnte.',
  nothingToSplitBy: {
    value: 'Keine Position hat einen Wert, nach dem sich dieser Kostenposten verteilen ließe.',
    weight: 'Keine Position hat ein Gewicht, nach dem sich dieser Kostenposten verteilen ließe.',
    volume: 'Keine Position hat ein Volumen, nach dem sich dieser Kostenposten verteilen ließe.',
    quantity: 'Keine Position hat eine Menge, nach der sich dieser Kostenposten verteilen ließe.',
    equal: 'Es gibt keine Position, die diesen Kostenposten tragen könnte.',
    manual: 'Geben Sie ein, was jede Position von diesem Kostenposten trägt.',
  },
  noAmount: 'Geben Sie einen geschätzten oder einen tatsächlichen Betrag ein.',
  sharesDiffer: (sum, amount) => `Die Anteile ergeben zusammen ${sum}, der Kostenposten beträgt ${amount}.`,
  shareSign: 'Ein Anteil muss dasselbe Vorzeichen haben wie der Kostenposten.',
  shareOfNoLine: 'Ein Anteil gehört zu einer Position, die nicht in dieser Sendung ist.',
}
