import type { PaletteItem, PaletteSource } from './palette-state.ts'

/** The matches of one source under its heading. */
export interface PaletteGroup {
  readonly value: string
  readonly items: readonly PaletteItem[]
}

/** Asks every source at once; what is called as was typed comes first. A source that fails is named, and the others still answer. */
export async function searchPalette(
  sources: readonly PaletteSource[],
  query: string,
): Promise<{ readonly groups: readonly PaletteGroup[]; readonly failed: readonly string[] }> {
  const answers = await Promise.all(
    sources.map(async (source) => {
      try {
        return { source, items: await source.search(query) }
      } catch {
        return { source, items: undefined }
      }
    }),
  )
  const typed = wordsOf(query)
  const groups = answers.flatMap(({ source, items = [] }) => {
    if (items.length === 0) return []
    const ranked = items.map((item) => ({ item, rank: rankOf(item, typed) ?? FOUND })).sort(byRank)
    return [{ value: source.heading(), items: ranked.map(({ item }) => item), rank: rankAmongAll(ranked[0]?.rank) }]
  })
  return {
    groups: groups.sort(byRank).map(({ value, items }) => ({ value, items })),
    failed: answers.flatMap(({ source, items }) => (items ? [] : [source.heading()])),
  }
}

/** How a name answers what was typed, the best first: it is that, begins so, has a later word of it, is found by another word. */
const EXACT = 0
const BEGINS = 1
const FOUND = 2
const BY_WORD = 3

const byRank = (a: { readonly rank: number }, b: { readonly rank: number }): number => a.rank - b.rank

/** Items with a word for each that was typed, beginning so, best first. */
export function matchItems(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const typed = wordsOf(query)
  return items
    .flatMap((item) => {
      const rank = rankOf(item, typed)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .sort(byRank)
    .map(({ item }) => item)
}

/** The sources stand in their order, but for a whole name that comes first and other words that come last. */
function rankAmongAll(best: number | undefined): number {
  return best === EXACT || best === BY_WORD ? best : FOUND
}

function rankOf({ label, words = '' }: PaletteItem, typed: readonly string[]): number | undefined {
  const own = wordsOf(label)
  const has = (all: readonly string[]) => typed.every((part) => all.some((word) => word.startsWith(part)))
  if (!has(own)) return has([...own, ...wordsOf(words)]) ? BY_WORD : undefined
  const [first] = typed
  if (first === undefined || !own[0]?.startsWith(first)) return FOUND
  return own.join(' ') === typed.join(' ') ? EXACT : BEGINS
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
