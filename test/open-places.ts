import fc from 'fast-check'
import type * as z from 'zod/mini'
import { acceptedValue, type KnownIds } from './schema-values.ts'
import { SEED } from './seed.ts'
import { changed, type Path, placesOf, valueAt } from './value-places.ts'

/** What JSON can say and no database keeps, as its text. */
export const UNKEEPABLE = ['"\\ud800"', '{"\\udc00":1}', '"a\\u0000"', '1e400', '[[-1e999]]']

const SAMPLES = 6
const PLACE = 'the place'

/**
 * The JSON of values that a schema accepts, each with something that cannot be kept where the schema lets anything pass: a name that it
 * does not know, with any value.
 */
export function unkeepableTexts(schema: z.ZodMiniType, ids: KnownIds): string[] {
  const found = new Map<string, unknown>()
  for (const value of fc.sample(acceptedValue(schema, ids), { seed: SEED, numRuns: SAMPLES })) {
    for (const place of openPlaces(schema, value)) {
      found.set(shapeOf(place), changed(value, [...place, 'any'], [PLACE]))
    }
  }
  return [...found.values()].flatMap((value) =>
    UNKEEPABLE.map((text) => JSON.stringify(value).replace(JSON.stringify(PLACE), text)),
  )
}

function openPlaces(schema: z.ZodMiniType, value: unknown): Path[] {
  return placesOf(value).filter((place) => {
    const inner = valueAt(value, place)
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return false
    return schema.safeParse(changed(value, [...place, 'any'], ['x', { deep: 1 }])).success
  })
}

/** A place, whichever entry of a list it goes through. */
function shapeOf(place: Path): string {
  return place.map((step) => (/^\d+$/.test(String(step)) ? 'n' : step)).join('.')
}
