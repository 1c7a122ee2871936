import type { ImportOptions } from '#contract/change-set-rows.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { comingPrice } from './coming-price.ts'
import { PhoneList } from './phone-list.tsx'
import { problemWords } from './problem-words.ts'
import { amountOf, costOf, wordOf } from './row-words.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { importText } from './text.ts'

/** A SKU is found among so many products that hold its letters. */
const FOUND_PER_SKU = 50

export interface SampleTableProps {
  readonly rows: readonly NormalisedRow[]
  readonly currency: string
  readonly options: ImportOptions
}

/** Some rows of the file as products, under the present settings. */
export function SampleTable(props: SampleTableProps) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const { sample: text } = importText
  if (props.rows.length === 0) return null
  return (
    <Panel title={text.title} lead={text.text}>
      {isPhone ? <SampleList {...props} /> : <WideTable {...props} />}
    </Panel>
  )
}

function SampleList({ rows, currency, options }: SampleTableProps) {
  const priceOf = usePriceOf(currency, options)
  const entries = rows.map((row) => ({
    key: String(row.n),
    title: nameOf(row),
    aside: priceOf(row),
    detail: <Detail row={row} currency={currency} />,
  }))
  return <PhoneList label={importText.sample.title} entries={entries} />
}

function Detail({ row, currency }: { readonly row: NormalisedRow; readonly currency: string }) {
  const { sample: text } = importText
  const cost = `${text.cost}: ${costOf(row.data, currency)}`
  return (
    <>
      {[wordOf(row.data, 'sku'), row.category?.join(' > '), cost].filter(Boolean).join('  ·  ')}
      <Problems row={row} />
    </>
  )
}

function WideTable({ rows, currency, options }: SampleTableProps) {
  const priceOf = usePriceOf(currency, options)
  const { sample: text } = importText
  return (
    <DataTable label={text.title}>
      <thead>
        <tr>
          <HeadCell pin="first">{importText.review.name}</HeadCell>
          <HeadCell>{importText.review.sku}</HeadCell>
          <HeadCell>{text.category}</HeadCell>
          <HeadCell align="end">{text.cost}</HeadCell>
          <HeadCell align="end">{text.price}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.n}>
            <Cell head pin="first" className="max-w-64 truncate font-semibold">
              {nameOf(row)}
              <Problems row={row} />
            </Cell>
            <Cell>{wordOf(row.data, 'sku')}</Cell>
            <Cell className="max-w-64 truncate">{row.category?.join(' > ')}</Cell>
            <Cell align="end">{costOf(row.data, currency)}</Cell>
            <Cell align="end">{priceOf(row)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
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
  return rows.find((row) => row['sku'] === sku)
}

function nameOf({ data, variant, options = [] }: NormalisedRow): string {
  const name = wordOf(data, 'name') || wordOf(variant, 'name') || importText.sample.noName
  const values = options.map(({ value }) => value).filter(Boolean)
  return values.length === 0 ? name : `${name} – ${values.join(' / ')}`
}

function Problems({ row }: { readonly row: NormalisedRow }) {
  if (!row.problems) return null
  return (
    <span className="block py-1 text-[13px] font-medium whitespace-normal text-bad">
      {row.problems.map(problemWords).join(' ')}
    </span>
  )
}
