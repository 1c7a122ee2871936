import type { AnyRow } from '#contract/entity.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'

/** Products read at once, so few that others, who come in between, do not notice (docs/decisions/0013). */
const PAGE = 1_000

interface Known {
  readonly id: string
  readonly nameKey: string
  readonly barcode: string
}

/** How many of these new products have the name or the barcode of a product that is already here (PROD-14). */
export async function countAlike(tx: Queryable, made: readonly AnyRow[], signal: AbortSignal): Promise<number> {
  if (made.length === 0) return 0
  const names = new Set<unknown>()
  const barcodes = new Set<unknown>()
  for await (const { nameKey, barcode } of knownProducts(tx)) {
    names.add(nameKey)
    if (barcode !== '') barcodes.add(barcode)
    signal.throwIfAborted()
  }
  return made.filter(({ nameKey, barcode }) => names.has(nameKey) || barcodes.has(barcode)).length
}

async function* knownProducts(tx: Queryable): AsyncGenerator<Known> {
  let last: Pick<Known, 'id' | 'nameKey'> = { nameKey: '', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const { rows }: { rows: Known[] } = await tx.query<Known>({
      name: 'import:alike',
      text: `select id, name_key as "nameKey", barcode from product
        where user_id = ${currentUser} and (name_key collate "C", id) > ($1, $2::uuid)
        order by name_key collate "C", id limit ${PAGE}`,
      values: [last.nameKey, last.id],
    })
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end
  }
}
