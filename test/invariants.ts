import { entities } from '#contract/entities/registry.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'

const LIVE = entities
  .map(({ kind, table }) => `select user_id, '${kind}' as kind, id, version from ${table}`)
  .join(' union all ')

/** What must hold between the tables whatever happened before: one statement each that finds the offenders. */
const RULES: Readonly<Record<string, string>> = {
  'versions of the history run from 1 to the counter without a gap': `
    select h.user_id, h.version, count(c.version) as entries, min(c.version) as first, max(c.version) as last
    from user_head h left join change c on c.user_id = h.user_id group by h.user_id, h.version
    having count(distinct c.version) <> h.version or count(c.version) <> h.version
      or coalesce(max(c.version), 0) <> h.version or coalesce(min(c.version), 1) <> 1`,
  'every row has the version of its newest entry in the history': `
    select r.* from (${LIVE}) r where r.version is distinct from
      (select max(version) from change c where c.user_id = r.user_id and c.kind = r.kind and c.id = r.id)`,
  'every deletion has the version of its newest entry, which ends the row': `
    select t.* from tombstone t left join change c on c.user_id = t.user_id and c.version = t.version
      and c.kind = t.kind and c.id = t.id where c.version is null or c.after is not null`,
  'no row is there and deleted at once': `
    select r.* from (${LIVE}) r join tombstone t on t.user_id = r.user_id and t.kind = r.kind and t.id = r.id`,
  'what the history ended is gone, and what it did not end is there': `
    select n.* from (select distinct on (user_id, kind, id) user_id, kind, id, after is null as ended
      from change order by user_id, kind, id, version desc) n
    left join (${LIVE}) r on r.user_id = n.user_id and r.kind = n.kind and r.id = n.id
    where n.ended <> (r.id is null)`,
  'rows have owners': `select r.* from (${LIVE}) r left join account a on a.id = r.user_id where a.id is null`,
}

/** The rules that the tables break, each with its first offender; nothing when all is well. */
export async function brokenInvariants(dataAccess: DataAccess): Promise<string[]> {
  const statements = Object.values(RULES).map((rule) => ({
    text: `select to_json(o)::text as offender from (${rule}) o limit 1`,
  }))
  const answers = await dataAccess.asSystemBatch(statements)
  return Object.keys(RULES).flatMap((name, index) => {
    const offender = answers[index]?.rows[0]?.['offender']
    return offender === undefined ? [] : [`${name}: ${String(offender)}`]
  })
}
