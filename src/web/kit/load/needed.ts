/** A part of the product that could not be fetched: the network went away before the service worker kept a copy. Nothing else failed. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}

/** Loads a part that an action cannot do without. Rejects with `NotLoaded`, which is told as a matter of the connection. */
export async function needed<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new NotLoaded('a part of the product could not be loaded', { cause })
  }
}

/** Loads what says something in better words; undefined where it cannot be had: what was done stays done, and is told in plainer ones. */
export async function ifHere<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch {
    return undefined
  }
}
