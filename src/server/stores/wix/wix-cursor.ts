import * as z from 'zod/mini'
import { jsonOf } from './wix-http.ts'

/** Clocks may differ, and Wix may tell a change late: each look for changes begins so much before the end of the last one. */
const OVERLAP_MS = 5 * 60_000

const cursorSchema = z.object({
  /** Which catalogue it is of. */
  catalogue: z.enum(['v1', 'v3']),
  /** The whole catalogue, or what changed since. */
  kind: z.enum(['all', 'new']),
  /** V1: when the look before began, in epoch milliseconds by the clock of Wix. */
  since: z.number(),
  /** When this look began; 0 before its first page. */
  begun: z.number(),
  /** V1: what numbers go on after, and whether stock alone is still to be looked at. V3: the cursor of Wix. */
  at: z.string().check(z.maxLength(20_000)),
  part: z.enum(['products', 'stock']),
  /** Products told so far, and how many there are; -1 where that is not known. */
  told: z.number(),
  total: z.number(),
})

/** Where a look goes on. */
export type WixCursor = z.infer<typeof cursorSchema>

/** The beginning of a look at the whole catalogue. */
function wholeLook(catalogue: WixCursor['catalogue']): WixCursor {
  return { catalogue, kind: 'all', since: 0, begun: 0, at: '', part: 'products', told: 0, total: -1 }
}

/** The beginning of the look for changes that follows one. */
export function nextLook({ catalogue, begun }: WixCursor): WixCursor {
  return { ...wholeLook(catalogue), kind: 'new', since: Math.max(0, begun - OVERLAP_MS) }
}

/** A cursor of this catalogue; what is no such thing begins with the whole catalogue. */
export function cursorOf(text: string | null, catalogue: WixCursor['catalogue']): WixCursor {
  const read = cursorSchema.safeParse(jsonOf(text ?? ''))
  return read.success && read.data.catalogue === catalogue ? read.data : wholeLook(catalogue)
}
