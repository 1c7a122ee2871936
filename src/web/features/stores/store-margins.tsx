import { roundedMean } from '#domain/rounded-mean.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { storesMessages } from './messages.ts'
import { isLosing, isSold, type SoldListing } from './sold-listings.ts'

const messages = storesMessages.products

interface StoreMarginsProps {
  readonly store: RowOfKind<'store'>
  readonly listings: readonly SoldListing[]
}

/** What products earn in a store after its fees: the average of their margins, and how many lose money. Nothing without a known margin. */
export function StoreMargins({ store, listings }: StoreMarginsProps) {
  const sold = listings.filter(isSold)
  const margins = sold.flatMap(({ least }) => least?.margin ?? [])
  if (margins.length === 0) return null
  const sum = margins.reduce((total, each) => total + each, 0)
  const losing = sold.filter(isLosing).length
  const isOfSeveral = sold.some(({ least, listing }) => (least?.margin ?? null) !== null && listing.offers.length > 1)
  const average = averageOf(formatPercent(roundedMean(sum, margins.length)), isOfSeveral, hasFees(store))
  return (
    <p className="text-muted">
      {losing === 0 ? average : `${average} · ${messages.losing(losing)}`}
      {!hasFees(store) && (
        <>
          {' · '}
          <ScreenLink
            screen="store"
            search={{ id: store.id, view: 'settings' }}
            className="relative z-1 font-semibold text-primary hover:underline"
          >
            {messages.noFees}
          </ScreenLink>
        </>
      )}
    </p>
  )
}

/** Whether any fee of a store was entered. */
export function hasFees({ feePercent, feeFixed, categoryFees }: RowOfKind<'store'>): boolean {
  return feePercent !== 0 || feeFixed !== 0 || categoryFees.length > 0
}

function averageOf(margin: string, isOfSeveral: boolean, isAfterFees: boolean): string {
  if (isAfterFees) return isOfSeveral ? messages.averageLeast(margin) : messages.average(margin)
  return isOfSeveral ? messages.averageLeastBefore(margin) : messages.averageBefore(margin)
}
