/** A line of a shipment as far as it tells the HS code of its goods. */
export interface DeclaredLine {
  readonly id: string
  readonly productId: string | null
  readonly hsCode: string
  readonly createdAt: number
}

/** The HS code of each product by the newest line that has one; of lines of one moment that of the greatest id. */
export function newestHsCodes(lines: Iterable<DeclaredLine>): ReadonlyMap<string, string> {
  const newest = new Map<string, DeclaredLine>()
  for (const line of lines) {
    if (line.productId === null || line.hsCode === '') continue
    const known = newest.get(line.productId)
    if (!known || isNewer(line, known)) newest.set(line.productId, line)
  }
  return new Map([...newest].map(([productId, { hsCode }]) => [productId, hsCode]))
}

function isNewer(one: DeclaredLine, other: DeclaredLine): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}
