import type { MutationBody } from '#contract/sync.ts'
import { toRest, type RestObject } from '#contract/rest-codec.ts'
import { fieldsOf } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { OutboxRecord, RefusedRecord } from './records.ts'
import type { TypedDraft } from './typed-drafts.ts'

type Waiting = Pick<OutboxRecord, 'at' | 'body' | 'label' | 'title' | 'row'>

/** What the server does not have: changes on their way, and those it refused. */
export interface Outstanding {
  readonly pending: readonly Waiting[]
  readonly refused: readonly RefusedRecord[]
}

/** A change as people read it: what was done to what, when, and the values in the form of the API. */
interface ReadableChange {
  readonly at: string
  readonly what: string
  readonly name: string
  readonly act: string
  readonly values?: unknown
  readonly refusedBecause?: string
}

const ACTS = { put: 'created', patch: 'changed', delete: 'deleted', command: 'done', revert: 'taken back' } as const

/** Outstanding changes as JSON text for a person: whose they are, each with its values in decimals and dates, and what was typed and not saved. */
export function outstandingText(
  email: string,
  { pending, refused }: Outstanding,
  typed: readonly TypedDraft[],
  now: number,
): string {
  const all: ReadableChange[] = [
    ...pending.map(readable),
    ...refused.map((each) => ({ ...readable(each), refusedBecause: each.problem.detail ?? each.problem.title })),
  ]
  const notSaved = typed.map(({ field, text, at, page }) => ({
    page,
    field: field.split('/').at(-1),
    text,
    at: iso(at),
  }))
  const said = { account: email, savedAt: iso(now), changes: all, ...(typed.length > 0 ? { typed: notSaved } : {}) }
  return JSON.stringify(said, null, 2)
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

function readable(change: Waiting): ReadableChange {
  const { at, body, label, title } = change
  return { at: iso(at), what: label, name: title, act: ACTS[body.op], ...valuesOf(change, body) }
}

function valuesOf({ row }: Waiting, body: MutationBody): { readonly values?: unknown } {
  if (body.op === 'command') return { values: body.input }
  if (body.op === 'delete' || body.op === 'revert') return {}
  if (!row) return { values: body.data }
  const entity = knownEntity(body.kind)
  const said = toRest(entity, row, '')
  const values: RestObject = {}
  for (const [name, field] of fieldsOf(entity)) {
    if (name in body.data) values[field.path ?? name] = valueAt(said, field.path ?? name)
  }
  return { values }
}

function valueAt(said: RestObject, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as RestObject | null | undefined)?.[name], said)
}
