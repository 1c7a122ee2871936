import { entities } from '#contract/entities/registry.ts'
import { draftKeys } from '#web/kit/data/draft-keys.ts'
import type { Store } from '#web/kit/data/store.ts'
import { whereAllowed } from '#web/kit/load/where-allowed.ts'
import { waitingFilesOf } from '#web/kit/upload/waiting-files.ts'

/** Something that takes room on this device; bytes are those of its content, about what the browser stores for it. */
export interface Used {
  readonly count: number
  readonly bytes: number
}

/** What takes the room of this device (PAGE-06). */
export interface DeviceUsage {
  /** Kinds of rows that there are any of, the largest first. */
  readonly kinds: readonly (Used & { readonly kind: string })[]
  /** Texts that were typed and not saved. */
  readonly drafts: Used
  readonly pictures: Used
  /** The product itself, so that it opens without a network; null where the browser keeps none of it. */
  readonly program: Used | null
}

/** So many rows of a kind are measured; the others are taken to be as long. */
const SAMPLE = 200
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Measures what this device keeps of a user. */
export async function deviceUsage(store: Pick<Store, 'all' | 'copyId'>): Promise<DeviceUsage> {
  const pictures = await waitingFilesOf(store.copyId).catch(() => [])
  return {
    kinds: entities
      .map(({ kind }) => ({ kind, ...usedBy(store.all(kind)) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.bytes - a.bytes),
    drafts: draftsUsed(store.copyId),
    pictures: { count: pictures.length, bytes: pictures.reduce((sum, bytes) => sum + bytes, 0) },
    program: await programUsed().catch(() => null),
  }
}

/** Rows of a kind by some of them, spread evenly: thousands would take longer than anybody looks. */
export function usedBy(rows: readonly object[]): Used {
  const sample = rows.length <= SAMPLE ? rows : Array.from({ length: SAMPLE }, (_, turn) => placed(rows, turn))
  const measured = sample.reduce((sum, row) => sum + new Blob([JSON.stringify(row)]).size, 0)
  return { count: rows.length, bytes: sample.length === 0 ? 0 : Math.round((measured / sample.length) * rows.length) }
}

/** Golden steps are spread evenly over any list, whatever repeats in it. */
function placed(rows: readonly object[], turn: number): object {
  return rows[Math.floor(((turn * GOLDEN) % 1) * rows.length)] ?? {}
}

/** A character of local storage takes two bytes. */
function draftsUsed(copyId: string): Used {
  const keys = draftKeys(copyId)
  const characters = keys.map((key) => key.length + (whereAllowed(() => localStorage.getItem(key)?.length) ?? 0))
  return { count: keys.length, bytes: 2 * characters.reduce((sum, length) => sum + length, 0) }
}

async function programUsed(): Promise<Used | null> {
  // Without a secure context there is no cache.
  const storage: CacheStorage | undefined = globalThis.caches
  if (!storage) return null
  let used: Used = { count: 0, bytes: 0 }
  for (const name of await storage.keys()) {
    const cache = await storage.open(name)
    for (const request of await cache.keys()) {
      const bytes = (await (await cache.match(request))?.blob())?.size ?? 0
      used = { count: used.count + 1, bytes: used.bytes + bytes }
    }
  }
  return used.count === 0 ? null : used
}
