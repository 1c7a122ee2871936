import type { Line } from '#domain/merge.ts'

/** The packages with one of them a place further up; the first one's price is the service's (SERV-03). */
export function movedUp<L extends Line>(lines: readonly L[], id: string): readonly L[] {
  const at = lines.findIndex((line) => line.id === id)
  const [above, line] = [lines[at - 1], lines[at]]
  return above && line ? [...lines.slice(0, at - 1), line, above, ...lines.slice(at + 1)] : lines
}
