import type * as English from './decimal-messages.ts'
import type { MessagesOf } from './messages-of.ts'

export const decimalMessages: MessagesOf<typeof English.decimalMessages> = {
  notDecimal: 'muss eine Dezimalzahl sein',
  tooLarge: 'ist zu groß',
  tooLargeAtMost: (most) => `ist zu groß: höchstens ${most}`,
  amount: (whole, decimals, currency) =>
    `${grouped(whole)}${decimals === undefined ? '' : `,${decimals}`}\u00a0${currency}`,
  smallestUnits: (count) => `${grouped(count)} der kleinsten Einheit der Währung`,
}

function grouped(whole: number): string {
  return whole.toLocaleString('de-DE')
}
