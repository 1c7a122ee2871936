import {
  columnReader,
  inherited,
  isBlankRow,
  joinedOptions,
  type SkippedRow,
  type SourceRow,
  type TableRows,
} from './source-row.ts'

const OF_THE_PRODUCT = ['description', 'short description', 'categories', 'tags', 'brands', 'images']
const ATTRIBUTES = 12

/**
 * The rows of a WooCommerce export: variations are products of their own and take what is blank from their parent, which is named by
 * SKU or as `id:44` and may stand anywhere; a parent whose variations are in the file is none itself.
 */
export function* woocommerceRows(headers: readonly string[], rows: TableRows): Generator<SourceRow | SkippedRow> {
  const { column, cell } = columnReader(headers)
  const at = {
    id: column('id'),
    type: column('type'),
    sku: column('sku'),
    name: column('name'),
    parent: column('parent'),
  }
  const shared = OF_THE_PRODUCT.map((name) => column(name)).filter((each) => each >= 0)
  const values = Array.from({ length: ATTRIBUTES }, (_, index) => column(`attribute ${index + 1} value(s)`))
  const types = rows.map((row) => typesOf(cell(row, at.type)))
  const parents = parentFinder(rows, (row) => ({ id: cell(row, at.id), sku: cell(row, at.sku) }))
  const withVariations = new Set(
    rows.flatMap((row, index) => {
      const parent = types[index]?.has('variation') ? parents(cell(row, at.parent)) : undefined
      return parent ? [parent] : []
    }),
  )
  for (const [index, row] of rows.entries()) {
    const n = index + 1
    if (isBlankRow(row)) yield { n, skipped: 'blank' }
    else if (types[index]?.has('grouped')) yield { n, skipped: 'grouped' }
    else if (withVariations.has(row)) yield { n, skipped: 'parent' }
    else if (!types[index]?.has('variation')) yield { n, cells: row }
    else {
      const parent = parents(cell(row, at.parent))
      const own = cell(row, at.name)
      const options = joinedOptions(values.map((each) => cell(row, each)))
      const group = parent ? cell(parent, at.sku) || `id:${cell(parent, at.id)}` : cell(row, at.parent)
      const filled = parent ? inherited(row, parent, own === '' ? [...shared, at.name] : shared) : row
      yield {
        n,
        cells: filled,
        ...(group === '' ? {} : { group }),
        ...(own === '' && options !== '' ? { options } : {}),
      }
    }
  }
}

/** A type cell may hold several words: `simple, downloadable, virtual`. */
function typesOf(cell: string): ReadonlySet<string> {
  return new Set(
    cell
      .toLowerCase()
      .split(',')
      .map((word) => word.trim()),
  )
}

type Keys = { readonly id: string; readonly sku: string }

function parentFinder(rows: TableRows, keysOf: (row: readonly string[]) => Keys) {
  const byKey = new Map<string, readonly string[]>()
  for (const row of rows) {
    const { id, sku } = keysOf(row)
    if (id !== '' && !byKey.has(`id:${id}`)) byKey.set(`id:${id}`, row)
    if (sku !== '' && !byKey.has(sku)) byKey.set(sku, row)
  }
  return (reference: string) => byKey.get(reference.replace(/^id:\s*/i, 'id:'))
}
