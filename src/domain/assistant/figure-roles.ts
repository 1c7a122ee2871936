import type { Concept } from './concepts.ts'
import type { Figure, Reading } from './reading.ts'

/** What a number of a question is of. */
export type FigureRole = 'margin' | 'markup' | 'vat' | 'discount' | 'cost' | 'price' | 'gross' | 'net'

/** A figure with its role; undefined where no word says it. */
export interface RoledFigure extends Figure {
  readonly role: FigureRole | undefined
}

const OF_PERCENT: Readonly<Partial<Record<Concept, FigureRole>>> = {
  margin: 'margin',
  markup: 'markup',
  vat: 'vat',
  discount: 'discount',
}
const OF_MONEY: Readonly<Partial<Record<Concept, FigureRole>>> = {
  cost: 'cost',
  buy: 'cost',
  price: 'price',
  sell: 'price',
  gross: 'gross',
  net: 'net',
}
/** A word before a number says what it is of sooner than one behind it. */
const BEHIND = 0.5
/** A comma or the like between word and number. */
const ACROSS = 3
const BREAKS = new Set([',', ';', ':', '?'])

interface Pair {
  readonly figure: Figure
  readonly at: number
  readonly role: FigureRole
  readonly distance: number
}

/** Gives each number the role of the nearest word that can say it; each word says the role of one number. */
export function roledFigures(reading: Reading): readonly RoledFigure[] {
  const pairs = reading.figures.flatMap((figure) => pairsOf(reading, figure)).sort((a, b) => a.distance - b.distance)
  const roles = new Map<Figure, FigureRole>()
  const used = new Set<number>()
  for (const { figure, at, role } of pairs) {
    if (roles.has(figure) || used.has(at)) continue
    roles.set(figure, role)
    used.add(at)
  }
  return reading.figures.map((figure) => ({ ...figure, role: roles.get(figure) }))
}

function pairsOf({ pieces }: Reading, figure: Figure): readonly Pair[] {
  if (figure.kind === 'points') return []
  if (figure.kind === 'plain' && pieces[figure.at + 1]?.kind === 'name') return []
  const roles = figure.kind === 'percent' ? OF_PERCENT : OF_MONEY
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'concept') return []
    const role = piece.concepts.map((concept) => roles[concept]).find((each) => each !== undefined)
    if (role === undefined) return []
    const [first, last] = at < figure.at ? [at, figure.at] : [figure.at, at]
    const breaks = pieces.slice(first + 1, last).filter(({ raw }) => BREAKS.has(raw)).length
    const distance = last - first + (at > figure.at ? BEHIND : 0) + breaks * ACROSS
    return [{ figure, at, role, distance }]
  })
}
