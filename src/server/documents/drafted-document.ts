import { randomUUID } from 'node:crypto'
import { document } from '#contract/entities/document.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { type AnyPatch, emptyRow, general } from '#contract/entity.ts'
import { contextOf } from '#contract/plan-changes.ts'
import { invalid } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import { fromRest, namedIn, type RestObject } from '#contract/rest-codec.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { RatesOf } from '../kit/write/batched-writes.ts'
import { readRefs } from '../kit/rows/reading.ts'
import { type OpenWrite, openWrite, readMore, readsOf } from '../kit/write/write.ts'
import { lineCompletion } from './complete-lines.ts'
import { sharedNow } from '../kit/clock.ts'

const entity = general(document)

/** The fields of a new document by the body of its call, with its lines filled in; nothing is stored. Throws `Refusal`. */
export async function draftedDocument(
  tx: Queryable,
  body: RestObject,
  ratesOf: RatesOf,
): Promise<{ readonly id: string; readonly patch: AnyPatch }> {
  const [id, now] = [randomUUID(), sharedNow()]
  const given = namedIn(entity, body)
  const open = await openWrite(tx, readsOf([{ op: 'put', kind: entity.kind, id, data: given }], new Set([id])))
  await requireThings(open, body)
  const start = emptyRow(entity, id, now, { ...contextOf(entity, open.cache, undefined), given })
  const { patch, issues } = fromRest(entity, body, start)
  if (issues.length > 0) throw invalid(issues)
  const completed = await lineCompletion(ratesOf)(open, { body, before: undefined, start, data: patch, now })
  return { id, patch: { ...patch, ...completed } }
}

/** Refuses products and services that are not there: a line of them would have neither text nor price. Throws `Refusal`. */
async function requireThings(open: OpenWrite, { items }: RestObject): Promise<void> {
  const named = (Array.isArray(items) ? (items as readonly RestObject[]) : []).flatMap((item, index) =>
    THINGS.flatMap(({ field, kind }) => {
      const id = item[field]
      return typeof id === 'string' ? [{ kind, id, field: `items.${index}.${field}` }] : []
    }),
  )
  await readMore(open, readRefs(named))
  const missing = named.filter(({ kind, id }) => !open.cache.get(kind, id))
  if (missing.length === 0) return
  throw invalid(missing.map(({ kind, id, field }) => ({ field, message: notFound(knownEntity(kind), id).message })))
}

const THINGS = [
  { field: 'productId', kind: 'product' },
  { field: 'serviceId', kind: 'service' },
] as const
