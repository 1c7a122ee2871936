import { Refusal } from '#contract/messages.ts'

/** Lines that the press lays out within some seconds: papers of others wait for one that is being printed (OPS-06). */
export const MOST_LINES = { catalogue: 25_000, statement: 5_000 } as const

/** Refuses a paper before it is printed that would have more lines; `kind` is what a person calls it. Throws `Refusal`. */
export function requireFewLines(kind: keyof typeof MOST_LINES, lines: number, remedy: string): void {
  const most = MOST_LINES[kind]
  if (lines <= most) return
  throw new Refusal('too-large', { limit: `${most.toLocaleString('en')} lines on one ${kind} (${remedy})` })
}
