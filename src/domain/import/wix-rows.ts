import { decimalFromScaled, scaledFromDecimal } from '../decimal.ts'
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
 * The rows of a Wix export, of either catalogue version. A variant takes blank cells from its product; in the older form its price is
 * the product's plus its surcharge. Rows that only hold a picture are left out.
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
  const options = Array.from({ length: OPTIONS }, (_, index) => ({
    name: column(`productOptionName${index + 1}`),
    value: column(`productOptionDescription${index + 1}`, `productOptionChoices${index + 1}`),
  }))
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
    else if (!isType(row, 'variant')) {
      const names = optionNames(options, (each) => cell(row, each))
      const whole = withVariants.has(handle) ? { group: handle, isProduct: true as const, options: names } : {}
      yield { n, cells: tidied([...row]), ...whole }
    } else {
      const product = products.get(handle) ?? []
      const cells = inherited(row, product, shared)
      const total = surcharged(cell(cells, at.price), cell(row, at.surcharge))
      if (at.price >= 0) cells[at.price] = total
      const values = optionsOf(
        options,
        (each) => cell(row, each),
        (each) => cell(row, each) || cell(product, each),
      )
      yield { n, cells: tidied(cells), group: handle, options: values }
    }
  }
}

function firstOf(cell: string): string {
  return cell.split(';', 1)[0]?.trim() ?? ''
}

const PICTURES = 'https://static.wixstatic.com/media/'

/** Wix exports its own pictures by file name only. */
function pictureAddress(cell: string): string {
  return cell === '' || /^https?:/i.test(cell) ? cell : `${PICTURES}${cell}`
}

const SCALE = 6
const LIMIT = 999_999_999_999_999

/** Price plus surcharge, exact; the unchanged price if either is no plain decimal, so that it is reported where it is read. */
function surcharged(price: string, surcharge: string): string {
  if (surcharge === '') return price
  const [base, extra] = [scaledFromDecimal(price, SCALE, LIMIT), scaledFromDecimal(surcharge, SCALE, LIMIT)]
  if ('issue' in extra) return `${price} + ${surcharge}`
  return 'issue' in base ? price : decimalFromScaled(base.value + extra.value, SCALE, 0)
}
