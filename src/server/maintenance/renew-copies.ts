import type { Database } from '../kit/database/database.ts'

/** Far more versions than one account can lose between the moment that came back and the last one that a device saw. */
const LOST_AT_MOST = 1_000_000

/**
 * Makes every device fetch its copy anew. After a database went back to an earlier moment, devices hold versions that no longer exist and
 * whose numbers are given out again: they would miss what has them now (SYNC-03). What a device has not sent yet stays, and is sent. Answers how many accounts.
 */
export async function renewCopies(database: Database): Promise<number> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ accounts: number }>({
      text: `with renewed as (update user_head set version = version + $1, forgotten = version + $1 returning 1)
        select count(*)::int as accounts from renewed`,
      values: [LOST_AT_MOST],
    }),
  )
  return rows[0]?.accounts ?? 0
}
