import { randomUUID } from 'node:crypto'
import { document } from '#contract/entities/document.ts'
import { type AnyPatch, emptyRow, general } from '#contract/entity.ts'
import { contextOf } from '#contract/plan-changes.ts'
import { invalid } from '#contract/refusal.ts'
import { fromRest, namedIn, type RestObject } from '#contract/rest-codec.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { RatesOf } from '../kit/write/batched-writes.ts'
import { openWrite, readsOf } from '../kit/write/write.ts'
import { lineCompletion } from './complete-lines.ts'

const entity = general(document)

/** The fields of a new document by the body of its call, with its lines filled in; nothing is stored. Throws `Refusal`. */
export async function draftedDocument(
  tx: Queryable,
  body: RestObject,
  ratesOf: RatesOf,
): Promise<{ readonly id: string; readonly patch: AnyPatch }> {
  const [id, now] = [randomUUID(), Date.now()]
  const given = namedIn(entity, body)
  const open = await openWrite(tx, readsOf([{ op: 'put', kind: entity.kind, id, data: given }], new Set([id])))
  const start = emptyRow(entity, id, now, { ...contextOf(entity, open.cache, undefined), given })
  const { patch, issues } = fromRest(entity, body, start)
  if (issues.length > 0) throw invalid(issues)
  const completed = await lineCompletion(ratesOf)(open, { body, before: undefined, start, data: patch, now })
  return { id, patch: { ...patch, ...completed } }
}
