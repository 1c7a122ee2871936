import { decimalFromScaled, scaledFromDecimal } from '../decimal.ts'
import {
  columnReader,
  inherited,
  isBlankRow,
  joinedOptions,
  type SkippedRow,
  type SourceRow,
  type TableRows,
} from './source-row.ts'

const OF_THE_PRODUCT = [
  'name',
  'description',
  'plaindescription',
  'productimageurl',
  'media',
  'collection',
  'categoryslugs',
  'primarycategoryslug',
  'brand',
  'visible',
  'price',
  'cost',
]
const OPTIONS = 6

/**
 * The rows of a Wix export, of either catalogue version. A product with variant rows is each of its variants; in the older form a
 * variant's price is the product's plus its surcharge. Rows that only hold a picture are left out.
 */
export function* wixRows(headers: readonly string[], rows: TableRows): Generator<SourceRow | SkippedRow> {
  const { column, cell } = columnReader(headers)
  const at = {
    handle: column('handleId', 'handle'),
    type: column('fieldType'),
    price: column('price'),
    surcharge: column('surcharge'),
    image: column('productImageUrl', 'media'),
    category: column('collection', 'primaryCategorySlug', 'categorySlugs'),
  }
  /** The main picture with its full address, and the first category. */
  const tidied = (cells: string[]): string[] => {
    if (at.image >= 0) cells[at.image] = pictureAddress(firstOf(cell(cells, at.image)))
    if (at.category >= 0) cells[at.category] = firstOf(cell(cells, at.category))
    return cells
  }
  const shared = OF_THE_PRODUCT.map((name) => column(name)).filter((each) => each >= 0)
  const options = Array.from({ length: OPTIONS }, (_, index) =>
    column(`productOptionDescription${index + 1}`, `productOptionChoices${index + 1}`),
  )
  const isType = (row: readonly string[], type: string): boolean => cell(row, at.type).toLowerCase() === type
  const withVariants = new Set(rows.filter((row) => isType(row, 'variant')).map((row) => cell(row, at.handle)))
  const products = new Map(
    rows.filter((row) => isType(row, 'product')).map((row) => [cell(row, at.handle), row] as const),
  )
  for (const [index, row] of rows.entries()) {
    const n = index + 1
    const handle = cell(row, at.handle)
    if (isBlankRow(row)) yield { n, skipped: 'blank' }
    else if (isType(row, 'media')) yield { n, skipped: 'image' }
    else if (!isType(row, 'variant'))
      yield withVariants.has(handle) ? { n, skipped: 'parent' } : { n, cells: tidied([...row]) }
    else {
      const cells = inherited(row, products.get(handle) ?? [], shared)
      const total = surcharged(cell(cells, at.price), cell(row, at.surcharge))
      if (at.price >= 0) cells[at.price] = total
      const values = joinedOptions(options.map((each) => cell(row, each)))
      yield { n, cells: tidied(cells), group: handle, ...(values === '' ? {} : { options: values }) }
    }
  }
}

function firstOf(cell: string): string {
  return cell.split(';', 1)[0]?.trim() ?? ''
}

const PICTURES = 'https://static.wixstatic.com/media/'

/** Wix writes pictures of its own by their file name alone. */
function pictureAddress(cell: string): string {
  return cell === '' || /^https?:/i.test(cell) ? cell : `${PICTURES}${cell}`
}

const SCALE = 6
const LIMIT = 999_999_999_999_999

/** Price plus surcharge, exact; the price as it stands where either is no plain decimal, so that it is reported where it is read. */
function surcharged(price: string, surcharge: string): string {
  if (surcharge === '') return price
  const [base, extra] = [scaledFromDecimal(price, SCALE, LIMIT), scaledFromDecimal(surcharge, SCALE, LIMIT)]
  if ('issue' in extra) return `${price} + ${surcharge}`
  return 'issue' in base ? price : decimalFromScaled(base.value + extra.value, SCALE, 0)
}
