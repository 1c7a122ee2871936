import { same } from './same.ts'

type Parts = Readonly<Record<string, unknown>>

/** How a structured value falls into parts that are changed one by one. */
export interface FieldParts<T> {
  split(value: T): Parts
  /** Undefined for parts that do not go together. */
  join(parts: Parts): T | undefined
}

/** The parts of two values, each as chosen; one that is undefined is left out. */
export function chosenParts(own: Parts, other: Parts, choose: (name: string) => unknown): Parts {
  const names = [...new Set([...Object.keys(other), ...Object.keys(own)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = choose(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A value that was changed here and elsewhere since it was the same, part by part; where both changed one, that of here stands. */
export function mergedParts(base: Parts, mine: Parts, theirs: Parts): Parts {
  return chosenParts(mine, theirs, (name) => (isSamePart(base[name], mine[name]) ? theirs[name] : mine[name]))
}

/** A part that is not there is none. */
export function isSamePart(one: unknown, other: unknown): boolean {
  return same(one ?? null, other ?? null)
}
