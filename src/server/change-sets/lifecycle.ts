import { type ImportRow, MAX_ROWS } from '#contract/change-set-rows.ts'
import type { RowOf } from '#contract/entity.ts'
import { wasApplied } from '#contract/change-states.ts'
import type { changeSet } from '#contract/entities/change-set.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { inSlices } from '#server/kit/slices.ts'
import type { Outcome } from '#server/kit/user-data.ts'
import { same } from '#contract/same.ts'
import { revertChangeSet, type TellTakingBack } from '#server/kit/revert/revert.ts'
import type { Written } from '#server/kit/write/write.ts'
import { changeSetMessages } from './change-set-messages.ts'
import { type DraftInput, draftInput } from './products/draft-input.ts'
import { type DraftPlan, dropDraft, findDraft, insertDraft, lockDraft, putRows } from './drafts.ts'
import {
  type Act,
  conflict,
  createHeader,
  headerText,
  nothingWritten,
  openHeader,
  originOf,
  planOf,
  writeHeader,
} from './header.ts'

/** The input of a new draft. */
export interface NewDraft extends Pick<RowOf<typeof changeSet.fields>, 'title' | 'origin'> {
  readonly plan: DraftPlan
}

/** Creates a draft; with the same input again it answers the existing one, whatever its state by then. */
export async function createDraft(
  tx: Queryable,
  act: Act,
  draft: NewDraft,
  fill: () => Promise<Written | undefined> = () => Promise.resolve(undefined),
): Promise<Outcome> {
  const { title, origin, plan } = draft
  const present = await findDraft(tx, act.id)
  const open = await openHeader(tx, act.id)
  if (present && present.title === title && same(present.plan, plan)) {
    return { written: nothingWritten(open), status: 200, body: await headerText(tx, act.id) }
  }
  if (present || open.cache.get('changeSet', act.id)) throw conflict(changeSetMessages.idTaken)
  const created = await createHeader(open, act, { title, origin })
  await insertDraft(tx, act.id, plan)
  const written = (await fill()) ?? created
  return { written, status: 201, body: await headerText(tx, act.id) }
}

/** Adds uploaded rows to a draft, or replaces those of the same line. */
export async function uploadRows(
  tx: Queryable,
  act: Act,
  rows: readonly ImportRow[],
): Promise<{ rows: number; written: Written | undefined }> {
  refuseRepeatedLines(rows)
  const draft = await lockDraft(tx, act.id)
  const plan = planOf(draft, ['draft', 'checked'], 'takeRows')
  if (plan.from !== 'import') throw conflict(changeSetMessages.importOnly)
  const giveWay = inSlices()
  const inputs: { n: number; input: DraftInput }[] = []
  for (const row of rows) {
    inputs.push({ n: row.n, input: draftInput(row) })
    await giveWay()
  }
  const count = await putRows(tx, act.id, inputs)
  if (count > MAX_ROWS) throw new Refusal('too-large', { limit: changeSetMessages.rowsInImport(MAX_ROWS) })
  // The check no longer matches what would be applied.
  const isStale = draft.state === 'checked'
  return { rows: count, written: isStale ? await setState(tx, act, 'draft') : undefined }
}

function refuseRepeatedLines(rows: readonly ImportRow[]): void {
  const lines = new Set<number>()
  for (const [index, { n }] of rows.entries()) {
    if (lines.has(n)) throw invalid([{ field: `rows.${index}.n`, message: changeSetMessages.lineTwice(n) }])
    lines.add(n)
  }
}

/** Discards a draft and its rows; the header is kept. */
export async function discardDraft(tx: Queryable, act: Act): Promise<Outcome> {
  const { state } = await lockDraft(tx, act.id)
  if (wasApplied(state)) throw conflict(changeSetMessages.isKept(state))
  await dropDraft(tx, act.id)
  return { written: await setState(tx, act, 'discarded'), status: 204, body: null }
}

async function setState(tx: Queryable, act: Act, state: 'draft' | 'discarded'): Promise<Written> {
  return writeHeader(await openHeader(tx, act.id), act, { state })
}

/** Reverts an applied change set, or tries the kept parts again; repeated it answers the same. */
export async function revertDraft(tx: Queryable, act: Act, tell: TellTakingBack): Promise<Outcome> {
  const { state } = await lockDraft(tx, act.id)
  const open = await openHeader(tx, act.id)
  const { actor, now } = originOf(act)
  const written =
    state === 'reverted' ? nothingWritten(open) : await revertChangeSet(open, act.id, { actor, now }, tell)
  return { written, status: 200, body: await headerText(tx, act.id) }
}
