import * as z from 'zod/mini'
import { type Entity, fieldsOf } from './entity.ts'

const STAMPS = ['id', 'version', 'userId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']
/** A list of all names of the largest row is shorter. */
const MOST_LETTERS = 4_000

const known = new WeakMap<Entity, ReadonlySet<string>>()

/** Every name of a REST row that `fields` may ask for: its values, dotted where they are nested, and the groups that hold them. */
export function restNames(entity: Entity): ReadonlySet<string> {
  const present = known.get(entity)
  if (present) return present
  const { alternatives = {}, shown = {}, stampNames = {} } = entity
  const paths = fieldsOf(entity).flatMap(([name, { internal, path = name, alias }]) =>
    internal ? [] : [path, ...(alias === undefined ? [] : [alias])],
  )
  const all = [...STAMPS, ...paths, ...Object.keys(alternatives), ...Object.keys(shown), ...Object.keys(stampNames)]
  const names = new Set(all.flatMap(withGroups))
  known.set(entity, names)
  return names
}

function withGroups(path: string): readonly string[] {
  const steps = path.split('.')
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}

/** The part of a row that a read asks for (API-03); absent means all of it. */
export interface PartQuery {
  readonly fields?: string | undefined
}

/** `fields` of a list or a get: names with commas between. An unknown one is refused by its name. */
export function fieldsSchema(entity: Entity): z.ZodMiniType<string> {
  return z.string().check(
    z.maxLength(MOST_LETTERS),
    z.refine((text) => unknownIn(entity, text) === undefined, {
      error: ({ input }) =>
        `must be names of the answer with commas between: there is no ${JSON.stringify(unknownIn(entity, String(input)))}`,
    }),
  )
}

function unknownIn(entity: Entity, text: string): string | undefined {
  return namesIn(text).find((name) => !restNames(entity).has(name))
}

/** The names that a text of `fields` lists. */
export function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim())
}
