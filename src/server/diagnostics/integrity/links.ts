import type { Change } from '#contract/command.ts'
import { entities, knownEntity } from '#contract/entities/registry.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { columnName } from '#server/kit/rows/columns.ts'
import { askedInSteps, type Finding, type Look, MOST_AT_ONCE } from './finding.ts'

interface Link {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
}

/** Names of rows that never were: neither a row, nor anything in the history. A deleted row may stay named. */
export async function lookAtLinks(look: Look): Promise<Finding[]> {
  const links = entities.flatMap((entity) =>
    fieldsOf(entity).flatMap(([name, field]) => (field.type === 'reference' ? [{ entity, name, field }] : [])),
  )
  const answers = await askedInSteps(look, links.map(dangling))
  return links.flatMap((link, index) => (answers[index] ?? []).map(({ id }) => findingOf(link, String(id))))
}

function dangling({ entity, name, field }: Link): Statement {
  const target = knownEntity(field.target ?? '')
  const column = `r.${columnName(name)}`
  return {
    name: `scan:link:${entity.kind}:${name}`,
    // As sets, which take as long as there are rows, whatever the database expects of tables that it has not looked at yet.
    text: `with named as materialized (
        select ${column} as id from ${entity.table} r where r.user_id = ${currentUser} and ${column} is not null
        except select t.id from ${target.table} t where t.user_id = ${currentUser}
        except select c.id from change c where c.user_id = ${currentUser} and c.kind = '${target.kind}'
      )
      select r.id from ${entity.table} r where r.user_id = ${currentUser} and ${column} in (select id from named) order by r.id limit ${MOST_AT_ONCE}`,
  }
}

function findingOf({ entity: { kind }, name, field }: Link, id: string): Finding {
  const freed: Change = { op: 'patch', kind, id, data: { [name]: null } }
  // A row that is nothing without the other one goes; its deletion can be taken back.
  const change: Change = field.stored.safeParse(null).success ? freed : { op: 'delete', kind, id }
  return { fault: 'dangling-link', kind, id, detail: name, repair: { by: 'write', change } }
}

/** Exactly one business is the default one. */
export async function lookAtDefaults(tx: Queryable): Promise<Finding[]> {
  const { rows } = await tx.query<{ id: string; isDefault: boolean }>({
    name: 'scan:defaults',
    text: `select id, is_default as "isDefault" from business_profile where user_id = ${currentUser} order by created_at, id`,
  })
  const chosen = rows.filter(({ isDefault }) => isDefault)
  const [first] = chosen.length === 0 ? rows : chosen
  if (!first || chosen.length === 1) return []
  const change: Change = { op: 'patch', kind: 'businessProfile', id: first.id, data: { isDefault: true } }
  const others: readonly Change[] = chosen
    .slice(1)
    .map(({ id }) => ({ op: 'patch', kind: 'businessProfile', id, data: { isDefault: false } }))
  return (chosen.length === 0 ? [change] : others).map((each) => ({
    fault: 'default-business',
    kind: 'businessProfile',
    id: each.id,
    detail: 'isDefault',
    repair: { by: 'write', change: each },
  }))
}

/** A counter that is behind its documents would give a number out again. */
export async function lookAtCounters(tx: Queryable): Promise<Finding[]> {
  const { rows } = await tx.query<{ id: string; reached: number }>({
    name: 'scan:counters',
    text: `select c.id, max(d.sequence) as reached from document_counter c
      join document d on d.user_id = c.user_id and d.counter_id = c.id::text
      where c.user_id = ${currentUser} group by c.id, c.current_number having max(d.sequence) > c.current_number`,
  })
  return rows.map(({ id, reached }) => ({
    fault: 'number-counter',
    kind: 'documentCounter',
    id,
    detail: String(reached),
    repair: {
      by: 'write',
      change: { op: 'patch', kind: 'documentCounter', id, data: { currentNumber: reached } },
    },
  }))
}
