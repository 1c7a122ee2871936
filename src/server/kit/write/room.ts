import type { PlannedWrite } from '#contract/plan-changes.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { writeMessages } from './write-messages.ts'

/**
 * Refuses new rows of a kind that has a limit and has reached it. No other write comes in between, because the user's counter is locked.
 * Throws `Refusal`.
 */
export async function requireRoom({ tx }: { readonly tx: Queryable }, planned: readonly PlannedWrite[]): Promise<void> {
  for (const entity of new Set(planned.map((each) => each.entity))) {
    const { kind, table, label, most } = entity
    if (most === undefined) continue
    const ofKind = planned.filter((each) => each.entity === entity)
    const made = ofKind.filter(({ before, after }) => !before && after).length
    if (made === 0) continue
    const { rows } = await tx.query({
      name: `${kind}:room`,
      text: `select count(*) as kept from ${table} where user_id = ${currentUser}`,
      values: [],
    })
    const gone = ofKind.filter(({ before, after }) => before && !after).length
    if (Number(rows[0]?.['kept']) + made - gone <= most) continue
    throw new Refusal('conflict', { message: writeMessages.noRoom(most, label.many) })
  }
}
