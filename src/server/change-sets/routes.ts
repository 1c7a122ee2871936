import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { cutText } from '#domain/cut-text.ts'
import { uuidV7 } from '#domain/uuid.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import * as endpoints from '#contract/endpoints/change-sets.ts'
import { changeSets } from '#contract/endpoints/catalogue.ts'
import { changeSet } from '#contract/entities/change-set.ts'
import { general } from '#contract/entity.ts'
import { changeSetList } from '#contract/lists/change-set-list.ts'
import { Refusal } from '#contract/refusal.ts'
import { wasApplied } from '#contract/change-states.ts'
import { mountCrud } from '#server/kit/crud/crud.ts'
import { keptPage } from '#server/kit/crud/kept-page.ts'
import { listPlanner } from '#server/kit/crud/list-sql.ts'
import type { Queryable, Result, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Call, Caller, Routes } from '#server/kit/http/mount.ts'
import type { UserData } from '#server/kit/user-data.ts'
import type { AppliedHooks } from '#server/kit/write/patch-draft.ts'
import type { Written } from '#server/kit/write/write.ts'
import { Applying } from './applying.ts'
import { badRowsCsv } from './products/bad-rows.ts'
import { fillBulkDraft, type FindProducts } from './products/bulk.ts'
import { countRows, lockDraft, rowCount, unknownChangeSet } from './drafts.ts'
import { type Act, headerText } from './header.ts'
import { createDraft, discardDraft, revertDraft, uploadRows } from './lifecycle.ts'
import { answerWithProgress, type Progress } from './progress.ts'
import { changeSetRows } from './row-list.ts'
import { applyDraft, checkDraft } from './run.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of change sets from other capabilities. */
export interface ChangeSetDeps {
  readonly findProducts: FindProducts
  readonly onApplied?: AppliedHooks
  /** Called after one was applied or taken back: work may follow from it. */
  readonly wakeJobs?: () => void
}

/**
 * Mounts change sets: their list, and the life of each: drafted, checked, applied, reverted or discarded (CHANGE-01…03, PROD-13,
 * PROD-14).
 */
export function mountChangeSets(
  routes: Routes,
  data: UserData,
  { findProducts, onApplied, wakeJobs = () => undefined }: ChangeSetDeps,
): void {
  const applying = new Applying()
  mountCrud(routes, data, general(changeSet), changeSets, listPlanner(changeSetList))
  routes.mount(endpoints.createChangeSet, (call) => {
    const { id, title, origin, options } = call.body
    const draft = { title, origin, plan: { from: origin, ...options } }
    return data.answer(call, (tx) => createDraft(tx, act(call.caller, id), draft))
  })
  routes.mount(endpoints.bulkEditProductsCall, (call) => {
    const { id, title, edit, whatIf = null, ids, filter } = call.body
    const own = act(call.caller, id)
    const draft = { title, origin: 'bulk', plan: { from: 'bulk', edit, whatIf } } as const
    const fill = (tx: Queryable): Promise<Written> => fillBulkDraft(tx, own, edit, { ids, filter }, findProducts)
    const limitMs = limitFor(ids?.length ?? MAX_ROWS)
    return data.answer(call, (tx) => createDraft(tx, own, draft, () => fill(tx)), { limitMs })
  })
  routes.mount(endpoints.applyScenarioCall, (call) => {
    const { id, title, ids, filter, levers, rates, day, floorOverride, scenarioId } = call.body
    const own = act(call.caller, id)
    const reason = floorOverride === undefined ? {} : { floorOverride }
    const named = scenarioId === undefined ? {} : { scenarioId }
    const costLabel = cutText(title, COST_LABEL)
    const plan = { from: 'scenario', levers, rates, day, costLabel, ...reason, ...named } as const
    const fill = (tx: Queryable): Promise<Written> => fillBulkDraft(tx, own, {}, { ids, filter }, findProducts)
    const draft = { title, origin: 'scenario', plan } as const
    const limitMs = limitFor(ids?.length ?? MAX_ROWS)
    return data.answer(call, (tx) => createDraft(tx, own, draft, () => fill(tx)), { limitMs })
  })
  routes.mount(endpoints.uploadChangeSetRows, async ({ caller, params, body }) => {
    const { rows, written } = await data.transact(caller, (tx) => uploadRows(tx, act(caller, params.id), body.rows))
    if (written) data.wake(written.userId, written.version)
    return { rows }
  })
  routes.mount(endpoints.checkChangeSet, (call) => check(data, call))
  routes.mount(endpoints.applyChangeSet, (call) => apply(data, { applying, onApplied, wakeJobs }, call))
  routes.mount(endpoints.stopChangeSet, async ({ caller, params: { id } }) => {
    const { key, by } = runOf(data, caller, id)
    // Who follows it was let in before: the database would only answer once it has ended, on an engine of one session.
    if (applying.isOf(key, by)) await applying.stop(key)
    const { rows } = await known(data, caller, id)
    await applying.stop(runOf(data, caller, id).key)
    // One that another instance applies cannot be called off from here: it is waited for, so that its state is told as it is.
    const header = async (tx: Queryable): Promise<string> => {
      await lockDraft(tx, id)
      return headerText(tx, id)
    }
    return JSON.parse(await data.transact(caller, header, { limitMs: limitFor(rows) })) as unknown
  })
  routes.mount(endpoints.revertChangeSetCall, async (call) => {
    const { rows } = await known(data, call.caller, call.params.id)
    const limitMs = limitFor(rows)
    const body = await data.answer(call, (tx) => revertDraft(tx, act(call.caller, call.params.id), data.tell), {
      limitMs,
    })
    wakeJobs()
    return body
  })
  routes.mount(endpoints.discardChangeSet, (call) =>
    data.answer(call, (tx) => discardDraft(tx, act(call.caller, call.params.id))),
  )
  routes.mount(endpoints.badRowsFile, async ({ caller, params, reply }) => {
    await known(data, caller, params.id)
    reply.header('content-disposition', 'attachment; filename="rows to correct.csv"')
    const read = async (statement: Statement): Promise<Result | undefined> => (await data.read(caller, [statement]))[0]
    return Readable.from(badRowsCsv(read, params.id))
  })
  routes.mount(endpoints.listChangeSetRows, async ({ caller, params, query }) => {
    const { state } = await known(data, caller, params.id)
    const list = changeSetRows(params.id, wasApplied(state), query)
    return keptPage(data, caller, list, list)
  })
}

/** The most characters of the name of a cost. */
const COST_LABEL = 120

function act(caller: Caller, id: string | undefined): Act {
  const now = sharedNow()
  return { id: id ?? uuidV7(now, randomBytes(16)), caller, now }
}

interface Known {
  readonly state: string
  readonly origin: string
  readonly rows: number
}

async function known(data: UserData, caller: Caller, id: string): Promise<Known> {
  const [header, count] = await data.read(caller, [
    {
      name: 'change-set:state',
      text: `select state, origin, size from change_set where user_id = ${currentUser} and id = $1`,
      values: [id],
    },
    countRows(id),
  ])
  const row = header?.rows[0] as { state: string; origin: string; size: number } | undefined
  if (!row) throw unknownChangeSet(id)
  return { state: row.state, origin: row.origin, rows: Math.max(row.size, rowCount(count)) }
}

/** Time limit of a transaction with so many rows, on a slow machine. */
function limitFor(rows: number): number {
  return 60_000 + 5 * rows
}

/** Runs a check with progress, step by step; if the caller leaves early, the draft stays unchecked. */
async function check(data: UserData, { caller, params, ...call }: Call<{ id: string }>): Promise<unknown> {
  await known(data, caller, params.id)
  const steps = {
    tx: data.alone(caller),
    inTransaction: <T>(body: (tx: Queryable) => Promise<T>) => data.transact(caller, body),
  }
  return answerWithProgress(call, async (progress) => {
    const written = await checkDraft(steps, act(caller, params.id), progress)
    data.wake(written.userId, written.version)
    return JSON.parse(await headerText(steps.tx, params.id)) as unknown
  })
}

/** What is under way by the account and the change set, and the session or token that asks; before the caller was let in, that of nobody else. */
function runOf(data: UserData, caller: Caller, id: string): { readonly key: string; readonly by: string } {
  const { actor } = caller
  const by = actor.kind === 'user' ? actor.userId : actor.hash.toString('base64')
  return { key: `${data.keyOf(caller)} ${id}`, by: `${actor.kind} ${by}` }
}

interface ApplyDeps {
  readonly applying: Applying
  readonly onApplied: AppliedHooks | undefined
  readonly wakeJobs: () => void
}

/** Applies in one transaction with progress. It is handed over as a whole: a caller that leaves calls nothing off, and finds it done. */
async function apply(
  data: UserData,
  { applying, onApplied = {}, wakeJobs }: ApplyDeps,
  {
    caller,
    params,
    query,
    ...call
  }: Call<{ id: string }, { follow?: 'yes' | 'no' | undefined; asChecked?: 'yes' | 'no' | undefined }>,
) {
  const { rows, origin } = await known(data, caller, params.id)
  // What an assistant drafted is applied by a person alone: its token for drafts is no leave to apply them (CHAT-05).
  if (origin === 'assistant' && caller.actor.kind === 'token') throw new Refusal('token-not-allowed')
  const work = async (progress: Progress): Promise<unknown> => {
    const inTransaction = async (tx: Queryable): Promise<{ written: Written; header: string }> => {
      const how = { asChecked: query.asChecked === 'yes', onApplied }
      const written = await applyDraft(tx, act(caller, params.id), progress, how)
      const header = await headerText(tx, params.id)
      progress.signal.throwIfAborted()
      return { written, header }
    }
    const { written, header } = await data.transact(caller, inTransaction, { limitMs: limitFor(rows) })
    data.wake(written.userId, written.version)
    wakeJobs()
    return JSON.parse(header) as unknown
  }
  const run = runOf(data, caller, params.id)
  if (query.follow === 'yes' && !applying.has(run.key))
    return answerWithProgress(call, async () => JSON.parse(await headerText(data.alone(caller), params.id)) as unknown)
  return answerWithProgress(call, (progress) => applying.follow(run, progress, work))
}
