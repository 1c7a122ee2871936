import type * as English from './decimal-messages.ts'
import type { MessagesOf } from './messages-of.ts'

export const decimalMessages: MessagesOf<typeof English.decimalMessages> = {
  notDecimal: 'debe ser un número decimal',
  tooLarge: 'es demasiado grande',
  tooLargeAtMost: (most: string) => `es demasiado grande: como máximo ${most}`,
  amount: (whole: number, decimals: string | undefined, currency: string) =>
    `${grouped(whole)}${decimals === undefined ? '' : `,${decimals}`} ${currency}`,
  smallestUnits: (count: number) => `${grouped(count)} de la unidad mínima de su moneda`,
}

function grouped(whole: number): string {
  return whole.toLocaleString('es')
}
