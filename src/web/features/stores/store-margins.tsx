import { roundedMean } from '#domain/rounded-mean.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { storesMessages } from './messages.ts'
import { isShown, type SoldListing } from './sold-listings.ts'

const messages = storesMessages.products

/** What products earn in a store after its fees: the average of their margins, and how many lose money. Nothing without a known margin. */
export function StoreMargins({ listings }: { readonly listings: readonly SoldListing[] }) {
  const margins = listings.flatMap(({ least }) => least?.margin ?? [])
  if (margins.length === 0) return null
  const sum = margins.reduce((total, each) => total + each, 0)
  const losing = listings.filter((each) => isShown(each, 'losing', '')).length
  const isOfSeveral = listings.some(
    ({ least, listing }) => (least?.margin ?? null) !== null && listing.offers.length > 1,
  )
  const told = isOfSeveral ? messages.averageLeast : messages.average
  const average = told(formatPercent(roundedMean(sum, margins.length)))
  return <p className="text-muted">{losing === 0 ? average : `${average} · ${messages.losing(losing)}`}</p>
}
