import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './vat-id-messages.ts'

const reasons = {
  within: 'sin él, una entrega intracomunitaria no está exenta de IVA',
  reverseCharge: 'la inversión del sujeto pasivo lo exige',
} as const

type Reason = keyof typeof reasons

export const vatIdMessages: MessagesOf<typeof English.vatIdMessages> = {
  ofSeller: (reason: Reason) => `Introduce el NIF/IVA de tu negocio: ${reasons[reason]}.`,
  ofCustomer: (reason: Reason) => `Introduce el NIF/IVA del cliente: ${reasons[reason]}.`,
  needsSeller: (reason: Reason) =>
    `requiere antes el NIF/IVA de tu negocio: ${reasons[reason]}. Introdúcelo en «Ajustes»`,
  missing: (reason: Reason) => `falta: ${reasons[reason]}`,
}
