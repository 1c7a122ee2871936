interface Point {
  readonly x: number
  readonly y: number
}

const EDGE = 3

/** The path of a sparkline and its last point; the highest value touches the top. One value is a level line. */
export function sparklinePath(
  values: readonly number[],
  width: number,
  height: number,
): { readonly path: string; readonly last: Point | undefined } {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const points = values.map((value, index) => ({
    x: round(values.length === 1 ? width - EDGE : EDGE + (index / (values.length - 1)) * (width - 2 * EDGE)),
    y: round(span === 0 ? height / 2 : EDGE + (1 - (value - low) / span) * (height - 2 * EDGE)),
  }))
  const [first] = points
  const drawn = points.length === 1 && first ? [{ x: EDGE, y: first.y }, first] : points
  return {
    path: drawn.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join(''),
    last: points.at(-1),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
