import { setImmediate } from 'node:timers/promises'

/** So long does work keep the main thread to itself, in ms. */
const SLICE_MS = 4

/** Cuts long work of the main thread in slices: call the answered function between two steps, and what waits has its turn (OPS-06). */
export function inSlices(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await setImmediate()
    since = performance.now()
  }
}

/** Maps many things without keeping the main thread to itself. */
export async function mapInSlices<From, To>(things: readonly From[], map: (thing: From) => To): Promise<To[]> {
  const giveWay = inSlices()
  const made: To[] = []
  for (const thing of things) {
    made.push(map(thing))
    await giveWay()
  }
  return made
}
