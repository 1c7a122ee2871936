import { monthStart, type PlanLimit, type PlanLimits } from '#domain/subscriptions/plan-limits.ts'
import type { Entity } from '#contract/entity.ts'
import type { PlannedWrite } from '#contract/plan-changes.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { planRoomMessages } from './plan-room-messages.ts'

/** The plan in force, as far as it limits rows (SUB-06). */
export interface LimitingPlan {
  readonly name: string
  readonly limits: PlanLimits
  /** A member of the account acts: only its owner chooses plans (TEAM-02). */
  readonly isMembers: boolean
}

/** SQL of the limiting plan of the open transaction's user as JSON, or null; where nothing is sold, hardly anything is asked. */
export const PLAN_IN_FORCE = `case when exists (select from subscription_plan) then
  (select jsonb_build_object('name', p.name, 'limits', p.limits,
    'isMembers', coalesce(current_setting('app.person', true), '') <> '') from plan_in_force() p where p.limits <> '{}'::jsonb) end`

/** An open write, as far as limits of plans concern it. */
interface LimitedWrite {
  readonly tx: Queryable
  readonly plan: LimitingPlan | undefined
  readonly counted: Map<PlanLimit, Counted>
}

/** Rows that count towards a limit: those from before an open write, and how many it adds so far. */
export interface Counted {
  readonly kept: number
  readonly added: number
}

/**
 * Refuses new rows beyond a limit of the plan (SUB-06). No other write comes in between, because the user's counter is locked. Whoever has
 * more than the plan allows, as after a change to a smaller one, keeps, changes and deletes it all. `isPart` where the write goes on. Throws
 * `Refusal`.
 */
export async function requirePlanRoom(
  open: LimitedWrite,
  planned: readonly PlannedWrite[],
  now: number,
  isPart = false,
): Promise<void> {
  const { plan, counted } = open
  if (!plan) return
  const months = monthStart(now)
  for (const entity of new Set(planned.map((each) => each.entity))) {
    const { planLimit } = entity
    const most = planLimit && plan.limits[planLimit.name]
    if (planLimit === undefined || most === undefined) continue
    const since = planLimit.each === 'month' ? months : 0
    const counts = (row: PlannedWrite['after']): boolean => row !== undefined && row.createdAt >= since
    const ofKind = planned.filter((each) => each.entity === entity)
    const made = ofKind.filter(({ before, after }) => !before && counts(after)).length
    const gone = ofKind.filter(({ before, after }) => !after && counts(before)).length
    if (made === 0 && !counted.has(planLimit.name)) continue
    const { kept, added } = counted.get(planLimit.name) ?? { kept: await count(open.tx, entity, since), added: 0 }
    const all = added + made - gone
    if (made > 0 && kept + all > most) throw refusal(plan, entity, { most, kept, added: all, isPart })
    counted.set(planLimit.name, { kept, added: all })
  }
}

/** Kinds of rows that the plan of the open transaction's user has no more room for, each with what its refusal would say (SUB-06). */
export async function fullKinds(
  tx: Queryable,
  entities: readonly Entity[],
  now: number,
): Promise<{ kind: string; message: string }[]> {
  const { rows } = await tx.query<{ plan: LimitingPlan | null }>({
    name: 'plan-room:plan',
    text: `select ${PLAN_IN_FORCE} as plan`,
  })
  const plan = rows[0]?.plan
  if (!plan) return []
  const full: { kind: string; message: string }[] = []
  for (const entity of entities) {
    const { planLimit } = entity
    const most = planLimit && plan.limits[planLimit.name]
    if (most === undefined) continue
    const kept = await count(tx, entity, planLimit?.each === 'month' ? monthStart(now) : 0)
    if (kept >= most) full.push({ kind: entity.kind, message: refusal(plan, entity, { most, kept, added: 1 }).message })
  }
  return full
}

async function count(tx: Queryable, { kind, table }: Entity, since: number): Promise<number> {
  const { rows } = await tx.query({
    name: `${kind}:plan-room`,
    text: `select count(*) as kept from ${table} where user_id = ${currentUser} and created_at >= $1`,
    values: [since],
  })
  return Number(rows[0]?.['kept'])
}

interface Refused extends Counted {
  readonly most: number
  readonly isPart?: boolean
}

function refusal(plan: LimitingPlan, entity: Entity, refused: Refused): Refusal {
  const { label, planLimit } = entity
  const { most, kept, added, isPart = false } = refused
  const { of, ofAccount, full, monthFull, wouldAdd, nothing } = planRoomMessages
  const named = plan.isMembers ? ofAccount(plan.name) : of(plan.name)
  const said = (planLimit?.each === 'month' ? monthFull : full)(named, label.many, { most, kept })
  const adding = added > 1 ? [wouldAdd(`${added}${isPart ? '+' : ''}`)] : []
  return new Refusal('plan-limit', { message: [said, ...adding, nothing, wayOn(plan, entity, refused)].join(' ') })
}

/** What helps: nobody deletes what is not there, and only the owner of an account chooses a plan. */
function wayOn({ isMembers }: LimitingPlan, { planLimit }: Entity, { most, kept, added }: Refused): string {
  const { ownersMay, larger, largerOrFewer, largerOrDelete, largerOrMonth } = planRoomMessages
  if (isMembers) return ownersMay
  if (kept < most && added > 1) return largerOrFewer
  if (planLimit?.each === 'month') return largerOrMonth
  return kept === 0 ? larger : largerOrDelete
}
