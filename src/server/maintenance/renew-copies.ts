import type { DataAccess } from '../kit/database/data-access.ts'

/** Far more versions than one account can lose between the moment that came back and the last one that a device saw. */
const LOST_AT_MOST = 1_000_000

/**
 * Makes every device fetch its copy anew. After a database went back to an earlier moment, devices hold versions that no longer exist and
 * whose numbers are given out again: they would miss what has them now (SYNC-03). What a device has not sent yet stays, and is sent. Answers how many accounts.
 */
export async function renewCopies(dataAccess: DataAccess): Promise<number> {
  const [renewed] = await dataAccess.asSystemBatch([
    { text: 'update user_head set version = version + $1, forgotten = version + $1', values: [LOST_AT_MOST] },
  ])
  return renewed?.rowCount ?? 0
}
