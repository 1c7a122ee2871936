/** A value that holds from a moment (epoch milliseconds) until the next; null where there is none. */
export interface StepPoint {
  readonly at: number
  readonly value: number | null
}

/** Where moments and values lie in a picture. */
export interface StepScale {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
}

/** The path of a line of steps, oldest first, up to `until`; it is broken where there is no value. */
export function stepPath(points: readonly StepPoint[], until: number, { x, y }: StepScale): string {
  return points
    .map(({ at, value }, index) => {
      if (value === null) return ''
      const end = x(points[index + 1]?.at ?? until)
      const isJoined = (points[index - 1]?.value ?? null) !== null
      return isJoined ? `V${y(value)}H${end}` : `M${x(at)} ${y(value)}H${end}`
    })
    .join('')
}

/** The value at a moment; null before the first. */
export function valueAt(points: readonly StepPoint[], moment: number): number | null {
  return points.findLast(({ at }) => at <= moment)?.value ?? null
}
