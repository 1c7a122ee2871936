import type { MessagesOf } from '#domain/messages-of.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type * as English from './credit-messages.ts'

export const creditPaymentMessages: MessagesOf<typeof English.creditPaymentMessages> = {
  use: (units: number, currency: string) => `Usar el saldo a favor de ${formatMoney(units, currency)}`,
  from: (units: number, currency: string, number: string) =>
    `En ${number} se pagaron ${formatMoney(units, currency)} de más.`,
  onceSent: (units: number, currency: string, number: string) =>
    `En ${number} se pagaron ${formatMoney(units, currency)} de más. Envía esta factura y ese saldo a favor servirá para pagarla.`,
  waits: (units: number, currency: string, number: string) =>
    `En ${number} se pagaron ${formatMoney(units, currency)}. Envía su factura rectificativa y ese importe servirá para pagar esta.`,
  used: (units: number, currency: string) => `Saldo a favor de ${formatMoney(units, currency)} usado`,
}
