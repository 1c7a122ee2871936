import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './foreign-messages.ts'

export const foreignMessages: MessagesOf<typeof English.foreignMessages> = {
  currencyOf: (cost: string) => `Moneda: ${cost}`,
  tooLarge: 'En esta moneda el importe sería demasiado grande.',
  worth: (amount: string) => `= ${amount}`,
  rateTitle: (from: string, to: string) => `Tipo de cambio de ${from} a ${to}`,
  oneIs: (from: string, to: string) => `1 ${from} en ${to}`,
  askRate: (currency: string) =>
    `No hay un tipo de cambio de referencia para ${currency}. Introduce el tuyo y el importe se convierte.`,
  takeReference: (rate: string, provenance: string) => `Usar ${rate} ${provenance}`,
  keep: 'El tipo de cambio se queda como está hasta que lo cambies.',
  update: (rate: string, day: string) => `Actualizar el tipo de cambio a ${rate} del ${day}`,
}
