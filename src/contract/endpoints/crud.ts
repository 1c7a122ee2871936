import * as z from 'zod/mini'
import { endpoint, type Endpoint } from '../endpoint.ts'
import { type Entity, fieldsOf } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { isNaming } from '../named-rows.ts'
import { inputSchema, outputSchema, type RestObject } from '../rest-codec.ts'
import { fieldsSchema, type PartQuery } from '../rest-names.ts'
import { openTo } from '../teams/reach.ts'

/** `priceLists` and `sticky_notes` as a path segment: `price-lists`, `sticky-notes`. */
export function segment(collection: string): string {
  return collection.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A whole number in a query string, within bounds. */
export function wholeNumber(min: number, max: number) {
  return z.string().check(
    z.regex(/^\d{1,9}$/, 'must be a whole number'),
    z.refine((text) => Number(text) >= min && Number(text) <= max, `must be from ${min} to ${max}`),
  )
}

/** Query names of every list, with the same meaning as on screen (API-03). */
export const listFields = {
  search: z.optional(boundedText(200)),
  page: z.optional(wholeNumber(1, 1_000_000)),
  pageSize: z.optional(wholeNumber(5, 500)),
  sortDirection: z.optional(z.enum(['asc', 'desc'])),
  /** `true` also counts the rows, which is slow on large lists. */
  total: z.optional(z.enum(['true', 'false'])),
}

const idParams = z.strictObject({ id: uuid })
type IdParams = z.infer<typeof idParams>

/** The two calls that every entity has. */
export interface ReadEndpoints<Query> {
  readonly list: Endpoint<unknown, Query & PartQuery>
  readonly get: Endpoint<IdParams, PartQuery>
}

/** The six calls of an entity that callers write. */
export interface CrudEndpoints<Query> extends ReadEndpoints<Query> {
  readonly create: Endpoint<unknown, unknown, RestObject>
  readonly put: Endpoint<IdParams, unknown, RestObject>
  readonly patch: Endpoint<IdParams, unknown, RestObject>
  readonly remove: Endpoint<IdParams>
}

/** The path and id of an entity's calls: its collection, unless the specification has another name. */
function placeOf({ collection }: Entity, name = collection) {
  return { path: `/${segment(name)}`, id: (act: string): string => `${name}.${act}` }
}

const PARTS = '`fields` answers these names alone, and the id: `fields=name,costBreakdown.baseCost`.'

/** Declares how an entity is read; `query` is the query of its list. Enough for an entity that only the server writes. */
export function readEndpoints<Query>(entity: Entity, query: z.ZodMiniType<Query>, name?: string): ReadEndpoints<Query> {
  const { path, id } = placeOf(entity, name)
  const { one, many } = entity.label
  const output = outputSchema(entity)
  const page = z.object({ items: z.array(output), more: z.boolean(), total: z.optional(z.int()) })
  const members = openTo(entity.kind, 'read')
  const part = { fields: z.optional(fieldsSchema(entity)) }
  return {
    list: endpoint({
      id: id('list'),
      method: 'GET',
      path,
      summary: `List ${many.toLowerCase()}`,
      description: PARTS,
      access: 'user',
      scope: 'read',
      members,
      query: z.extend(query as unknown as z.ZodMiniObject, part) as unknown as z.ZodMiniType<Query & PartQuery>,
      output: page,
      isTagged: true,
      errors: ['list-too-large'],
    }),
    get: endpoint({
      id: id('get'),
      method: 'GET',
      path: `${path}/:id`,
      summary: `Read one ${one.toLowerCase()}`,
      description: PARTS,
      access: 'user',
      scope: 'read',
      members,
      params: idParams,
      query: z.strictObject(part),
      output,
      isTagged: true,
      errors: ['no-such-row'],
    }),
  }
}

/**
 * Declares the calls of an entity from its fields; `query` is the query of its list, `name` replaces the collection in path and ids.
 */
export function crudEndpoints<Query>(entity: Entity, query: z.ZodMiniType<Query>, name?: string): CrudEndpoints<Query> {
  const { path, id } = placeOf(entity, name)
  const { one } = entity.label
  const body = inputSchema(entity)
  const output = outputSchema(entity)
  const write = { access: 'user', scope: 'write', idempotent: true, members: openTo(entity.kind, 'write') } as const
  // Its rows may name rows that do not exist.
  const errors = namesRows(entity) ? (['reference-unknown'] as const) : []
  const named = { ...write, path: `${path}/:id`, params: idParams }
  return {
    ...readEndpoints(entity, query, name),
    create: endpoint({
      ...write,
      id: id('create'),
      method: 'POST',
      path,
      summary: `Create a ${one.toLowerCase()}; the id may be given`,
      body: withId(body),
      output,
      errors,
      answers: [200, 201],
    }),
    put: endpoint({
      ...named,
      id: id('put'),
      method: 'PUT',
      summary: `Create or change the ${one.toLowerCase()} of this id`,
      body,
      output,
      errors,
      answers: [200, 201],
    }),
    patch: endpoint({
      ...named,
      id: id('patch'),
      method: 'PATCH',
      summary: entity.patchCreates
        ? `Change a ${one.toLowerCase()}; one of an unknown id is created`
        : `Change a ${one.toLowerCase()}`,
      body,
      output,
      ...(entity.patchCreates
        ? { errors, answers: [200, 201] }
        : { errors: ['no-such-row', 'row-deleted', ...errors] }),
    }),
    remove: endpoint({
      ...named,
      id: id('delete'),
      method: 'DELETE',
      summary: `Delete a ${one.toLowerCase()}`,
      errors: ['no-such-row'],
    }),
  }
}

function namesRows(entity: Entity): boolean {
  return fieldsOf(entity).some(([, field]) => !field.readOnly && (field.target !== undefined || isNaming(field)))
}

function withId(body: z.ZodMiniType<RestObject>): z.ZodMiniType<RestObject> {
  return z.extend(body as z.ZodMiniObject, { id: z.optional(uuid) })
}
