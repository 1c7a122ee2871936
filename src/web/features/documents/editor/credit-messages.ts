import { formatMoney } from '#web/kit/format/money.ts'

/** The credit of a customer that can pay an invoice. */
export const creditPaymentMessages = {
  use: (units: number, currency: string) => `Use the credit of ${formatMoney(units, currency)}`,
  from: (units: number, currency: string, number: string) =>
    `${formatMoney(units, currency)} was overpaid on ${number}.`,
  onceSent: (units: number, currency: string, number: string) =>
    `${formatMoney(units, currency)} was overpaid on ${number}. Send this invoice, then that credit can pay it.`,
  waits: (units: number, currency: string, number: string) =>
    `${formatMoney(units, currency)} was paid on ${number}. Send the credit note for it, then that can pay this invoice.`,
  used: (units: number, currency: string) => `Credit of ${formatMoney(units, currency)} used`,
} as const
