import type { Queryable } from '#server/kit/database/database.ts'
import { readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { product } from '#contract/entities/product.ts'
import { scenario } from '#contract/entities/scenario.ts'
import { Refusal } from '#contract/refusal.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { same } from '#contract/same.ts'
import { requirePlanRoom } from '#server/kit/write/plan-room.ts'
import { requireRoom } from '#server/kit/write/room.ts'
import { readMore, storeWrites, withIssued, type Written } from '#server/kit/write/write.ts'
import {
  countRows,
  type DraftPlan,
  dropAppliedRows,
  dropNameRows,
  hasFreshRows,
  lockDraft,
  rowCount,
  saveOutcomes,
} from './drafts.ts'
import { changeSetMessages } from './change-set-messages.ts'
import { countAlike } from './products/alike.ts'
import { EffectTally } from './effect.ts'
import { type Act, conflict, nothingWritten, openHeader, originOf, planOf, writeHeader } from './header.ts'
import { type Outcome, VARIANT } from './outcome.ts'
import { refuseMissing } from './plan-patches.ts'
import { planDraft, type PlannedRows } from './planner.ts'
import type { Progress } from './progress.ts'
import { asWritten } from '#contract/stored-message.ts'
import type { AppliedHooks } from '#server/kit/write/patch-draft.ts'

/** How a check reaches the rows: one transaction per step, so that others come in between. */
export interface Steps {
  /** Asks in a transaction of its own. */
  readonly tx: Queryable
  readonly inTransaction: <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>
}

/** Runs all steps in an open transaction, for drafts that are created and checked at once. */
export function within(tx: Queryable): Steps {
  return { tx, inTransaction: (body) => body(tx) }
}

/**
 * Dry run: stores the outcome of each draft row, and their total in the header (CHANGE-01). It changes no rows of the user, so it needs
 * no single transaction: changes meanwhile are noticed at the end, and applying plans again anyway.
 */
export async function checkDraft({ tx, inTransaction }: Steps, act: Act, progress: Progress): Promise<Written> {
  const { plan, rows } = await inTransaction((own) => beginCheck(own, act))
  progress.start('checking', rows)
  const tally = tallyOf(plan)
  const planning = { tx, cache: new RowCache(), changeSetId: act.id, now: act.now }
  for await (const { names, outcomes } of planDraft(planning, plan, progress)) {
    const all = [...names, ...outcomes]
    tally.add(all)
    await saveOutcomes(tx, act.id, all)
  }
  const alike = plan.from === 'import' ? await countAlike(tx, tally.made, progress.signal) : 0
  const effect = { ...tally.effect, ...storeOf(plan), ...(await scenarioOf(tx, plan)), ...(alike > 0 ? { alike } : {}) }
  return inTransaction(async (own) => {
    planOf(await lockDraft(own, act.id), ['draft'], 'check')
    if ((await rowsOf(own, act.id)) !== rows || (await hasFreshRows(own, act.id)))
      throw conflict(changeSetMessages.changedMeanwhile)
    const open = await openHeader(own, act.id)
    return writeHeader(open, act, { state: 'checked', size: tally.size, effect })
  })
}

/** From the first step on, an earlier check no longer counts. */
async function beginCheck(tx: Queryable, act: Act): Promise<{ plan: DraftPlan; rows: number }> {
  const draft = await lockDraft(tx, act.id)
  const plan = planOf(draft, ['draft', 'checked'], 'check')
  await dropNameRows(tx, act.id)
  const rows = await rowsOf(tx, act.id)
  if (draft.state === 'checked') await writeHeader(await openHeader(tx, act.id), act, { state: 'draft' })
  return { plan, rows }
}

/** How a draft is applied. */
interface Applying {
  /** Refuses it where products come out otherwise than the preview says. */
  readonly asChecked?: boolean
  readonly onApplied?: AppliedHooks
}

/**
 * Applies a checked draft in the caller's transaction (CHANGE-02). Rows are planned again under the user's lock, so that changes since
 * the check are never blindly overwritten; rows with another outcome are counted, and `asChecked` refuses it where products among them come
 * out otherwise than the preview says. A repeated apply writes nothing.
 */
export async function applyDraft(
  tx: Queryable,
  act: Act,
  progress: Progress,
  { asChecked = false, onApplied = {} }: Applying = {},
): Promise<Written> {
  const draft = await lockDraft(tx, act.id)
  const open = await openHeader(tx, act.id)
  if (draft.state === 'applied') return nothingWritten(open)
  if (draft.state === 'draft') throw conflict(changeSetMessages.checkFirst)
  const plan = planOf(draft, ['checked'], 'apply')
  const rows = await rowsOf(tx, act.id)
  progress.start('applying', rows)
  const origin = { ...originOf(act), why: asWritten(draft.title) }
  const tally = tallyOf(plan)
  let replanned = 0
  let unlike = 0
  let seen = 0
  for await (const planned of planDraft({ ...open, changeSetId: act.id, now: act.now }, plan, progress)) {
    refuseMissing(plan, planned)
    const all = [...planned.names, ...planned.outcomes]
    const asked = all.flatMap(({ write }) => (write ? [write] : []))
    if (plan.from === 'patches') await requireRoom(open, asked)
    seen += planned.outcomes.length
    await requirePlanRoom(open, asked, act.now, seen < rows)
    const writes = plan.from === 'patches' && plan.isIssued === true ? await withIssued(open, asked, act.now) : asked
    await storeWrites(open, writes, origin)
    tally.add(all)
    const differing = planned.outcomes.filter((outcome, index) => !isAsChecked(planned, index, outcome))
    replanned += differing.length
    unlike += differing.filter(({ kind }) => kind === product.kind || kind === VARIANT).length
    const refused = differing.filter(({ state }) => state === 'bad')
    if (refused.length > 0) await saveOutcomes(tx, act.id, refused)
  }
  if (asChecked && unlike > 0) throw new Refusal('not-as-checked', { message: changeSetMessages.notAsChecked(unlike) })
  await onApplied[draft.origin]?.(open, act.id)
  await dropAppliedRows(tx, act.id)
  const effect = { ...tally.effect, ...storeOf(plan), ...(await scenarioOf(tx, plan)), replanned }
  return writeHeader(open, act, { state: 'applied', size: tally.size, effect, appliedAt: act.now })
}

/** The saved scenario that the plan names; none while the account has no such one, as one that a device still has to send. */
async function scenarioOf(tx: Queryable, plan: DraftPlan): Promise<{ readonly scenarioId?: string }> {
  if (plan.from !== 'scenario' || plan.scenarioId === undefined) return {}
  const cache = new RowCache()
  await readMore({ tx, cache }, readRefs([{ kind: scenario.kind, id: plan.scenarioId }]))
  return cache.get(scenario.kind, plan.scenarioId) ? { scenarioId: plan.scenarioId } : {}
}

/** The store that the plan names. */
function storeOf(plan: DraftPlan): { readonly storeId?: string } {
  return plan.from === 'patches' && plan.storeId !== undefined ? { storeId: plan.storeId } : {}
}

function tallyOf(plan: DraftPlan): EffectTally {
  if (plan.from !== 'patches') return new EffectTally()
  return new EffectTally(plan.countsAll === true, plan.storeId !== undefined)
}

function isAsChecked({ drafts }: PlannedRows, index: number, { kind, state, rowId, before, after }: Outcome): boolean {
  const checked = drafts[index]
  if (!checked || checked.state !== state) return false
  return (
    state === 'bad' ||
    (checked.rowId === rowId &&
      same(checked.before, before) &&
      same(planned(kind, checked.after), planned(kind, after)))
  )
}

/** What a person decided by: a number that the server gives is another one each time. */
function planned(kind: string, values: Outcome['after']): Outcome['after'] {
  const fields = entityOf(kind)?.fields ?? {}
  return values && Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.byServer !== true))
}

async function rowsOf(tx: Queryable, id: string): Promise<number> {
  return rowCount(await tx.query(countRows(id)))
}
