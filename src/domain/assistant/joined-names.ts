import type { Piece } from './pieces.ts'

/** Words that may stand within a name: `Savon de Marseille`, `Hearth & Home`. */
const WITHIN = new Set('de du des d del la le l en a au aux of & y et and und'.split(' '))
const MOST_WITHIN = 2

/** The pieces with names that follow each other made one, also across words that stand within names. */
export function joinedNames(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = []
  let between: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const follows = last?.kind === 'name'
    if (follows && piece.kind === 'name') {
      joined[joined.length - 1] = joinedName([last, ...between, piece])
      between = []
    } else if (follows && between.length < MOST_WITHIN && isWithin(piece)) between.push(piece)
    else {
      joined.push(...between, piece)
      between = []
    }
  }
  return [...joined, ...between]
}

function isWithin({ kind, words }: Piece): boolean {
  return kind !== 'figure' && words.every((word) => WITHIN.has(word))
}

function joinedName(parts: readonly Piece[]): Piece {
  return {
    kind: 'name',
    words: parts.flatMap(({ words }) => words),
    raw: parts.map(({ raw }) => raw).join(' '),
  }
}
