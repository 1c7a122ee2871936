import type { Endpoint } from '#contract/endpoint.ts'
import type { Entity } from '#contract/entity.ts'
import { keptList, type ListPlan } from '../crud/crud.ts'
import { currentUser } from '../database/data-access.ts'
import type { Result, Statement } from '../database/database.ts'
import { listText } from '../http/json-text.ts'
import type { Routes } from '../http/mount.ts'
import { textOrStream } from '../http/text-stream.ts'
import type { UserData } from '../user-data.ts'
import { columnsText, lineSql } from './pull.ts'

/** Of a kind with more rows none are told: they come with the copy. */
const MOST_BESIDE = 500

/** A list that a new device shows before its copy is here. */
interface FirstList<Query> {
  readonly endpoint: Endpoint<unknown, Query>
  readonly entity: Entity
  /** The kinds that its rows are told by, such as their categories. */
  readonly beside: readonly Entity[]
  readonly plan: (query: Query) => ListPlan
}

/** Mounts the call for the first page of a list. */
export function mountFirstPage<Query>(routes: Routes, data: UserData, list: FirstList<Query>): void {
  const { endpoint, entity, beside, plan } = list
  const shape = { columns: lineSql(entity), say: ([line]: readonly (string | null)[]) => line ?? 'null' }
  const columns = columnsText([entity, ...beside])
  const around = [OWNER, ...beside.map(rowsBeside)]
  routes.mount(endpoint, async (call) => {
    const asked = { ...plan(call.query), total: true, shape }
    const [found, [owner, ...others]] = await Promise.all([
      keptList(data, call, entity, asked),
      data.read(call.caller, around),
    ])
    const userId = String(owner?.rows[0]?.['userId'])
    const parts = [
      `{"userId":"${userId}","columns":${columns},"beside":[${others.flatMap(linesOf).join(',')}],"found":`,
      ...listText(found, asked.pageSize),
      '}',
    ]
    return textOrStream(parts, data.keyOf(call.caller))
  })
}

const OWNER: Statement = {
  name: 'first:owner',
  text: `select user_id as "userId" from user_head where user_id = ${currentUser}`,
}

function rowsBeside(entity: Entity): Statement {
  return {
    name: `first:${entity.kind}`,
    text: `select ${lineSql(entity)} as line from ${entity.table} where user_id = ${currentUser} limit ${MOST_BESIDE + 1}`,
  }
}

function linesOf({ rows }: Result): string[] {
  return rows.length > MOST_BESIDE ? [] : rows.map(({ line }) => String(line))
}
