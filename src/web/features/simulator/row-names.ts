import type { Catalogue } from './read-catalogue.ts'

/** The product of a row of the columns. */
export function productOf({ rows, places }: Catalogue, row: number) {
  const product = rows[places[row] ?? -1]
  if (!product) throw new RangeError(`No product has the row ${row}`)
  return product
}

/** The variant of a row; undefined for a product itself. */
export function variantOf(catalogue: Catalogue, row: number) {
  const first = catalogue.columns.starts[catalogue.places[row] ?? 0] ?? 0
  return productOf(catalogue, row).variants[row - first - 1]
}

/** A product by its name, a variant with that too. */
export function nameOf(catalogue: Catalogue, row: number): string {
  const { name } = productOf(catalogue, row)
  const variant = variantOf(catalogue, row)
  return variant ? `${name} · ${variant.name || variant.optionValues.join(' / ')}` : name
}
