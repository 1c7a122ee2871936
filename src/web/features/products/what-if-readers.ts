import { PPM } from '#domain/money.ts'
import { readMargin, readPercent } from '#web/kit/form/number-text.ts'

/** What reads the typed figures of the list (PROD-08). */
export const whatIfReaders = {
  vat: readPercent({ min: 0, max: PPM }),
  retailMargin: readMargin,
  tradeMargin: readMargin,
} as const
