import type { PaletteItem, PaletteSource } from './palette-state.ts'

/** The matches of one source under its heading. */
export interface PaletteGroup {
  readonly value: string
  readonly items: readonly PaletteItem[]
}

/** Asks every source at once. A source that fails is named, and the others still answer. */
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
  return {
    groups: answers.flatMap(({ source, items }) =>
      items && items.length > 0 ? [{ value: source.heading(), items }] : [],
    ),
    failed: answers.flatMap(({ source, items }) => (items ? [] : [source.heading()])),
  }
}

/** Items with a word for each that was typed, beginning so, best first: the label's start, a later word of it, another word. */
export function matchItems(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const typed = wordsOf(query)
  const ranked = items.flatMap((item, index) => {
    const words = wordsOf(item.label)
    const has = (all: readonly string[]) => typed.every((part) => all.some((word) => word.startsWith(part)))
    if (has(words)) return [{ item, index, rank: typed[0] !== undefined && words[0]?.startsWith(typed[0]) ? 0 : 1 }]
    return has([...words, ...wordsOf(item.words ?? '')]) ? [{ item, index, rank: 2 }] : []
  })
  return ranked.sort((a, b) => a.rank - b.rank || a.index - b.index).map(({ item }) => item)
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
