import { builtInMessages as messages } from '../built-in-messages.ts'
import type { ToolResult } from '../tools.ts'
import type { Formats } from './formats.ts'

/** What is said of a sum in one currency: that amounts were converted, and which are left out. */
export function convertedAndLeftOut(
  { money, number }: Formats,
  converted: number,
  currency: string,
  leftOut: ToolResult<'receivables'>['leftOut'],
): readonly (string | undefined)[] {
  const count = leftOut.reduce((sum, { documents }) => sum + documents, 0)
  const amounts = leftOut.map((each) => money(each.amount, each.currency)).join(', ')
  return [
    converted === 0 ? undefined : messages.convertedTo(currency),
    count === 0 ? undefined : messages.leftOut(count, number(count), amounts),
  ]
}
