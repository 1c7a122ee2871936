import { entityOf } from '#contract/entities/registry.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import { inputSchema } from '#contract/rest-codec.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import { requiredReferences } from './factories.ts'

// How the generated tests make a row of any kind: from its declaration. A new entity needs a line here only where a rule of its own asks for
// more than its declared fields say.

/** What rules ask of a new row beside its title and what it belongs to. */
const ASKED: Readonly<Record<string, object>> = {
  document: { documentType: 'invoice' },
  priceList: { productIds: [] },
  priceListPrice: { price: 1 },
  scheduledPrice: { amount: 1, startsAt: '2999-01-01T00:00:00.000Z' },
}

/** Rows that rules ask a new row to name, by field; required references say so themselves. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = { scheduledPrice: { productId: 'product' } }

interface Mounted {
  readonly routes: Routes
}

/** The entity of a kind. */
export function declared(kind: string): Entity {
  const entity = entityOf(kind)
  if (!entity) throw new Error(`there is no entity ${kind}`)
  return entity
}

/** Where rows of an entity are called: `/api/customers`. Undefined where callers do not write them. */
export function placeOf(entity: Entity, { routes }: Mounted): string | undefined {
  const put = [...routes.mounted.values()].find(({ method, body }) => method === 'PUT' && body === inputSchema(entity))
  return put && `/api${put.path.slice(0, put.path.lastIndexOf('/'))}`
}

/** The same for an entity that callers write. */
export function pathOf(entity: Entity, mounted: Mounted): string {
  const place = placeOf(entity, mounted)
  if (place === undefined) throw new Error(`no call puts a ${entity.kind}`)
  return place
}

/** The least that a new row is given, beside the rows that it names. */
export function leastBody(entity: Entity): Readonly<Record<string, unknown>> {
  const title = entity.fields[entity.title]
  const isFree = title?.type === 'text' && !title.readOnly && title.names === undefined
  return { ...(isFree ? { [title.path ?? entity.title]: 'Made' } : {}), ...ASKED[entity.kind] }
}

/** The rows that a new one must name, by field: what it belongs to, what it is named after, and what rules ask for. */
function namedByNew(entity: Entity): readonly { readonly field: string; readonly target: string }[] {
  const title = fieldsOf(entity).flatMap(([field, { names }]) =>
    field === entity.title && names !== undefined ? [{ field, target: names }] : [],
  )
  const asked = Object.entries(NAMED[entity.kind] ?? {}).map(([field, target]) => ({ field, target }))
  return [...requiredReferences(entity), ...title, ...asked]
}

/** Makes the rows that a new one must name; their ids by field. */
export async function madeParents(
  entity: Entity,
  make: (kind: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const named: Record<string, string> = {}
  for (const { field, target } of namedByNew(entity)) named[field] = await make(target)
  return named
}
