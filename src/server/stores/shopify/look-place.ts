import * as z from 'zod/mini'
import { StoreFailure } from '../port.ts'

const text = z.string()

/** Where a look goes on: in the file of a bulk operation, in pages of the whole catalogue, or in pages of what changed. */
const lookPlace = z.discriminatedUnion('at', [
  z.object({
    at: z.literal('file'),
    operation: text,
    /** The byte of the file where the next product begins. */
    from: z.number().check(z.nonnegative()),
    newest: text,
    total: z.number(),
  }),
  z.object({ at: z.literal('all'), after: z.nullable(text), newest: text, total: z.number() }),
  z.object({
    at: z.literal('changes'),
    after: z.nullable(text),
    /** The time of the newest change when these pages began; empty for a catalogue that was empty. It must not move while pages are read. */
    since: text,
    /** The newest change seen since. */
    newest: text,
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

/** Where the next look for changes begins, after one that saw changes up to `newest`. */
export function changesSince(newest: string): PlaceIn<'changes'> {
  return { at: 'changes', after: null, since: newest, newest }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
