import type { ImportOptions } from '#contract/change-set-rows.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { comingPrice } from './coming-price.ts'
import { problemText } from './problem-text.ts'
import { amountOf, costOf, wordOf } from './row-texts.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { importMessages } from './messages.ts'

/** A SKU is found among so many products that hold its letters. */
const FOUND_PER_SKU = 50

export interface SampleTableProps {
  readonly rows: readonly NormalisedRow[]
  readonly currency: string
  readonly options: ImportOptions
}

/** Some rows of the file as products, under the present settings. */
export function SampleTable({ rows, currency, options }: SampleTableProps) {
  const priceOf = usePriceOf(currency, options)
  const { sample: text, review } = importMessages
  if (rows.length === 0) return null
  return (
    <Panel title={text.title} lead={text.text}>
      <PlainRows
        label={text.title}
        rows={rows}
        keyOf={({ n }) => n}
        columns={[
          { label: review.name, className: 'max-w-64 truncate font-semibold', renderCell: (row) => <Name row={row} /> },
          { label: review.sku, renderCell: ({ data }) => wordOf(data, 'sku') },
          {
            label: text.category,
            className: 'max-w-64 truncate',
            renderCell: ({ category }) => category?.join(' > '),
          },
          { label: text.cost, align: 'end', isNamed: true, renderCell: ({ data }) => costOf(data, currency) },
          { label: text.price, align: 'end', phone: 'aside', renderCell: priceOf },
        ]}
      />
    </Panel>
  )
}

/** The price that a row will get; the one in the file where that cannot be told yet. */
function usePriceOf(currency: string, { match }: ImportOptions): (row: NormalisedRow) => string {
  const store = useStore()
  const profile = defaultProfile(useRows('businessProfile'))
  const get = (kind: string, id: string): AnyRow | undefined => store.get(kind, id)
  return (row) => {
    const retailPrice = comingPrice(row, { profile, get, current: currentOf(store, row, match) })
    return amountOf(retailPrice === undefined ? row.data : { ...row.data, retailPrice }, 'retailPrice', currency)
  }
}

function currentOf(
  store: Store,
  { productId, data }: NormalisedRow,
  match: ImportOptions['match'],
): AnyRow | undefined {
  const sku = wordOf(data, 'sku').trim()
  if (productId !== undefined) return store.get('product', productId)
  if (match !== 'sku' || sku === '') return undefined
  const { rows } = store.query('product', { search: sku, page: 1, pageSize: FOUND_PER_SKU })
  return rows.find((row) => row.sku === sku)
}

/** What a row is called, and what is wrong with it. */
function Name({ row: { data, variant, options = [], problems } }: { readonly row: NormalisedRow }) {
  const name = wordOf(data, 'name') || wordOf(variant, 'name') || importMessages.sample.noName
  const values = options.map(({ value }) => value).filter(Boolean)
  return (
    <>
      {values.length === 0 ? name : `${name} – ${values.join(' / ')}`}
      {problems && (
        <span className="block py-1 text-[13px] font-medium whitespace-normal text-bad">
          {problems.map(problemText).join(' ')}
        </span>
      )}
    </>
  )
}
