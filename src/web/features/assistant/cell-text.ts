import type { CELL_KINDS } from '#contract/assistant/proposal.ts'
import { isCurrency } from '#domain/currencies.ts'
import { ppmFromDecimal, unitsFromDecimal } from '#domain/money.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent, formatRate } from '#web/kit/format/number.ts'

/** What a cell of an answer holds. */
export type CellKind = (typeof CELL_KINDS)[number]

const DAY = /^\d{4}-\d\d-\d\d/

/** The raw value of a cell as the reader's region writes it; what cannot be read stays as it is, and nothing is a dash. */
export function cellText(value: string | null, kind: CellKind, currency = ''): string {
  if (value === null || value === '') return '–'
  switch (kind) {
    case 'money': {
      const units = isCurrency(currency) ? unitsFromDecimal(value, currency) : undefined
      return units && 'value' in units ? formatMoneyExact(units.value, currency) : value
    }
    case 'percent':
    case 'rate': {
      const ppm = ppmFromDecimal(value)
      const format = kind === 'rate' ? formatRate : formatPercent
      return 'value' in ppm ? format(ppm.value) : value
    }
    case 'number':
      return Number.isFinite(Number(value)) ? formatNumber(Number(value)) : value
    case 'day':
      return DAY.test(value) ? formatDay(value.slice(0, DAY_LENGTH)) : value
    case 'text':
      return value
  }
}

const DAY_LENGTH = 10
