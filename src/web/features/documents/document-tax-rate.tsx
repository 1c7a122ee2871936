import { readRateOrNone } from '#web/kit/currency/read-exchange-rate.ts'
import { formatExchangeRate, rateProvenance } from '#web/kit/currency/rate-words.ts'
import { currencyText } from '#web/kit/currency/text.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { typed } from '#web/kit/form/typed-number.ts'
import type { DocumentActs } from './document-acts.ts'
import { shownOwnTax, type ShownOwnTax } from './document-own-tax.ts'
import { QuietText } from './document-quiet-fields.tsx'
import { documentText } from './document-text.ts'

interface TaxRateFieldProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly disabled: boolean
}

/** The rate that tells the tax in the seller's own currency: empty it is the reference rate of the day (DOC-16). */
export function TaxRateField({ row, acts, disabled }: TaxRateFieldProps) {
  const shown = shownOwnTax(row, row.taxAmount, useRates())
  if (!shown) return null
  const label = documentText.facts.taxRate(row.currency, shown.currency)
  return (
    <QuietText
      label={label}
      className="col-span-2"
      disabled={disabled}
      value={typed(row.taxExchangeRate)}
      placeholder={shown.rate === '' ? '' : typed(shown.rate)}
      note={shown.rate === '' ? undefined : taxRateWords(row.currency, shown)}
      read={readRateOrNone}
      onSave={(taxExchangeRate) => acts.save(row, { taxExchangeRate }, label)}
    />
  )
}

/** A rate with its day and source: `1 USD = 0.87604 EUR of 6 Jul 2026, ECB`. */
export function taxRateWords(from: string, { currency, ...rate }: ShownOwnTax): string {
  return `${currencyText.equation(from, formatExchangeRate(rate.rate), currency)} ${rateProvenance(rate)}`
}
