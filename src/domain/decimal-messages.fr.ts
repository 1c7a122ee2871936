import type * as English from './decimal-messages.ts'
import type { MessagesOf } from './messages-of.ts'

/** What follows the label of a field never agrees with it; `tooLargeAtMost` must begin with `tooLarge`. */
export const decimalMessages: MessagesOf<typeof English.decimalMessages> = {
  notDecimal: 'doit être un nombre décimal',
  tooLarge: 'dépasse la limite',
  tooLargeAtMost: (most) => `dépasse la limite\u00a0: au plus ${most}`,
  amount: (whole, decimals, currency) =>
    `${grouped(whole)}${decimals === undefined ? '' : `,${decimals}`}\u00a0${currency}`,
  smallestUnits: (count) => `${grouped(count)} fois la plus petite unité de sa devise`,
}

function grouped(whole: number): string {
  return whole.toLocaleString('fr-FR')
}
