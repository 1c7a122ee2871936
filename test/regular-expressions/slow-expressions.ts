import { readFileSync, writeFileSync } from 'node:fs'
import { checkSync } from 'recheck/lib/browser.js'
import type { Expression } from './expressions-of.ts'

/** Long enough for every expression on a busy machine: what is not decided by then counts as slow. */
const LONGEST_MS = 60_000
/** Some are tried at random, each time in the same way. */
const RANDOM_SEED = 0

/** Whether the time of an expression can grow faster than the text it reads; undefined where it cannot. */
export function slowness({ source, flags }: Pick<Expression, 'source' | 'flags'>): string | undefined {
  const found = checkSync(source, flags, { timeout: LONGEST_MS, randomSeed: RANDOM_SEED })
  if (found.status === 'safe') return undefined
  return found.status === 'unknown' ? 'cannot be told' : found.complexity.summary
}

/** The slow ones among these. Those that were found good are remembered in a file, so that only new ones take time. */
export function slowOnes(expressions: readonly Expression[], memory: string, version: string): readonly string[] {
  const keyOf = ({ source, flags }: Expression): string => `${version} ${flags} ${source}`
  const known = new Set(remembered(memory))
  const slow: string[] = []
  const good = new Set<string>()
  for (const expression of expressions) {
    const key = keyOf(expression)
    const found = known.has(key) || good.has(key) ? undefined : slowness(expression)
    if (found === undefined) good.add(key)
    else slow.push(`${expression.place} /${expression.source}/${expression.flags} is slow: ${found}`)
  }
  const isChanged = good.size !== known.size || [...good].some((key) => !known.has(key))
  if (isChanged) writeFileSync(memory, `${JSON.stringify([...good].toSorted(), undefined, 2)}\n`)
  return slow
}

function remembered(memory: string): readonly string[] {
  try {
    return JSON.parse(readFileSync(memory, 'utf8')) as readonly string[]
  } catch {
    return []
  }
}
