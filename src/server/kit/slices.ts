import { MainThread } from './main-thread.ts'

/** The main thread of this process. */
export const mainThread = new MainThread()

/**
 * Cuts long work of the main thread into slices: call the answered function between two steps, and waiting work gets its turn (OPS-06).
 * `key` names the owner, as in fair queues; the product's own work when left out.
 */
export function inSlices(key?: string): () => Promise<void> {
  return mainThread.inSlices(key)
}

/** Maps many things without blocking the main thread. */
export async function mapInSlices<From, To>(things: readonly From[], map: (thing: From) => To): Promise<To[]> {
  const giveWay = inSlices()
  const made: To[] = []
  for (const thing of things) {
    made.push(map(thing))
    await giveWay()
  }
  return made
}
