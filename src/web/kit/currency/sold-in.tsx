import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useId, useState } from 'react'
import { hasUnstatedAmounts } from '#contract/currency-change.ts'
import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { currencyOptions } from '../format/country-names.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { useReadOnlyPart } from '../ui/read-only-part.tsx'
import type { CurrencyDialogProps } from './currency-dialog.tsx'
import type { MovedAmount } from './moved-row.ts'
import { soldInMessages as messages } from './sold-in-messages.ts'

const CurrencyDialog = lazyPart(() => import('./currency-dialog.tsx').then((module) => module.CurrencyDialog))

/** A record whose currency can be changed, and what else follows from that. */
export interface SoldInProps<Row extends AnyRow> extends Pick<CurrencyDialogProps, 'onTake'> {
  readonly entity: Entity
  readonly row: Row
  /** As in `Move`. */
  readonly adjusted?: (moved: Row) => AnyPatch
  /** What the record would sell for, beside its typed amounts. */
  readonly prices?: (moved: Row) => readonly MovedAmount[]
  readonly currency: string
}

/** The currency that a record is sold in, at its head; another one asks what becomes of the amounts (PRICE-09). */
export function SoldIn<Row extends AnyRow>(props: SoldInProps<Row>) {
  const { entity, row, currency, onTake, adjusted = () => ({}), prices = () => [] } = props
  const id = useId()
  const [asked, setAsked] = useState<string>()
  const isClosed = useReadOnlyPart()

  function choose(to: string) {
    if (to === currency) return
    if (hasUnstatedAmounts(entity, row, {})) setAsked(to)
    else onTake({ [entity.amountsIn ?? '']: to })
  }

  if (isClosed) {
    return (
      <span className="text-[13px] text-muted">
        {messages.label} <span className="font-semibold text-fg">{currency}</span>
      </span>
    )
  }
  return (
    <>
      <span className="relative inline-flex max-w-full min-w-0 items-center gap-1.5 text-[13px] whitespace-nowrap text-muted">
        <label htmlFor={id}>{messages.label}</label>
        <select
          id={id}
          value={currency}
          onChange={(event) => choose(event.target.value)}
          className="h-8 min-w-0 appearance-none truncate rounded-lg border border-field-line bg-card pe-7 ps-2.5 font-semibold text-fg [field-sizing:content] max-md:h-11 max-md:text-base"
        >
          {currencyOptions().map(({ value, label }) => (
            <option key={value} value={value} label={label}>
              {value}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2 size-3.5" />
      </span>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <CurrencyDialog
            adjusted={(moved) => adjusted(moved as Row)}
            prices={(moved) => prices(moved as Row)}
            entity={entity}
            row={row}
            from={currency}
            to={asked}
            onTake={(patch) => {
              setAsked(undefined)
              onTake(patch)
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
