import { crossRate } from '#domain/exchange-rates.ts'
import { isRateMeant } from '#web/kit/currency/rate-meant.ts'
import { RateSource } from '#web/kit/currency/rate-source.tsx'
import { formatExchangeRate } from '#web/kit/currency/exchange-rate-text.ts'
import { readRateOrNone } from '#web/kit/currency/read-exchange-rate.ts'
import { currencyMessages } from '#web/kit/currency/messages.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { restatedNumber, typed } from '#web/kit/form/typed-number.ts'
import type { DocumentEditing } from './document-editing.ts'
import { shownOwnTax, type ShownOwnTax } from './own-tax.ts'
import { QuietText } from './quiet-fields.tsx'
import { factMessages } from './messages.ts'

/** The rate that tells the tax in the seller's own currency: empty it is the reference rate of the day (DOC-16). */
export function TaxRateField({ row, actions, disabled }: Pick<DocumentEditing, 'row' | 'actions' | 'disabled'>) {
  const rates = useRates()
  const shown = shownOwnTax(row, row.taxAmount, rates)
  if (!shown) return null
  const { currency: to } = shown
  const label = factMessages.taxRate(row.currency, to)

  async function save(taxExchangeRate: string) {
    const known = crossRate(rates, row.currency, to)
    const dated = known === undefined ? undefined : { rate: known, date: rates.date }
    if (await isRateMeant(row.currency, to, taxExchangeRate, dated)) actions.save(row, { taxExchangeRate }, label)
  }

  return (
    <QuietText
      name="taxExchangeRate"
      label={label}
      className="col-span-full"
      disabled={disabled}
      value={typed(row.taxExchangeRate)}
      placeholder={shown.rate === '' ? '' : typed(shown.rate)}
      note={shown.rate === '' ? undefined : <TaxRateNote row={row} shown={shown} />}
      read={readRateOrNone}
      restate={restatedNumber}
      onSave={(rate) => void save(rate)}
    />
  )
}

interface TaxRateNoteProps {
  readonly row: Pick<DocumentRow, 'currency' | 'issueDate'>
  readonly shown: ShownOwnTax
}

/** A rate with its day and source, and how old it was on the day of the document: `1 USD = 0.87604 EUR of 6 Jul 2026, ECB`. */
export function TaxRateNote({ row, shown: { currency, rate, date, source } }: TaxRateNoteProps) {
  return (
    <>
      {currencyMessages.equation(row.currency, formatExchangeRate(rate), currency)}{' '}
      <RateSource date={date} source={source} on={row.issueDate} />
    </>
  )
}
