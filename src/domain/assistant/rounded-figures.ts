/** The digits behind the point that known figures have at most. */
const MOST_DIGITS = 9

interface Rounded<Link> {
  readonly byFigure: Map<string, Link>
  /** How many of the known figures it has taken in. */
  taken: number
}

/** Finds the known decimal that a written one is rounded from, half away from zero, without going through all of them. */
export class RoundedFigures<Link> {
  readonly #byDigits = new Map<number, Rounded<Link>>()

  /** The link of a known figure that rounds to a written one; known figures may only be added between two calls. */
  find(written: string, known: ReadonlyMap<string, Link>): { readonly link: Link } | undefined {
    const [whole = '', fraction = ''] = written.split('.')
    const digits = Math.min(fraction.length, MOST_DIGITS)
    // No known figure has so many digits, unless they are zeros.
    if (/[1-9]/.test(fraction.slice(MOST_DIGITS))) return undefined
    const { byFigure } = this.#roundedTo(digits, known)
    const key = keyOf(whole, BigInt(whole.replace('-', '') + fraction.slice(0, digits)))
    return byFigure.has(key) ? { link: byFigure.get(key) as Link } : undefined
  }

  #roundedTo(digits: number, known: ReadonlyMap<string, Link>): Rounded<Link> {
    const rounded = this.#byDigits.get(digits) ?? { byFigure: new Map<string, Link>(), taken: 0 }
    this.#byDigits.set(digits, rounded)
    if (rounded.taken === known.size) return rounded
    let at = 0
    for (const [figure, link] of known) {
      if (at++ < rounded.taken) continue
      const key = roundedKey(figure, digits)
      if (!rounded.byFigure.has(key)) rounded.byFigure.set(key, link)
    }
    rounded.taken = known.size
    return rounded
  }
}

function roundedKey(figure: string, digits: number): string {
  const [whole = '', fraction = ''] = figure.split('.')
  const kept = BigInt(whole.replace('-', '') + fraction.slice(0, digits).padEnd(digits, '0'))
  return keyOf(whole, kept + ((fraction[digits] ?? '0') >= '5' ? 1n : 0n))
}

/** Nothing has no sign. */
function keyOf(whole: string, scaled: bigint): string {
  return scaled !== 0n && whole.startsWith('-') ? `-${scaled}` : String(scaled)
}
