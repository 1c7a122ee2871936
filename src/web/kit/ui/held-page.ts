/** Asked before Back or Forward shows another page; a yes keeps this one. Undefined while nothing would be lost by it. */
export const heldPage: { by: (() => boolean) | undefined } = { by: undefined }

/** A page that a link leads away from is gone by then. */
const GONE_MS = 1_000

let goesAlongUntil = Number.NEGATIVE_INFINITY

/** Says of a link of the product, as it is pressed, that its address holds what was typed. */
export function takeAlong(): void {
  goesAlongUntil = performance.now() + GONE_MS
}

/** Whether what was typed goes along with such a link: the browser has nothing to ask. */
export function goesAlong(): boolean {
  return performance.now() < goesAlongUntil
}
