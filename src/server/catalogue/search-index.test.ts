import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

const ROWS = 600
const TEXT = 'lorem ipsum dolor sit amet consetetur sadipscing elitr sed diam nonumy eirmod '.repeat(12)

describeEachEngine('the index of the product search', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
    for (let made = 0; made < ROWS; made += 100) {
      const names = Array.from({ length: 100 }, (_, n) => `Cup ${made + n}`)
      await Promise.all(
        names.map((name) => api.call(ann, 'POST', '/api/products', { name, sku: name, description: TEXT })),
      )
    }
  }, 120_000)

  const ask = async (text: string) => (await context.dataAccess.asSystemBatch([{ text }]))[0]?.rows[0]
  /** How often each index was gone through, as far as this session has told. */
  const scans = async () => {
    await ask('select pg_stat_force_next_flush()')
    await ask('select pg_stat_clear_snapshot()')
    return ask(`select sum(idx_scan) filter (where indexrelname = 'product_letters')::int as letters,
      sum(idx_scan) filter (where indexrelname = 'product_text_pkey')::int as keys from pg_stat_user_indexes`)
  }
  const candidates = async (words: string) => {
    const text = `select cardinality(product_candidates($1, 10000)) as n, pg_stat_force_next_flush()`
    const [answer] = await context.dataAccess.asUserBatch({ kind: 'user', userId: ann }, [{ text, values: [words] }])
    return answer?.rows[0]?.['n']
  }

  it.each([
    ['that nearly all have', `'~a':*`, ROWS],
    ['that few have', `'~cup' & '~599'`, 1],
    ['that none has', `'~zzz'`, 0],
  ])(
    'PROD-12 OPS-06 letters %s are looked up in it, whatever the planner believes of them',
    async (_which, words, found) => {
      // With what is known of the letters, going through all texts may seem cheaper; it is not.
      await ask('analyze search_index.product_text')
      const before = await scans()
      expect(await candidates(words)).toBe(found)
      const after = await scans()
      expect(Number(after?.['letters'])).toBeGreaterThan(Number(before?.['letters']))
      expect(after?.['keys']).toBe(before?.['keys'])
    },
  )

  it('OPS-06 no statistics are made of the letters, for which others would wait', async () => {
    await ask('analyze search_index.product_text')
    const told = await ask(`select string_agg(tablename || '.' || attname, ', ' order by attname) as columns
      from pg_stats where schemaname = 'search_index'`)
    expect(told?.['columns']).toBe('product_text.id, product_text.user_id')
  })

  it('PROD-12 OPS-03 finds what there is of the user’s own, and nothing of others', async () => {
    const other = await context.newUser()
    const items = async (user: string) =>
      listOf((await api.call(user, 'GET', '/api/products?search=cup%20599')).body['items'])
    expect([(await items(ann)).length, (await items(other)).length]).toEqual([1, 0])
  })
})
