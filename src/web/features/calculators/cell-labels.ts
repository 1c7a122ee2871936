import type { CalculatorId } from '#domain/calculators/calculators.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { cellMessages } from './cell-messages.ts'
import { calculatorsMessages as messages } from './messages.ts'

/** What a cell is called; that of a product of a set says which. */
export function cellLabel(id: CalculatorId, cell: string): string {
  const labels: Readonly<Record<string, string>> = cellMessages[id]
  const [, name = cell, number] = /^([a-zA-Z]+)(\d+)$/.exec(cell) ?? []
  const label = labels[name] ?? name
  return number === undefined ? label : messages.ofItem(label, formatNumber(Number(number)))
}
