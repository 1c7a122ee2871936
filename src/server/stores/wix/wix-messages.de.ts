import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './wix-messages.ts'

export const wixMessages: MessagesOf<typeof English.wixMessages> = {
  oneReduction:
    'Wix kennt nur einen Nachlass für alle Varianten eines Produkts: Geben Sie jeder denselben Nachlass, als Betrag oder in Prozent.',
  otherPlaces: 'An anderen Standorten liegt schon mehr Bestand.',
  notKept: 'Wix zeigt weiter die alten Werte. Prüfen Sie das Produkt dort, und senden Sie noch einmal.',
  noStock: 'Wix führt für dieses Produkt noch keinen Bestand: Schalten Sie ihn dort zuerst ein.',
}
