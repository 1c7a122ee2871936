import ExternalLink from 'lucide-react/icons/external-link'
import { storeMessages } from '#contract/store-messages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { type PlainColumn, PlainRows } from '#web/kit/ui/plain-table.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import type { ComparedListing, ListingState } from './compared-listings.ts'
import { storesMessages } from './messages.ts'

const messages = storesMessages.products
/** An address that a store names is opened only as a page of the web. */
const PAGE = /^https?:\/\//i
const TONES: Readonly<Record<NonNullable<ListingState>, Tone>> = {
  none: 'neutral',
  differs: 'warn',
  waiting: 'neutral',
  failed: 'bad',
  conflict: 'warn',
  missing: 'bad',
  deleted: 'neutral',
}

interface ListingTableProps {
  readonly shown: readonly ComparedListing[]
  readonly all: number
  /** Whether fees are known, so that something can be said of what is left after them. */
  readonly hasFees: boolean
  readonly onMore: () => void
}

/** Products of a store with their prices there and here, and what is earned. */
export function ListingTable({ shown, all, hasFees, onMore }: ListingTableProps) {
  const { columns } = messages
  return (
    <PlainRows
      label={messages.label}
      rows={shown}
      keyOf={({ listing }) => listing.id}
      takesFocus
      columns={[
        { label: columns.product, renderCell: nameCell, className: 'max-w-72 truncate' },
        { label: columns.price, renderCell: priceCell, align: 'end', phone: 'aside' },
        figure(columns.here, ({ here }) => here),
        hasFees && figure(columns.fee, ({ least }) => least?.fee),
        hasFees && figure(columns.left, ({ least }) => least?.left),
        figure(columns.profit, ({ least }) => least?.profit),
        { label: columns.margin, renderCell: marginCell, align: 'end', isNamed: true },
        { label: columns.state, renderCell: stateCell, phone: 'alone' },
      ]}
      footer={
        <div className="flex flex-wrap items-center gap-3 text-muted">
          {messages.shown(shown.length, all)}
          {all > shown.length && (
            <Button size="small" tone="ghost" onClick={onMore}>
              {messages.more}
            </Button>
          )}
        </div>
      }
    />
  )
}

function figure(
  label: string,
  unitsOf: (each: ComparedListing) => number | null | undefined,
): PlainColumn<ComparedListing> {
  return {
    label,
    align: 'end',
    isNamed: true,
    renderCell: (each) => {
      const units = unitsOf(each) ?? null
      return units === null ? none : formatMoney(units, each.listing.currency)
    },
  }
}

function nameCell({ product, listing: { title, pageUrl, storeId } }: ComparedListing) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {product ? (
        <ScreenLink
          screen="product-detail"
          search={{ id: product.id, store: storeId ?? undefined }}
          className="min-w-0 truncate font-semibold hover:underline"
        >
          {product.name}
        </ScreenLink>
      ) : (
        <span className="min-w-0 truncate text-muted">{title || messages.deleted}</span>
      )}
      {product?.isActive === false && (
        <span className="shrink-0 text-[13px] font-normal text-muted">{messages.inactive}</span>
      )}
      {PAGE.test(pageUrl) && (
        <a
          href={pageUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.open(product?.name ?? title)}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded text-muted hover:text-primary [&_svg]:size-3.5"
        >
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </span>
  )
}

function priceCell({ least, listing }: ComparedListing) {
  if (!least) return none
  const price = formatMoney(least.price, listing.currency)
  return listing.offers.length > 1 ? messages.least(price) : price
}

function marginCell({ least }: ComparedListing) {
  if (!least || least.margin === null) return none
  return (
    <Pill plain tone={least.margin < 0 ? 'bad' : 'ok'}>
      {formatPercent(least.margin)}
    </Pill>
  )
}

function stateCell(each: ComparedListing) {
  const { state } = each
  if (state === undefined) return none
  const more = reasonOf(each)
  return (
    <span className="block py-1 whitespace-normal md:max-w-64">
      <Pill plain tone={TONES[state]}>
        {messages.states[state]}
      </Pill>
      {more !== '' && <span className="block text-[13px] break-words text-muted">{more}</span>}
    </span>
  )
}

/** What there is to say of a state: what differs where the two prices do not show it, or why something was not sent. */
function reasonOf({ state, listing, differing, fields }: ComparedListing): string {
  if (state === 'differs') {
    const { length } = listing.offers
    const names = fields.some((field) => field !== 'price')
      ? fields.map((field) => storesMessages.conflicts.fields[field]).join(', ')
      : ''
    return [names, length > 1 ? messages.ofVariants(differing, length) : ''].filter(Boolean).join(' · ')
  }
  if (state === 'missing') return storeMessages.reasons.missing.remedy
  if (state !== 'failed' && state !== 'conflict') return ''
  const { pushProblem, said } = listing
  const reason = pushProblem === '' ? '' : storeMessages.reasons[pushProblem].title
  return [reason, said].filter(Boolean).join(' ')
}
