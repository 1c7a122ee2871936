const RUNS = /[a-z0-9]+/g
/** Enough letters to find few rows. */
const MOST_THREES = 30

/**
 * The letters in threes that a row with this folded word has, as `product_candidates` takes them: a text search query in which `~` stands for the
 * user. Undefined for a word without such letters.
 */
export function lettersOf(word: string): string | undefined {
  const threes = new Set((word.match(RUNS) ?? []).flatMap(threesOf))
  return threes.size === 0 ? undefined : [...threes].slice(0, MOST_THREES).join(' & ')
}

/** One or two letters begin some three, wherever they stand. */
function threesOf(run: string): readonly string[] {
  if (run.length < 3) return [`'~${run}':*`]
  return Array.from({ length: run.length - 2 }, (_, at) => `'~${run.slice(at, at + 3)}'`)
}
