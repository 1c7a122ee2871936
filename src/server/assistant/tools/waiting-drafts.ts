import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { assistantMessages } from '../assistant-messages.ts'

/** The most drafts of assistants that wait for a person at a time, and the rows from which on no further one is made. */
const MOST_WAITING = 100
const MOST_ROWS = 50_000

/** Throws `Refusal` where as many drafts of assistants wait as are kept: none of them goes before its time, for somebody may be looking at it (OPS-06). */
export async function requireRoomForDraft(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ drafts: number; rows: number }>({
    name: 'assistant:waiting',
    text: `select count(*)::int as drafts, coalesce(sum(size), 0)::float8 as rows from change_set
      where user_id = ${currentUser} and origin = 'assistant' and state in ('draft', 'checked')`,
  })
  const { drafts = 0, rows: waiting = 0 } = rows[0] ?? {}
  if (drafts >= MOST_WAITING || waiting >= MOST_ROWS)
    throw new Refusal('rule-broken', { message: assistantMessages.draftsWait(drafts) })
}
