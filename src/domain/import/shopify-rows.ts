import {
  columnReader,
  inherited,
  isBlankRow,
  optionsOf,
  type OptionValue,
  type SkippedRow,
  type SourceRow,
  type TableRows,
} from './source-row.ts'

/** Shopify's option value for a product without options. */
const NO_OPTION = 'Default Title'

const OF_THE_PRODUCT = [
  'title',
  'body (html)',
  'description',
  'vendor',
  'product category',
  'type',
  'tags',
  'published',
  'published on online store',
  'status',
  'image src',
  'product image url',
]
const OF_THE_VARIANT = [
  'variant sku',
  'sku',
  'variant price',
  'price',
  'cost per item',
  'variant barcode',
  'barcode',
  'option1 value',
]

/**
 * The rows of a Shopify export, current or legacy: each variant is one row; a row of the same handle takes blank cells from the first; a
 * further row without any variant's data only adds a picture.
 */
export function* shopifyRows(headers: readonly string[], rows: TableRows): Generator<SourceRow | SkippedRow> {
  const { column, cell } = columnReader(headers)
  const handle = column('handle', 'url handle')
  const title = column('title')
  const shared = OF_THE_PRODUCT.map((name) => column(name)).filter((at) => at >= 0)
  const own = OF_THE_VARIANT.map((name) => column(name)).filter((at) => at >= 0)
  const options = [1, 2, 3].map((number) => ({
    name: column(`option${number} name`),
    value: column(`option${number} value`),
  }))
  let head: readonly string[] | undefined
  let headRow = 0
  let hasOptions = false
  for (const [index, row] of rows.entries()) {
    const n = index + 1
    if (isBlankRow(row)) {
      yield { n, skipped: 'blank' }
      continue
    }
    const key = cell(row, handle)
    const continues = key === '' ? cell(row, title) === '' : head !== undefined && key === cell(head, handle)
    const isHead = !continues || head === undefined
    if (isHead || head === undefined) {
      head = row
      headRow = n
    } else if (own.every((at) => cell(row, at) === '')) {
      yield { n, skipped: 'image' }
      continue
    }
    const first = head
    const values = optionsOf(
      options,
      (at) => cell(row, at),
      (at) => cell(row, at) || cell(first, at),
    ).filter(({ value }) => value !== NO_OPTION)
    if (isHead) hasOptions = values.length > 0
    const isTold = isHead || (hasOptions && values.length > 0)
    const doubt = isTold ? {} : { sameAs: headRow }
    yield { n, cells: inherited(row, head, shared), ...variantOf(values, cell(head, handle)), ...doubt }
  }
}

function variantOf(options: readonly OptionValue[], group: string): Pick<SourceRow, 'options' | 'group'> {
  return options.length === 0 ? {} : { options, group }
}
