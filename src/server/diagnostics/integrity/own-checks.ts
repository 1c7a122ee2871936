import type { Fault } from '#contract/endpoints/integrity.ts'
import { entities } from '#contract/entities/registry.ts'
import type { Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { askedInSteps, type Finding, type Look, MOST_AT_ONCE } from './finding.ts'

/** One question to the database, and what repairs each of its answers. */
interface Check {
  readonly fault: Fault
  /** Answers rows of `kind`, `id` and `detail`. */
  readonly find: string
  /** Takes the id of a found row as `$1`. */
  readonly mend?: string
}

/** What stands beside the rows of a user: counters, memory of deletions, mirrors of stores, drafts, numbers. */
export async function lookBeside(look: Look): Promise<Finding[]> {
  const answers = await askedInSteps(
    look,
    CHECKS.map(({ fault, find }) => ({ name: `scan:${fault}`, text: find })),
  )
  return CHECKS.flatMap(({ fault, mend }, index) =>
    (answers[index] ?? []).map(({ kind, id, detail }): Finding => {
      const row = String(id)
      const statement: Statement | undefined = mend === undefined ? undefined : { text: mend, values: [row] }
      const repair = statement ? ({ by: 'statement', statement } as const) : ({ by: 'person' } as const)
      return { fault, kind: String(kind), id: row, detail: String(detail), repair }
    }),
  )
}

const MINE = `user_id = ${currentUser}`
const ROWS = entities.map(({ kind, table }) => `select '${kind}' as kind, id from ${table} where ${MINE}`)
const REACHED = `greatest(
  (select coalesce(max(version), 0) from change where ${MINE}), (select coalesce(max(version), 0) from tombstone where ${MINE}),
  ${entities.map(({ table }) => `(select coalesce(max(version), 0) from ${table} where ${MINE})`).join(', ')})`

/** Rows whose owner is gone, as sets, which take as long as there are rows; the database forbids them, until its constraints were off for a while. */
const orphans = (fault: Fault, table: string, parent: string, column: string, parentColumn = 'id'): Check => ({
  fault,
  find: `select '${table}' as kind, id, '' as detail from (
      select ${column} as id from ${table} where ${MINE} except select ${parentColumn} from ${parent} where ${MINE}) lost limit ${MOST_AT_ONCE}`,
  mend: `delete from ${table} where ${MINE} and ${column} = $1::uuid`,
})

const CHECKS: readonly Check[] = [
  {
    fault: 'version-behind',
    find: `select 'user_head' as kind, user_id as id, (reached - version)::text as detail
      from (select user_id, version, ${REACHED} as reached from user_head where ${MINE}) h where reached > version`,
    mend: `update user_head set version = ${REACHED} where user_id = $1::uuid`,
  },
  {
    fault: 'deletion-of-row',
    find: `select kind, id, '' as detail from (
        select kind, id from tombstone where ${MINE} intersect (${ROWS.join(' union all ')})) still limit ${MOST_AT_ONCE}`,
    mend: `delete from tombstone where ${MINE} and id = $1::uuid`,
  },
  {
    fault: 'number-gap',
    find: `select 'documentCounter' as kind, c.id, (c.current_number - c.first_number + 1 - held.n - skipped.n)::text as detail
      from document_counter c
      cross join lateral (select count(distinct d.sequence) as n from document d
        where d.user_id = c.user_id and d.counter_id = c.id::text and d.sequence between c.first_number and c.current_number) held
      cross join lateral (select coalesce(sum((s->>'last')::bigint - (s->>'first')::bigint + 1), 0) as n
        from jsonb_array_elements(c.skipped) s) skipped
      where c.${MINE} and c.current_number - c.first_number + 1 > held.n + skipped.n limit ${MOST_AT_ONCE}`,
  },
  {
    fault: 'number-twice',
    find: `select 'document' as kind, (array_agg(id order by id))[2] as id, document_number as detail from document
      where ${MINE} and sequence is not null group by counter_id, sequence, document_number having count(*) > 1 limit ${MOST_AT_ONCE}`,
  },
  orphans('mirror-of-no-store', 'store_product', 'store', 'store_id'),
  orphans('access-of-no-store', 'store_access', 'store', 'store_id'),
  orphans('notice-of-no-store', 'store_notice', 'store', 'store_id'),
  orphans('draft-of-no-change-set', 'change_set_row', 'change_set_draft', 'change_set_id', 'change_set_id'),
  orphans('kept-of-no-change-set', 'change_set_kept', 'change_set', 'change_set_id'),
  {
    fault: 'unanswered-key',
    find: `select 'idempotency_key' as kind, key as id, '' as detail from idempotency_key
      where ${MINE} and status is null and created_at < now() - interval '1 hour' limit ${MOST_AT_ONCE}`,
    mend: `delete from idempotency_key where ${MINE} and key = $1`,
  },
]
