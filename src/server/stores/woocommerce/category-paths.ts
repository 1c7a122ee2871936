import * as z from 'zod/mini'
import { plainLine } from '../plain-text.ts'
import type { StoreClock } from '../pace.ts'
import type { ShopApi } from './shop-api.ts'
import type { ShopProduct } from './shop-product.ts'

/** Under another name, as it is no promise that catches here. */
const { catch: orElse } = z

/** The way from the top category down to each category of a product. */
export type CategoryPaths = (product: ShopProduct) => readonly (readonly string[])[]

const categoryShape = z.looseObject({
  id: z.int(),
  name: orElse(z.string(), ''),
  parent: orElse(z.int(), 0),
})
type Category = z.infer<typeof categoryShape>

const AT_ONCE = 100
const DEEPEST = 10
/** How long categories may be out of date: people rename them rarely. */
const KEPT_MS = 300_000

/** Finds the ways of categories; each category is asked for once in a while, up to so many levels above those of the products. */
export function categoryPaths(
  api: ShopApi,
  clock: StoreClock,
): (products: readonly ShopProduct[], signal: AbortSignal) => Promise<CategoryPaths> {
  let known = new Map<number, Category>()
  let since = clock.now()
  return async (products, signal) => {
    if (clock.now() - since > KEPT_MS) {
      known = new Map()
      since = clock.now()
    }
    let wanted = new Set(products.flatMap(({ categories }) => categories.map(({ id }) => id)))
    for (let level = 0; level < DEEPEST && wanted.size > 0; level += 1) {
      const missing = [...wanted].filter((id) => id !== 0 && !known.has(id))
      for (let from = 0; from < missing.length; from += AT_ONCE)
        await learn(api, known, missing.slice(from, from + AT_ONCE), signal)
      wanted = new Set([...wanted].flatMap((id) => known.get(id)?.parent ?? []))
    }
    return (product) => product.categories.map(({ id, name }) => wayTo(known, id) ?? [plainLine(name)])
  }
}

async function learn(
  api: ShopApi,
  known: Map<number, Category>,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const query = { include: ids.join(), per_page: String(AT_ONCE), _fields: 'id,name,parent' }
  const answer = await api.read('/products/categories', query, signal)
  for (const entry of z.array(z.unknown()).safeParse(answer?.body).data ?? []) {
    const category = categoryShape.safeParse(entry).data
    if (category) known.set(category.id, category)
  }
}

function wayTo(known: ReadonlyMap<number, Category>, id: number): readonly string[] | undefined {
  const way: string[] = []
  // Bounded, as a plugin may have put a category below itself.
  for (let at = known.get(id); at && way.length < DEEPEST; at = known.get(at.parent)) way.unshift(plainLine(at.name))
  return way.length === 0 ? undefined : way
}
