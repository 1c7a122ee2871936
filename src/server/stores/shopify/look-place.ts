import * as z from 'zod/mini'
import { StoreFailure } from '../port.ts'

const text = z.string()

/** When a look began by the shop's own clock, in epoch milliseconds; null where it does not tell. */
const began = z.nullable(z.number())

/** Where a look goes on: in the file of a bulk operation, in pages of the whole catalogue, or in pages of what changed. */
const lookPlace = z.discriminatedUnion('at', [
  z.object({
    at: z.literal('file'),
    operation: text,
    /** The byte of the file where the next product begins. */
    from: z.number().check(z.nonnegative()),
    began,
    total: z.number(),
  }),
  z.object({ at: z.literal('all'), after: z.nullable(text), began, total: z.number() }),
  z.object({
    at: z.literal('changes'),
    after: z.nullable(text),
    /** Changes from then on, in epoch milliseconds; null for all. It must not move while pages are read. */
    since: z.nullable(z.number()),
    /** Of these pages; null before the first. */
    began,
  }),
])
export type LookPlace = z.infer<typeof lookPlace>
export type PlaceIn<At extends LookPlace['at']> = Extract<LookPlace, { readonly at: At }>

/** The place in a cursor of an earlier page; throws `StoreFailure` for a text that is none. */
export function placeOf(cursor: string): LookPlace {
  const parsed = lookPlace.safeParse(jsonOf(cursor))
  if (!parsed.success) throw new StoreFailure('broken', 'the cursor is none of this store')
  return parsed.data
}

/** The cursor of a place. */
export const cursorOf = (place: LookPlace): string => JSON.stringify(place)

/** The search of a shop finds a change some time after it happened: so much is looked through again. */
const OVERLAP_MS = 2 * 60_000

/** Where the next look for changes begins, after one that began then; without a time it looks through everything again. */
export function changesAfter(beganAt: number | null): PlaceIn<'changes'> {
  return { at: 'changes', after: null, since: beganAt === null ? null : beganAt - OVERLAP_MS, began: null }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
