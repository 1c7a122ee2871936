import { document } from '#contract/entities/document.ts'
import type { ReactNode } from 'react'
import type { DocumentTotals } from '#domain/documents/totals.ts'
import { openAmount, takenBack } from '#domain/documents/open-amount.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { documentProfit } from '../lines/line-values.ts'
import { shownOwnTax } from './own-tax.ts'
import { TaxRateNote } from './tax-rate-field.tsx'
import { categoryMessages } from '#web/kit/documents/choice-messages.ts'
import { totalMessages as messages } from './messages.ts'
import { lineMessages } from '../lines/messages.ts'

interface DocumentTotalsProps {
  readonly shown: DocumentRow
  readonly totals: DocumentTotals
  readonly hasMargins: boolean
}

/** What a document comes to: each tax rate by itself, and what is still due (DOC-04, DOC-05). */
export function DocumentTotalsBlock({ shown, totals, hasMargins }: DocumentTotalsProps) {
  const credited = takenBack(shown)
  const { currency, amountPaid, creditedInDrafts, pricesIncludeTax, taxBasis } = shown
  const { subtotal, discountAmount, taxAmount, taxes, total } = totals
  const money = (units: number) => formatMoney(units, currency)
  const due = openAmount(total, amountPaid, credited)
  const { isPaid = false, takesBack = false } = DOCUMENT_RULES[shown.documentType]
  const isSingle = subtotal === total && amountPaid === 0 && credited === 0
  const own = shownOwnTax(shown, taxAmount, useRates())
  const profit = hasMargins ? documentProfit(shown, totals) : null
  return (
    <section aria-label={messages.label} className="ms-auto w-full max-w-88">
      <dl className="space-y-1.5">
        {!isSingle && <Amount name={messages.subtotal}>{money(subtotal)}</Amount>}
        {discountAmount !== 0 && <Amount name={messages.discount}>{money(-discountAmount)}</Amount>}
        {taxes
          .filter(({ percent, category }) => percent > 0 || !['S', 'Z'].includes(category))
          .map(({ category, percent, taxable, tax }) => (
            <Amount
              key={`${category} ${percent}`}
              name={
                <>
                  {percent > 0 ? messages.tax(formatRate(percent)) : messages.taxOf(categoryMessages[category])}{' '}
                  {taxBasis === 'net' && <span className="text-muted">{messages.taxable(taxable, currency)}</span>}
                </>
              }
            >
              {money(tax)}
            </Amount>
          ))}
        <Amount
          strong
          name={takesBack ? messages.totalCredited : messages.total}
          note={pricesIncludeTax && taxAmount !== 0 ? messages.included : undefined}
        >
          {money(total)}
        </Amount>
        {own && (
          <Amount
            name={messages.taxIn(own.currency)}
            note={own.rate === '' ? messages.noRate : <TaxRateNote row={shown} shown={own} />}
          >
            {own.units === undefined ? '–' : formatMoney(own.units, own.currency)}
          </Amount>
        )}
        {amountPaid !== 0 && <Amount name={messages.paid}>{money(-amountPaid)}</Amount>}
        {credited !== 0 && <Amount name={messages.credited}>{money(-credited)}</Amount>}
        {isPaid && due !== total && (
          <Amount strong name={due < 0 ? messages.credit : document.fields.balanceDue.label}>
            {money(Math.abs(due))}
          </Amount>
        )}
        {creditedInDrafts !== 0 && <Amount name={messages.inDrafts}>{money(creditedInDrafts)}</Amount>}
      </dl>
      {profit && (
        <dl className="mt-3 rounded-lg bg-bg px-1 py-2" data-tip={lineMessages.private}>
          <Amount name={messages.profit} note={profit.isWhole ? undefined : messages.profitHelp}>
            <span className="inline-flex items-center gap-2">
              {profit.margin !== null && (
                <MarginPill result={{ marginPpm: profit.margin, belowFloor: false, flag: null }} />
              )}
              {money(profit.profit)}
            </span>
          </Amount>
        </dl>
      )}
    </section>
  )
}

interface AmountProps {
  readonly name: ReactNode
  readonly note?: ReactNode
  readonly strong?: boolean
  readonly children: ReactNode
}

function Amount({ name, note, strong = false, children }: AmountProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-4 px-2',
        strong && 'border-t border-line pt-2 text-lg font-bold',
      )}
    >
      <dt className={strong ? '' : 'font-medium'}>
        {name}
        {note && <span className="block text-[13px] font-normal text-muted">{note}</span>}
      </dt>
      <dd className="ms-auto shrink-0">{children}</dd>
    </div>
  )
}
