import { randomUUID } from 'node:crypto'
import type { CrudEndpoints, ReadEndpoints } from '#contract/endpoints/crud.ts'
import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { fromWire, namedIn, type WireObject } from '#contract/wire.ts'
import type { Queryable } from '../database/database.ts'
import { listAsText, oneAsText } from '../http/json-text.ts'
import type { Call, Caller, Routes } from '../http/mount.ts'
import type { Outcome, UserData } from '../user-data.ts'
import { invalid, notFound } from '../write/plan.ts'
import type { Origin } from '../write/storing.ts'
import { checkChanges, openWrite, readsOf, readsOfNew, storeChanges } from '../write/write.ts'

/** What a list asks of the database, from its query. */
export interface ListPlan {
  readonly where: string
  readonly values: readonly unknown[]
  readonly order: string
  readonly page: number
  readonly pageSize: number
  readonly total: boolean
}

/** Mounts the six calls of an entity, or only the two that read it; everything about them follows from its declaration. */
export function mountCrud<Query>(
  routes: Routes,
  data: UserData,
  entity: Entity,
  endpoints: ReadEndpoints<Query> | CrudEndpoints<Query>,
  planList: (query: Query) => ListPlan,
): void {
  routes.mount(endpoints.list, async ({ caller, query }) => {
    const { page, pageSize, ...plan } = planList(query)
    const list = listAsText({ entity, ...plan, limit: pageSize, offset: (page - 1) * pageSize })
    return textOf(await data.read(caller, [list]))
  })
  routes.mount(endpoints.get, async ({ caller, params }) => {
    const text = textOf(await data.read(caller, [oneAsText(entity, params.id)]))
    if (text === undefined) throw notFound(entity, params.id)
    return text
  })
  if (!('create' in endpoints)) return
  const write = (call: Call<unknown, unknown, WireObject>, target: Target): Promise<unknown> =>
    data.answer(call, (tx) => store(tx, call.caller, entity, target, call.body))
  routes.mount(endpoints.create, (call) => {
    const { id, ...body } = call.body
    return write(
      { ...call, body },
      typeof id === 'string' ? { op: 'put', id } : { op: 'put', id: randomUUID(), isFresh: true },
    )
  })
  routes.mount(endpoints.put, (call) => write(call, { op: 'put', id: call.params.id }))
  routes.mount(endpoints.patch, (call) => write(call, { op: 'patch', id: call.params.id }))
  routes.mount(endpoints.remove, (call) => data.answer(call, (tx) => remove(tx, call.caller, entity, call.params.id)))
}

function textOf(results: readonly { rows: Record<string, unknown>[] }[]): string | undefined {
  const text = results[0]?.rows[0]?.['text']
  return typeof text === 'string' ? text : undefined
}

function originOf(caller: Caller): Origin {
  return { actor: caller.name, now: Date.now(), mutationId: randomUUID() }
}

/** The row that a call writes; `isFresh` when its id was made just now. */
interface Target {
  readonly op: 'put' | 'patch'
  readonly id: string
  readonly isFresh?: boolean
}

async function store(
  tx: Queryable,
  caller: Caller,
  entity: Entity,
  { op, id, isFresh = false }: Target,
  body: WireObject,
): Promise<Outcome> {
  const { kind } = entity
  // The references it names do not depend on the stored row, so one flight reads everything.
  const named = { op, kind, id, data: namedIn(entity, body) }
  const reads = isFresh ? readsOfNew(named) : readsOf([named])
  const open = await openWrite(tx, reads, { closing: [oneAsText(entity, id)] })
  const before = open.cache.get(kind, id)
  const changes = checkChanges([{ op, kind, id, data: storedForm(entity, body, before) }])
  const written = await storeChanges(open, changes, { ...originOf(caller), isFresh })
  return { written, status: before ? 200 : 201, body: textOf(written.closing ?? []) ?? null }
}

function storedForm(entity: Entity, body: WireObject, before: AnyRow | undefined): AnyPatch {
  const { patch, issues } = fromWire(entity, body, before)
  if (issues.length > 0) throw invalid(issues)
  return patch
}

async function remove(tx: Queryable, caller: Caller, entity: Entity, id: string): Promise<Outcome> {
  const changes = [{ op: 'delete', kind: entity.kind, id }] as const
  const open = await openWrite(tx, readsOf(changes), { closing: [] })
  if (!open.cache.get(entity.kind, id)) throw notFound(entity, id)
  return { written: await storeChanges(open, changes, originOf(caller)), status: 204, body: null }
}
