import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/kit/database/database.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import type { TestCaller } from '#test/app.ts'
import { buildTestApi } from '../api.ts'
import { changeSetsOf } from '../change-sets.ts'
import { openInstallation } from './installation.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { hardestEngines, rounds } from './rounds.ts'

const KILLS = Math.ceil(rounds / 3)

const ROWS = 600
/** The pause that the database makes within the apply: a kill comes before its end, however late. Below the limit of a statement. */
const HOLD_SECONDS = 6
const KILL_WITHIN_MS = 1_500
const ROUND_MS = 60_000

/** A checked import that holds on half-way; answers its id. */
async function prepare(database: Database, userId: string): Promise<string> {
  const hold = `create function hold() returns trigger language plpgsql as $$ begin
    if new.sku = 'HOLD' then perform pg_sleep(${HOLD_SECONDS}); end if; return new; end $$`
  await createDataAccess(database).asSystemBatch([
    { text: hold },
    { text: 'create trigger hold before insert on product for each row execute function hold()' },
  ])
  const ann = changeSetsOf(await buildTestApi(database), userId)
  const id = await ann.draft(
    Array.from({ length: ROWS }, (_, index) => ({
      data: { sku: index === ROWS / 2 ? 'HOLD' : `S${index}`, name: `Product ${index}` },
      category: [`Category ${index % 20}`],
    })),
  )
  await ann.check(id)
  return id
}

/** Has the product apply it; answers what became of it, or the reason why there is no answer. */
async function apply({ origin }: ProductProcess, { headers }: TestCaller, id: string): Promise<unknown> {
  try {
    const answer = await fetch(`${origin}/api/change-sets/${id}/apply`, { method: 'POST', headers })
    const last = (await answer.text()).trim().split('\n').at(-1) ?? ''
    const { result } = JSON.parse(last) as { result?: { state: string } }
    return result?.state ?? last
  } catch (error) {
    return (error as Error).message
  }
}

async function stored(database: Database, userId: string, id: string): Promise<unknown> {
  const [counts] = await createDataAccess(database).asUserBatch({ kind: 'user', userId }, [
    {
      text: `select (select count(*)::int from product) as products, (select count(*)::int from category) as categories,
        (select count(*)::int from change where kind = 'product') as history,
        (select state from change_set where id = $1) as state`,
      values: [id],
    },
  ])
  return counts?.rows[0]
}

const NOTHING = { products: 0, categories: 0, history: 0, state: 'checked' }
const ALL = { products: ROWS, categories: 20, history: ROWS, state: 'applied' }

describe.each(hardestEngines)('kill -9 in the middle of an import (%s)', (engine) => {
  it(
    'CHANGE-02 leaves nothing of it, and it can be applied afterwards',
    async () => {
      const place = await openInstallation(engine)
      const { ann, environment } = place
      const id = await place.behind((database) => prepare(database, ann.userId))
      const left = () => place.behind((database) => stored(database, ann.userId, id))
      for (let round = 0; round < KILLS; round += 1) {
        const product = await startProduct(environment)
        const applied = apply(product, ann, id)
        await pause(Math.random() * KILL_WITHIN_MS)
        await product.kill()
        expect([await applied, await left()]).toEqual([expect.stringMatching(/^(fetch failed|terminated)$/), NOTHING])
      }
      await place.behind((database) =>
        createDataAccess(database).asSystemBatch([{ text: 'drop trigger hold on product' }]),
      )
      const product = await startProduct(environment)
      expect(await apply(product, ann, id)).toBe('applied')
      expect(await product.stop()).toBe(0)
      expect(await left()).toEqual(ALL)
      await place.drop()
    },
    ROUND_MS * (KILLS + 2),
  )
})
