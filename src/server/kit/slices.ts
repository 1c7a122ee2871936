import { MainThread } from './main-thread.ts'

/** The one that this process has. */
export const mainThread = new MainThread()

/**
 * Cuts long work of the main thread in slices: call the answered function between two steps, and what waits has its turn (OPS-06). `key` says
 * whose work it is, as fair queues have it; the product's own when it is left out.
 */
export function inSlices(key?: string): () => Promise<void> {
  return mainThread.inSlices(key)
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
