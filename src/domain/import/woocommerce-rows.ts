import {
  columnReader,
  inherited,
  isBlankRow,
  optionNames,
  optionsOf,
  type SkippedRow,
  type SourceRow,
  type TableRows,
} from './source-row.ts'

const OF_THE_PRODUCT = ['description', 'short description', 'categories', 'tags', 'brands', 'images']
const ATTRIBUTES = 12

/**
 * The rows of a WooCommerce export: variations take blank cells from their parent, which is named by SKU or as `id:44` and may be
 * anywhere.
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
  const attributes = Array.from({ length: ATTRIBUTES }, (_, index) => ({
    name: column(`attribute ${index + 1} name`),
    value: column(`attribute ${index + 1} value(s)`),
  }))
  const groupOf = (row: readonly string[]): string => cell(row, at.sku) || `id:${cell(row, at.id)}`
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
    else if (withVariations.has(row)) {
      const options = optionNames(attributes, (each) => cell(row, each))
      yield { n, cells: row, group: groupOf(row), isProduct: true, options }
    } else if (!types[index]?.has('variation')) yield { n, cells: row }
    else {
      const parent = parents(cell(row, at.parent))
      const own = cell(row, at.name)
      const options = optionsOf(attributes, (each) => cell(row, each))
      const group = parent ? groupOf(parent) : cell(row, at.parent)
      const filled = parent ? inherited(row, parent, own === '' ? [...shared, at.name] : shared) : row
      yield {
        n,
        cells: filled,
        ...(group === '' ? {} : { group, options }),
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
