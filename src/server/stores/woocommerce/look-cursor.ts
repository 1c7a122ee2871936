import * as z from 'zod/mini'

const cursorShape = z.object({
  /** Changes stamped after this moment of the shop's clock are looked for; null for the whole catalogue. */
  since: z.nullable(z.number()),
  /** Where the look stands; null before its first page. */
  spot: z.nullable(
    z.object({
      offset: z.int().check(z.minimum(0)),
      after: z.nullable(z.object({ moment: z.string(), id: z.number() })),
    }),
  ),
  /** The shop's clock and ours when the look began; the shop's is null where it told none. */
  storeBegan: z.nullable(z.number()),
  began: z.number(),
})

/** Where a look for products stands, as it is kept between calls. */
export type LookCursor = z.infer<typeof cursorShape>

/** What is stamped so shortly before a look began may be stored after it, or by a clock that is behind the one that was asked. */
const OVERLAP_MS = 60_000
/** Clocks differ by less without having been set. */
const DRIFT_MS = 5_000

/** The cursor that a text holds; undefined for one that is none, which begins anew. */
export function cursorFrom(text: string | null): LookCursor | undefined {
  if (text === null) return undefined
  try {
    return cursorShape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** From when on changes are looked for: earlier than the cursor says if the shop's clock was set back since. */
export function sinceOf({ since, began }: LookCursor, now: number, storeNow: number | undefined): number | null {
  if (since === null || storeNow === undefined) return since
  const byElapsed = storeNow - Math.max(0, now - began) - OVERLAP_MS
  return byElapsed < since - DRIFT_MS ? byElapsed : since
}

/** Where the look after this one begins. */
export function nextLook({ since, storeBegan, began }: LookCursor): LookCursor {
  return { since: storeBegan === null ? (since ?? 0) : storeBegan - OVERLAP_MS, spot: null, storeBegan: null, began }
}
