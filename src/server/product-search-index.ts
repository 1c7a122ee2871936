import type { Database, Statement } from './kit/database/database.ts'

/** What an operator reads where searches have no index. */
export const SEARCH_IS_SLOW =
  'Searches look at each product, which is slow for shops with many: the database has no pg_trgm, or its login may not add it. ' +
  'As an administrator of the database: create extension pg_trgm; grant create on database … to the login. Then start again.'

const LIMIT_MS = 600_000
/** Instances that start together make it once: held until the end of the transaction. */
const ONE_AT_A_TIME: Statement = { text: 'select pg_advisory_xact_lock(7742302)' }

/** Makes the index of the products' search where there is none yet; false where the database does not let it. */
export async function indexProductSearch(database: Database): Promise<boolean> {
  const [, answer] = await database.batch([ONE_AT_A_TIME, { text: 'select index_product_search() as "isIndexed"' }], {
    limitMs: LIMIT_MS,
  })
  return answer?.rows[0]?.['isIndexed'] === true
}
