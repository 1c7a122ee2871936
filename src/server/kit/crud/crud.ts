import { randomUUID } from 'node:crypto'
import { pageCount } from '#domain/list-query.ts'
import type { CrudEndpoints, ReadEndpoints } from '#contract/endpoints/crud.ts'
import type { Entity } from '#contract/entity.ts'
import { namesIn, type PartQuery } from '#contract/rest-names.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable, Result } from '../database/database.ts'
import { callerLeft } from '../http/caller-left.ts'
import { listAsText, listText, oneAsText } from '../http/json-text.ts'
import type { Call, Caller, Routes } from '../http/mount.ts'
import { textOrStream } from '../http/text-stream.ts'
import type { RestShape } from '../rows/rest-text.ts'
import type { Outcome, UserData } from '../user-data.ts'
import { type CompleteRow, originOf, type RowWrite } from '../write/batched-writes.ts'
import type { ListOrder } from './list-order.ts'
import { answerTagged, type Conditional, readTagged, type TaggedRead } from './tagged-read.ts'
import { openWrite, readsOf, storeChanges } from '../write/write.ts'

/** What a list reads from the database, built from its query. */
export interface ListPlan extends Omit<ListOrder, 'isStored'>, Partial<Pick<ListOrder, 'isStored'>> {
  readonly where: string
  /** See `FoundRows`. */
  readonly narrow?: string | undefined
  readonly values: readonly unknown[]
  /** Values that only `order` uses, numbered after `values`. */
  readonly orderValues?: readonly unknown[]
  readonly page: number
  readonly pageSize: number
  readonly total: boolean
  /** The names of a part of each row; absent means whole rows. */
  readonly part?: readonly string[] | undefined
  /** How a row is told instead of as REST tells it. */
  readonly shape?: RestShape | undefined
}

/** Mounts those calls of an entity that are given: all six, five without the deletion, or only the two that read. */
export function mountCrud<Query>(
  routes: Routes,
  data: UserData,
  entity: Entity,
  endpoints: ReadEndpoints<Query> | Omit<CrudEndpoints<Query>, 'remove'>,
  planList: (query: Query) => ListPlan,
  complete?: CompleteRow,
): void {
  routes.mount(endpoints.list, (call) =>
    answerList(data, call, entity, { ...planList(call.query), part: partOf(call.query) }),
  )
  routes.mount(endpoints.get, async (call) => {
    const { params, query } = call
    const read = await readTagged(data, call, () => [oneAsText(entity, params.id, partOf(query))])
    const text = textOf(read.answers)
    if (text === undefined) throw notFound(entity, params.id)
    return answerTagged(call, read, () => text)
  })
  if (!('create' in endpoints)) return
  const write = (call: Call, row: Pick<RowWrite, 'op' | 'id' | 'isFresh' | 'body'>): Promise<unknown> =>
    data.answerRow(call, { caller: call.caller, entity, complete, ...row })
  routes.mount(endpoints.create, (call) => {
    const { id, ...body } = call.body
    return write(
      call,
      typeof id === 'string' ? { op: 'put', id, body } : { op: 'put', id: randomUUID(), isFresh: true, body },
    )
  })
  // A PUT that cannot create a row needs the row to exist.
  const putting = endpoints.put.answers?.includes(201) ? 'put' : 'patch'
  routes.mount(endpoints.put, (call) => write(call, { op: putting, id: call.params.id, body: call.body }))
  routes.mount(endpoints.patch, (call) =>
    write(call, { op: entity.patchCreates ? 'put' : 'patch', id: call.params.id, body: call.body }),
  )
  if (!('remove' in endpoints)) return
  mountRemoval(routes, data, entity, (endpoints as CrudEndpoints<Query>).remove)
}

/** Answers a page of a list as JSON text, and streams a large one. A page beyond the last answers the last one (PROD-07, DOC-10). */
export async function answerList(data: UserData, call: Conditional, entity: Entity, plan: ListPlan): Promise<unknown> {
  const found = await keptPage(plan, (page) =>
    readTagged(data, call, (known) => listAsText({ entity, ...page, known }), callerLeft(call.reply)),
  )
  return answerTagged(call, found, () => textOrStream(listText(found.answers, plan.pageSize), data.keyOf(call.caller)))
}

/** The same page as rows of JSON text, with the total where the query asks for it, and never with an entity tag. */
export async function keptList(
  data: UserData,
  { caller, reply }: Pick<Call, 'caller' | 'reply'>,
  entity: Entity,
  plan: ListPlan,
): Promise<readonly Result[]> {
  const { answers } = await keptPage(plan, async (page) => ({
    answers: await data.read(caller, listAsText({ entity, ...page }), callerLeft(reply)),
  }))
  return answers
}

/** A page of a plan, as it is read. */
type PageOf = Omit<ListPlan, 'page' | 'pageSize'> & { readonly limit: number; readonly offset: number }

async function keptPage<Found extends Pick<TaggedRead, 'answers'> & Partial<TaggedRead>>(
  { page, pageSize, ...plan }: ListPlan,
  readPage: (page: PageOf) => Promise<Found>,
): Promise<Found> {
  const read = (at: number, total: boolean): Promise<Found> =>
    readPage({ ...plan, total, limit: pageSize, offset: (at - 1) * pageSize })
  const found = await read(page, plan.total)
  if (page === 1 || found.isKnown || found.answers[0]?.rows.length !== 0) return found
  // Only then are the rows counted.
  const [, count] = (plan.total ? found : await read(page, true)).answers
  return read(pageCount(Number(count?.rows[0]?.['total']), pageSize), plan.total)
}

/** Mounts only the call that deletes a row. */
export function mountRemoval(
  routes: Routes,
  data: UserData,
  entity: Entity,
  removal: CrudEndpoints<unknown>['remove'],
): void {
  routes.mount(removal, (call) => data.answer(call, (tx) => removeRow(tx, call.caller, entity, call.params.id)))
}

function partOf({ fields }: PartQuery): readonly string[] | undefined {
  return fields === undefined ? undefined : namesIn(fields)
}

function textOf(results: readonly { rows: Record<string, unknown>[] }[]): string | undefined {
  const text = results[0]?.rows[0]?.['text']
  return typeof text === 'string' ? text : undefined
}

/** Deletes one row for a call. */
export async function removeRow(tx: Queryable, caller: Caller, entity: Entity, id: string): Promise<Outcome> {
  const changes = [{ op: 'delete', kind: entity.kind, id }] as const
  const open = await openWrite(tx, readsOf(changes), { closing: () => [] })
  if (!open.cache.get(entity.kind, id)) throw notFound(entity, id)
  return { written: await storeChanges(open, changes, originOf(caller)), status: 204, body: null }
}
