import { groupsOf } from '#contract/field-groups.ts'
import { type KeptPart, WHOLE_ROW } from '#contract/change-set-rows.ts'
import type { ChangeState } from '#contract/entities/change-set.ts'
import { Refusal } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import type { TakingBack } from '#contract/sync.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { inAll, type PlannedChange, type PlannedWrite } from '#contract/plan-changes.ts'
import { readRefs } from '../rows/reading.ts'
import { rowKey, settleReferences } from '../write/references.ts'
import type { Origin } from '../write/storing.ts'
import { type OpenWrite, planChanges, readMore, readsOf, storeMore, storeWrites, type Written } from '../write/write.ts'
import { EXISTENCE, keepParts, keptRows, type KeptRow, partOf } from './kept-rows.ts'
import { mustGoBackWhole } from './one-act.ts'
import { restoredRow, type RestoredRow } from './restored-row.ts'
import { revertMessages } from './revert-messages.ts'
import { foreignTimelines, wholeChange, type WrittenRow, writtenRows } from './row-timelines.ts'
import { keptByOthers, settleKept } from './waiting.ts'
import { sharedNow } from '../clock.ts'

/** A row of the change set and its planned change. */
interface Candidate extends RestoredRow {
  readonly row: WrittenRow
}

/**
 * Reverts an applied change set (CHANGE-02). Each group of fields goes back to its value without the change set, derived fields and
 * receipts included (PRICE-16); lists go back line by line. What somebody else set since is kept, and so are new rows that others name
 * and rows that a rule refuses; the answer gives the reasons, and they can be tried again. Throws `Refusal` when a later step of the
 * server, such as another landing, depends on the change set, and when rows that replace each other would go back in part.
 */
export async function revertChangeSet(
  open: OpenWrite,
  changeSetId: string,
  origin: Origin,
  tell?: TellTakingBack,
): Promise<Written> {
  await readMore(open, readRefs([{ kind: 'changeSet', id: changeSetId }]))
  const header = open.cache.get('changeSet', changeSetId)
  if (!header) throw notFound(knownEntity('changeSet'), changeSetId)
  const { state } = header
  if (state !== 'applied' && state !== 'partly') {
    const { waits, isNot } = revertMessages
    throw new Refusal('conflict', { message: state === 'waiting' ? waits : isNot(String(state)) })
  }
  const tried = state === 'partly' ? await keptRows(open.tx, changeSetId) : undefined
  const written = await writtenRows(open, changeSetId)
  const rows = tried ? written.filter((row) => tried.has(rowKey(row))) : written
  const advanced = advancing(tell, open.userId, changeSetId, rows.length)
  advanced(0)
  await readMore(open, readRefs(rows))
  const candidates = await candidatesOf(open, changeSetId, rows, tried, (share) => advanced(LOOKED * share))
  const { writes, kept } = await planned(open, candidates, origin.now)
  if (!tried) mustGoBackWhole({ header, rows, kept }, ({ kind, id }) => open.cache.get(kind, id))
  advanced(PLANNED)
  await keepParts(open.tx, changeSetId, kept)
  const data = { state: stateAfter(rows, kept, tried !== undefined), revertedAt: origin.now, skipped: kept.length }
  const own = { op: 'patch', kind: 'changeSet', id: changeSetId, data } as const
  const all = [...writes, ...(await planChanges(open, [own], origin.now))]
  const why = revertMessages.why(String(header['title']))
  open.advanced = (share) => advanced(PLANNED + (1 - PLANNED) * share)
  const by = { ...origin, why, reverts: changeSetId }
  const others = await keptByOthers(open, changeSetId)
  if (others.length === 0) return storeWrites(open, all, by)
  const first = await storeMore(open, all, by)
  const headers = await planChanges(open, await settleKept(open, others), origin.now)
  const last = await storeWrites(open, headers, by)
  return { ...last, writes: [...first.writes, ...last.writes] }
}

/** What stands under later change sets goes back with them; if that is all of it, nothing has gone back yet. */
function stateAfter(rows: readonly WrittenRow[], kept: readonly KeptRow[], isTriedAgain: boolean): ChangeState {
  const isUnder = kept.every(({ parts }) => parts.every(({ reason }) => reason === 'overwritten'))
  if (!isUnder) return 'partly'
  const isNone = kept.length === rows.length && kept.every(({ isWhole }) => isWhole)
  return isNone && rows.length > 0 && !isTriedAgain ? 'waiting' : 'reverted'
}

/** Tells a user's devices the progress; the result shows only at the end. */
export type TellTakingBack = (userId: string, progress: TakingBack) => void

/** Shares of the time, measured with 10,000 products: until all rows were compared, and until all changes are planned. */
const LOOKED = 0.3
const PLANNED = 0.5
const TELL_EVERY_MS = 250

/** Reports the progress in rows, a few times a second. */
function advancing(tell: TellTakingBack | undefined, userId: string, changeSetId: string, total: number) {
  let toldAt = 0
  return (share: number): void => {
    if (!tell || sharedNow() - toldAt < TELL_EVERY_MS) return
    toldAt = sharedNow()
    tell(userId, { changeSetId, done: Math.min(total, Math.floor(share * total)), total })
  }
}

async function candidatesOf(
  open: OpenWrite,
  changeSetId: string,
  rows: readonly WrittenRow[],
  tried: ReadonlyMap<string, ReadonlySet<string> | undefined> | undefined,
  looked: (share: number) => void,
): Promise<readonly Candidate[]> {
  const timelines = await foreignTimelines(open, changeSetId, rows, looked)
  return rows.map((row) => {
    const timeline = timelines.get(rowKey(row))
    if (!timeline || isMadeByServer(row)) return { row, change: wholeChange(row), stayed: [] }
    const subject = { id: row.id, row: open.cache.get(row.kind, row.id), timeline }
    return { row, ...restoredRow(knownEntity(row.kind), subject, tried?.get(rowKey(row))) }
  })
}

/** A row that the server made in the change set, whatever the server's own steps wrote into it since. */
function isMadeByServer({ kind, entries }: WrittenRow): boolean {
  return knownEntity(kind).isTakenBack === true && entries[0]?.before === null
}

/** Plans what today's references and rules allow, and says for each row what was kept. */
async function planned(
  open: OpenWrite,
  candidates: readonly Candidate[],
  now: number,
): Promise<{ readonly writes: readonly PlannedWrite[]; readonly kept: readonly KeptRow[] }> {
  const refused = new Map<string, Refusal>()
  const back = open.cache.mark()
  for (;;) {
    const changes = await allowed(open, candidates, refused)
    await readMore(open, readsOf(changes))
    const known = refused.size
    const writes = await planAllowed(open, changes, now, refused)
    // A row that cannot come back can no longer be named by the others.
    const isLost = changes.some((change) => change.op === 'put' && refused.has(rowKey(change)))
    if (!isLost || refused.size === known) return { writes, kept: keptOf(candidates, changes, refused) }
    back()
  }
}

async function allowed(
  open: OpenWrite,
  candidates: readonly Candidate[],
  refused: ReadonlyMap<string, Refusal>,
): Promise<readonly PlannedChange[]> {
  const wanted = candidates.filter(({ row }) => !refused.has(rowKey(row)))
  const settled = await settleReferences(
    open,
    wanted.flatMap(({ change }) => change ?? []),
  )
  const made = new Set(settled.map(rowKey))
  const instead = wanted.flatMap((each) => (each.instead && !made.has(rowKey(each.row)) ? [each.instead] : []))
  return instead.length === 0 ? settled : [...settled, ...(await settleReferences(open, instead))]
}

/** Plans changes; those that a rule refuses are reported, and the others are planned without them. */
async function planAllowed(
  open: OpenWrite,
  changes: readonly PlannedChange[],
  now: number,
  refused: Map<string, Refusal>,
): Promise<PlannedWrite[]> {
  const back = open.cache.mark()
  try {
    return await planChanges(open, changes, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    back()
    const [only, ...others] = changes
    if (only && others.length === 0) refused.set(rowKey(only), error)
    if (others.length === 0) return []
    const half = changes.length >> 1
    const first = await planAllowed(open, changes.slice(0, half), now, refused)
    return inAll([...first, ...(await planAllowed(open, changes.slice(half), now, refused))])
  }
}

function keptOf(
  candidates: readonly Candidate[],
  changes: readonly PlannedChange[],
  refused: ReadonlyMap<string, Refusal>,
): readonly KeptRow[] {
  const made = new Map(changes.map((change) => [rowKey(change), change]))
  return candidates.flatMap(({ row, change, stayed }) => {
    const { kind, id } = row
    const refusal = refused.get(rowKey(row))
    const parts = [
      ...stayed.map(partOf),
      ...(refusal ? [refusedPart(refusal)] : change ? lostParts(row, change, made.get(rowKey(row))) : []),
    ]
    return parts.length === 0 ? [] : [{ kind, id, isWhole: change === undefined || refusal !== undefined, parts }]
  })
}

function refusedPart({ message, issues }: Refusal): KeptPart {
  const told = issues.map((issue) => issue.message).join(' ')
  return { key: WHOLE_ROW, label: '', reason: 'refused', message: told === '' ? message : told }
}

/** What today's references do not allow. */
function lostParts({ kind, entries }: WrittenRow, wanted: PlannedChange, made: PlannedChange | undefined): KeptPart[] {
  const isOwn = entries[0]?.before === null
  if (wanted.op === 'delete')
    return made?.op === 'delete' || !isOwn ? [] : [{ key: EXISTENCE, label: '', reason: 'named' }]
  if (!made || made.op === 'delete') return [{ key: WHOLE_ROW, label: '', reason: 'missing' }]
  const lost = Object.keys(wanted.data).filter((name) => !(name in made.data))
  return groupsOf(knownEntity(kind).fields)
    .filter(({ names }) => names.some((name) => lost.includes(name)))
    .map(({ names, label }) => ({ key: names[0] ?? '', label, reason: 'missing' as const }))
}
