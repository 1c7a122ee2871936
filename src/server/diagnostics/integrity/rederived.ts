import type { Change } from '#contract/command.ts'
import type { Fault } from '#contract/endpoints/integrity.ts'
import { entities } from '#contract/entities/registry.ts'
import { type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import type { PlannedWrite } from '#contract/plan-changes.ts'
import { Refusal } from '#contract/refusal.ts'
import { same } from '#contract/same.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser, ownerOf } from '#server/kit/database/data-access.ts'
import { RowCache } from '#server/kit/rows/reading.ts'
import { type OpenWrite, planChanges, readMore, readsOf } from '#server/kit/write/write.ts'
import type { Finding, Look } from './finding.ts'

/** Rows that are derived together, in one step. */
const TOGETHER = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Derives every row anew from what callers wrote, as an edit that changes nothing would: where another value comes out than is stored, the
 * stored one is wrong. Prices stand on their receipts, so that changed settings are no fault.
 */
export async function lookAtDerived(look: Look): Promise<{ readonly rows: number; readonly findings: Finding[] }> {
  const findings: Finding[] = []
  let rows = 0
  for (const entity of entities) {
    if (!entity.derive) continue
    let after: string | undefined
    do {
      const part = await look((tx) => lookAtPart(tx, entity, after))
      rows += part.ids.length
      findings.push(...part.findings)
      after = part.ids.length < TOGETHER ? undefined : part.ids.at(-1)
    } while (after !== undefined)
  }
  return { rows, findings }
}

async function lookAtPart(tx: Queryable, entity: Entity, after: string | undefined) {
  const ids = await idsOf(tx, entity, after)
  return { ids, findings: ids.length === 0 ? [] : await faultsOf(tx, await ownerOf(tx), entity, ids) }
}

/** The next ids, in their order. */
async function idsOf(tx: Queryable, { kind, table }: Entity, after: string | undefined): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: `scan:ids:${kind}`,
    text: `select id from ${table} where user_id = ${currentUser} and id > coalesce($1::uuid, '${BEFORE_ALL}') order by id limit ${TOGETHER}`,
    values: [after ?? null],
  })
  return rows.map(({ id }) => id)
}

async function faultsOf(tx: Queryable, userId: string, entity: Entity, ids: readonly string[]): Promise<Finding[]> {
  try {
    return (
      await planned(
        tx,
        userId,
        ids.map((id) => untouched(entity, id)),
      )
    ).flatMap((write) => wrongIn(write, ids))
  } catch (error) {
    const detail = whyNot(error)
    if (detail === undefined) throw error
    const [only] = ids
    if (ids.length > 1 || only === undefined) return eachAlone(tx, userId, entity, ids)
    return [{ fault: 'not-derivable', kind: entity.kind, id: only, detail, repair: { by: 'person' } }]
  }
}

/** Why a row cannot be derived: what rules say, or nothing where its values have another form. Undefined for an error that is not the row's. */
function whyNot(error: unknown): string | undefined {
  if (error instanceof Refusal)
    return error.issues.map(({ field, message }) => `${field}: ${message}`).join('; ') || error.message
  return error instanceof TypeError || error instanceof RangeError ? '' : undefined
}

/** One row that cannot be derived must not hide the faults of the others. */
async function eachAlone(tx: Queryable, userId: string, entity: Entity, ids: readonly string[]): Promise<Finding[]> {
  const half = Math.ceil(ids.length / 2)
  return [
    ...(await faultsOf(tx, userId, entity, ids.slice(0, half))),
    ...(await faultsOf(tx, userId, entity, ids.slice(half))),
  ]
}

async function planned(tx: Queryable, userId: string, changes: readonly Change[]): Promise<PlannedWrite[]> {
  const open: OpenWrite = {
    tx,
    userId,
    actor: 'system:scan',
    head: 0,
    cache: new RowCache(),
    plan: undefined,
    counted: new Map(),
  }
  await readMore(open, readsOf(changes))
  return planChanges(open, changes, 0)
}

function untouched({ kind }: Entity, id: string): Change {
  return { op: 'patch', kind, id, data: {} }
}

/** The wrong fields of a row by their faults; rows that only follow are looked at by themselves. */
function wrongIn({ entity, id, before, after }: PlannedWrite, asked: readonly string[]): Finding[] {
  if (!before || !after || !asked.includes(id)) return []
  const wrong = fieldsOf(entity).flatMap(([name]) => (isWrong(entity, name, before, after) ? [name] : []))
  const faults = [...new Set(wrong.map((name) => faultOf(entity, name)))]
  return faults.map((fault) => ({
    fault,
    kind: entity.kind,
    id,
    detail: wrong.filter((name) => faultOf(entity, name) === fault).join(', '),
    repair: { by: 'write', change: untouched(entity, id) },
  }))
}

/** Whether a floor is broken depends on other rows by now, and is worked out at each read. */
function isWrong({ limited }: Entity, name: string, before: AnyRow, after: AnyRow): boolean {
  if (name === limited?.flag) return false
  const seen = (row: AnyRow): unknown => (name === limited?.lines ? withoutFlag(row[name], limited.flag) : row[name])
  return !same(seen(before), seen(after))
}

function withoutFlag(lines: unknown, flag: string): unknown {
  return (lines as readonly object[]).map((line) => ({ ...line, [flag]: null }))
}

const DOCUMENT_SUMS = new Set(['items', 'subtotal', 'discountAmount', 'taxAmount', 'total', 'taxes', 'ownTax'])
const DOCUMENT_BALANCE = new Set(['payments', 'amountPaid', 'balanceDue', 'status'])

function faultOf({ kind, fields }: Entity, name: string): Fault {
  if (name === 'searchText') return 'search-words'
  if (name === 'nameKey' || name.endsWith('Key')) return 'sort-key'
  if (name === 'receipt') return 'receipt'
  if (name === 'variants') return 'variant-figures'
  if (kind === 'document' && DOCUMENT_SUMS.has(name)) return 'document-sums'
  if (kind === 'document' && DOCUMENT_BALANCE.has(name)) return 'document-balance'
  if (fields[name]?.type !== 'money') return 'derived-value'
  return /cost/i.test(name) ? 'cost-total' : 'price'
}
