import { MEMBER_ACTOR } from '#contract/teams/people.ts'
import type { PlannedWrite } from '#contract/plan-changes.ts'
import type { Queryable } from '../database/database.ts'
import { EntryRefused } from '../database/data-access.ts'

/** Who writes, and where. */
interface Writing {
  readonly tx: Queryable
  readonly actor: string
}

/**
 * Refuses a member the change set that has rows which its owner keeps for themselves (TEAM-02). A distributed database has no trigger that
 * does so. Throws `EntryRefused`.
 */
export async function requireOpenSets({ tx, actor }: Writing, planned: readonly PlannedWrite[]): Promise<void> {
  if (tx.isDistributed !== true || !actor.startsWith(MEMBER_ACTOR)) return
  const sets = planned.flatMap(({ entity, id, before }) => (entity.kind === 'changeSet' && before ? [id] : []))
  for (const id of sets) await requireOpenSet(tx, id)
}

/** The same before a draft is dropped, whoever does so. Throws `EntryRefused`. */
export async function requireOpenDraft(tx: Queryable, id: string): Promise<void> {
  if (tx.isDistributed !== true) return
  const { rows } = await tx.query<{ isMember: boolean }>({
    name: 'write:by-member',
    text: `select coalesce(current_setting('app.person', true), '') <> '' as "isMember"`,
  })
  if (rows[0]?.isMember === true) await requireOpenSet(tx, id)
}

async function requireOpenSet(tx: Queryable, id: string): Promise<void> {
  const { rows } = await tx.query<{ isPrivate: boolean }>({
    name: 'write:private',
    text: 'select holds_private_rows($1) as "isPrivate"',
    values: [id],
  })
  if (rows[0]?.isPrivate === true) throw new EntryRefused('member-may-not')
}
