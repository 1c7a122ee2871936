import type { RateSet } from '#domain/exchange-rates.ts'
import type { WhatIf } from '#domain/pricing-rules.ts'
import type { BulkEditInput } from '#contract/commands/bulk-edit.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import type { RowOf } from '#contract/entity.ts'
import { changeSet, type ChangeOrigin } from '#contract/entities/change-set.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { requireOpenDraft } from '#server/kit/write/private-rows.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import type { DraftInput } from './products/draft-input.ts'
import type { Outcome } from './outcome.ts'

/** A scenario of the price simulator, with everything that was assumed when it was tried. */
export interface ScenarioPlan {
  readonly levers: ScenarioLevers
  readonly rates: RateSet | null
  /** YYYY-MM-DD. */
  readonly day: string
  readonly costLabel: string
  readonly floorOverride?: string
  readonly scenarioId?: string
}

/** How the rows of a draft become changes. */
export type DraftPlan =
  | ({ readonly from: 'import' } & ImportOptions)
  | { readonly from: 'bulk'; readonly edit: BulkEditInput['edit']; readonly whatIf: WhatIf | null }
  | ({ readonly from: 'scenario' } & ScenarioPlan)
  | {
      readonly from: 'patches'
      readonly stale: string
      readonly isWhole?: boolean
      readonly countsAll?: boolean
      readonly storeId?: string
      readonly isIssued?: boolean
    }

/** A change set, locked against other uploads, checks and applies until the transaction ends. */
export interface LockedDraft {
  readonly id: string
  readonly title: string
  readonly origin: ChangeOrigin
  readonly state: RowOf<typeof changeSet.fields>['state']
  /** Null for a change set that was never a draft. */
  readonly plan: DraftPlan | null
}

/** One row of a draft, and what the last check found. */
export interface DraftRow extends Pick<Outcome, 'n' | 'rowId' | 'before' | 'after'> {
  readonly state: Outcome['state'] | 'new'
  readonly input: DraftInput
}

/**
 * Rows from here on are no lines of a file: they are missing categories and brands that the check found, and products whose variants are
 * the lines.
 */
export const FIRST_NAME_ROW = 1_000_001

/** Numbers for rows that are no lines of a file. */
export function extraRows(): () => number {
  let made = 0
  return () => FIRST_NAME_ROW + made++
}

const OWN = `user_id = ${currentUser} and change_set_id = $1`

/** Locks a change set; undefined for an unknown id. It is always locked before the user's counter. */
export async function findDraft(tx: Queryable, id: string): Promise<LockedDraft | undefined> {
  const [draft, header] = await tx.batch([
    lockStatement(id),
    {
      name: 'draft:header',
      text: `select title, origin, state from change_set where user_id = ${currentUser} and id = $1`,
      values: [id],
    },
  ])
  const known = header?.rows[0] as Pick<LockedDraft, 'title' | 'origin' | 'state'> | undefined
  return known && { id, ...known, plan: (draft?.rows[0]?.['plan'] ?? null) as DraftPlan | null }
}

function lockStatement(id: string): Statement {
  return { name: 'draft:lock', text: `select plan from change_set_draft where ${OWN} for update`, values: [id] }
}

/** Locks a change set. Throws `Refusal` for an unknown id. */
export async function lockDraft(tx: Queryable, id: string): Promise<LockedDraft> {
  const draft = await findDraft(tx, id)
  if (!draft) throw unknownChangeSet(id)
  return draft
}

/** The refusal of an id that is no change set of the user. */
export function unknownChangeSet(id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(changeSet.notFound, { id }) })
}

/** Stores how the rows of a new draft become changes. */
export async function insertDraft(tx: Queryable, id: string, plan: DraftPlan): Promise<void> {
  await tx.query({
    name: 'draft:insert',
    text: `insert into change_set_draft (user_id, change_set_id, plan) values (${currentUser}, $1, $2::jsonb)`,
    values: [id, JSON.stringify(plan)],
  })
}

/** Rows that one statement stores or deletes, so that others come in between. */
const PUT_AT_ONCE = 200
const DROPPED_AT_ONCE = 250

/** Adds rows to a draft, or replaces those of the same number; answers how many the draft has then. */
export async function putRows(
  tx: Queryable,
  id: string,
  rows: readonly { n: number; input: DraftInput | PatchRow }[],
): Promise<number> {
  for (let start = 0; start < rows.length; start += PUT_AT_ONCE) {
    await tx.query({
      name: 'draft:rows',
      text: `insert into change_set_row (user_id, change_set_id, n, kind, input, group_key)
        select ${currentUser}, $1, x.n, coalesce(x.input->>'kind', 'product'), x.input, nullif(left(btrim(coalesce(x.input->>'group', x.input->'data'->>'groupKey')), 300), '')
        from jsonb_to_recordset($2::jsonb) as x(n int, input jsonb)
        on conflict (user_id, change_set_id, n) do update set input = excluded.input, group_key = excluded.group_key, state = 'new', kind = excluded.kind,
          row_id = null, before = null, after = null, problems = '[]'`,
      values: [id, JSON.stringify(rows.slice(start, start + PUT_AT_ONCE))],
    })
  }
  const count = await tx.query(countRows(id))
  return rowCount(count)
}

/** Fills a new draft with one row for each id. */
export async function putIds(tx: Queryable, id: string, rowIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'draft:ids',
    text: `insert into change_set_row (user_id, change_set_id, n, row_id)
      select ${currentUser}, $1, x.n, x.id from unnest($2::uuid[]) with ordinality as x(id, n)`,
    values: [id, rowIds],
  })
}

/** Counts the uploaded rows of a draft in column `rows`. */
export function countRows(id: string): Statement {
  return {
    name: 'draft:count',
    text: `select count(*)::int as rows from change_set_row where ${OWN} and n < ${FIRST_NAME_ROW}`,
    values: [id],
  }
}

/** The number that `countRows` answered. */
export function rowCount(answer: { rows: Record<string, unknown>[] } | undefined): number {
  return Number(answer?.rows[0]?.['rows'] ?? 0)
}

/** The next rows of a draft in the order of the file. */
export async function readRows(tx: Queryable, id: string, after: number, limit: number): Promise<DraftRow[]> {
  const { rows } = await tx.query<DraftRow>({
    name: 'draft:page',
    text: `select n, input, state, row_id as "rowId", before, after from change_set_row
      where ${OWN} and n > $2 and n < ${FIRST_NAME_ROW} order by n limit $3`,
    values: [id, after, limit],
  })
  return rows
}

/** The rows after `after` that belong to these groups, in the order of the file. */
export async function readGroups(
  tx: Queryable,
  id: string,
  after: number,
  groups: readonly string[],
): Promise<DraftRow[]> {
  const { rows } = await tx.query<DraftRow>(rowsOfGroups(id, after, groups))
  return rows
}

/** Only the index of migration 0050 fits what is asked of the table. */
export function rowsOfGroups(id: string, after: number, groups: readonly string[]): Statement {
  return {
    name: 'draft:groups',
    text: `select r.n, r.input, r.state, r.row_id as "rowId", r.before, r.after
      from unnest($3::text[]) as wanted (key) cross join lateral (
        select * from change_set_row where user_id = ${currentUser} and group_key = wanted.key and n > $2 and n < ${FIRST_NAME_ROW} order by n offset 0
      ) r where r.change_set_id = $1 order by r.n`,
    values: [id, after, groups],
  }
}

/** Stores the results of a check, while the change set is a draft; rows for new names are added. */
export async function saveOutcomes(tx: Queryable, id: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ n, kind, state, rowId, before, after, problems }) => {
    return { n, kind, state, rowId, before, after, problems }
  })
  const saved: Statement = {
    name: 'draft:outcomes',
    text: `insert into change_set_row (user_id, change_set_id, n, state, kind, row_id, before, after, problems)
      select ${currentUser}, $1, x.n, x.state, x.kind, x."rowId", x.before, x.after, x.problems
      from jsonb_to_recordset($2::jsonb)
        as x(n int, state text, kind text, "rowId" uuid, before jsonb, after jsonb, problems jsonb)
      where exists (select from change_set where user_id = ${currentUser} and id = $1 and state in ('draft', 'checked'))
      on conflict (user_id, change_set_id, n) do update set state = excluded.state, kind = excluded.kind,
        row_id = excluded.row_id, before = excluded.before, after = excluded.after, problems = excluded.problems`,
    values: [id, JSON.stringify(rows)],
  }
  await tx.batch([lockStatement(id), saved])
}

/** Deletes the rows of missing names that an earlier check added. */
export async function dropNameRows(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'draft:drop-names',
    text: `delete from change_set_row where ${OWN} and n >= ${FIRST_NAME_ROW}`,
    values: [id],
  })
}

/**
 * Deletes the rows of an applied draft, which are now in the history; bad ones stay, to be corrected and imported again. Each step goes
 * on after the last row it read, since rows deleted in this transaction would be skipped again and again. It uses ranges of numbers,
 * because a list of numbers is searched in all rows of the draft: a second for each step of 15,000 (OPS-06).
 */
export async function dropAppliedRows(tx: Queryable, id: string): Promise<void> {
  let last: number | null = -1
  while (last !== null) {
    const { rows }: { rows: { last: number | null }[] } = await tx.query<{ last: number | null }>({
      name: 'draft:applied',
      text: `with looked as materialized (
          select max(n) as last from (select n from change_set_row where ${OWN} and n > $2 order by n limit ${DROPPED_AT_ONCE}) step),
        gone as (delete from change_set_row
          where ${OWN} and n > $2 and n <= (select last from looked) and state <> 'bad')
        select last from looked`,
      values: [id, last],
    })
    last = rows[0]?.last ?? null
  }
}

/** Whether rows were added since the check, in column `fresh`. */
export async function hasFreshRows(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ fresh: boolean }>({
    name: 'draft:fresh',
    text: `select exists (select from change_set_row where ${OWN} and state = 'new' and n < ${FIRST_NAME_ROW}) as fresh`,
    values: [id],
  })
  return rows[0]?.fresh === true
}

/** Deletes a draft with all of its rows. */
export async function dropDraft(tx: Queryable, id: string): Promise<void> {
  await requireOpenDraft(tx, id)
  await tx.query({ name: 'draft:drop', text: `delete from change_set_draft where ${OWN}`, values: [id] })
}
