import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './foreign-messages.ts'

export const foreignMessages: MessagesOf<typeof English.foreignMessages> = {
  currencyOf: (cost: string) => `Devise\u00a0: ${cost}`,
  tooLarge: 'Dans cette devise, le montant serait trop élevé.',
  worth: (amount: string) => `= ${amount}`,
  rateTitle: (from: string, to: string) => `Taux de ${from} en ${to}`,
  oneIs: (from: string, to: string) => `1 ${from} en ${to}`,
  askRate: (currency: string) =>
    `Il n’existe pas de taux de référence pour ${currency}. Saisissez le vôtre, et le montant est converti.`,
  takeReference: (rate: string, provenance: string) => `Utiliser ${rate} ${provenance}`,
  keep: 'Le taux reste tel quel jusqu’à ce que vous le modifiiez.',
  update: (rate: string, day: string) => `Actualiser le taux à ${rate}, du ${day}`,
}
