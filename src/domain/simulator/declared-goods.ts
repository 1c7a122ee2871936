/** How goods were declared at the customs; empty where it is not known. */
export interface DeclaredGoods {
  readonly hsCode: string
  /** ISO 3166-1. */
  readonly originCountry: string
}

/** Goods of which nothing is known. */
export const UNDECLARED: DeclaredGoods = { hsCode: '', originCountry: '' }

/** A line of a shipment as far as it declares its goods. */
export interface DeclaringLine extends DeclaredGoods {
  readonly id: string
  readonly productId: string | null
  readonly createdAt: number
}

/** How each product was declared: every part by the newest line that has it; of lines of one moment that of the greatest id. */
export function newestDeclared(lines: Iterable<DeclaringLine>): ReadonlyMap<string, DeclaredGoods> {
  const coded = new Map<string, DeclaringLine>()
  const placed = new Map<string, DeclaringLine>()
  for (const line of lines) {
    if (line.hsCode !== '') keepNewest(coded, line)
    if (line.originCountry !== '') keepNewest(placed, line)
  }
  const ids = new Set([...coded.keys(), ...placed.keys()])
  return new Map(
    Array.from(ids, (id) => [
      id,
      { hsCode: coded.get(id)?.hsCode ?? '', originCountry: placed.get(id)?.originCountry ?? '' },
    ]),
  )
}

function keepNewest(newest: Map<string, DeclaringLine>, line: DeclaringLine): void {
  if (line.productId === null) return
  const known = newest.get(line.productId)
  if (!known || isNewer(line, known)) newest.set(line.productId, line)
}

function isNewer(one: DeclaringLine, other: DeclaringLine): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}
