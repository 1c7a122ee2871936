import type { Queryable } from '#server/kit/database/database.ts'
import { Refusal } from '#contract/refusal.ts'

/** How many people an account has, and how many its plan allows, the owner included; null without a limit. */
interface Room {
  readonly members: number
  readonly invitations: number
  readonly plan: string
  readonly most: number | null
}

/** Of those who invite, accept and remove at the same time, one goes after the other. Throws `Refusal` where the account is gone. */
export async function lockPlaces(tx: Queryable, accountId: string): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'team:lock',
    text: 'select from user_head where user_id = $1 for update',
    values: [accountId],
  })
  if (rowCount === 0) throw new Refusal('not-signed-in')
}

/** The places of an account under its lock. The plan in force is that of the user who is set (SUB-06). */
export async function roomOf(tx: Queryable, accountId: string): Promise<Room> {
  const [, answer] = await tx.batch([
    { name: 'team:whose', text: `select set_config('app.uid', $1, true)`, values: [accountId] },
    {
      name: 'team:room',
      text: `select (select count(*)::int from member where account_id = $1 and ended_at is null) as members,
          (select count(*)::int from invitation where account_id = $1 and accepted_at is null and expires_at > now()) as invitations,
          coalesce(p.name, '') as plan, p.max_users as most
        from (select) one left join plan_in_force() p on true`,
      values: [accountId],
    },
  ])
  const { members = 0, invitations = 0, plan = '', most = null } = (answer?.rows[0] ?? {}) as Partial<Room>
  return { members, invitations, plan, most }
}
