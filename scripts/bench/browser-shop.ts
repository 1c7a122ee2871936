import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { quiet } from './engines.ts'
import { type Running, startProduct } from './running.ts'
import { activeProducts } from './seed.ts'
import { makeShop, type Shop } from './shop.ts'

/** Every so many products one is priced by the list's what-if figures. */
const UNPRICED_EVERY = 5

/** A shop as a browser visits it. */
export interface BrowserShop extends Shop {
  readonly products: 10_000 | 100_000
  /** How many of them a list of the active ones has. */
  readonly listed: number
}

/** The product on its embedded database, with a shop of each size. */
export interface BrowserDeps {
  readonly url: string
  readonly shops: readonly BrowserShop[]
  drop(): Promise<void>
}

/** Fills the shops and starts the product as a newcomer does, without a database server. */
export async function prepareBrowserDeps(sizes: readonly BrowserShop['products'][]): Promise<BrowserDeps> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-bench-'))
  const shops: BrowserShop[] = []
  const database = await openEmbedded({ folder, log: quiet })
  for (const products of sizes) {
    const shop = await makeShop(database, { products, unpricedEvery: UNPRICED_EVERY })
    shops.push({ ...shop, products, listed: activeProducts(products) })
  }
  await database.close()
  const product: Running = await startProduct({ DATA_DIR: folder })
  return {
    url: `http://127.0.0.1:${product.port}`,
    shops,
    async drop() {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
