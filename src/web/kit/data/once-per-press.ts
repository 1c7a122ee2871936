/** A second press of a double click comes within so long, when what the first one made may not be shown yet. */
const PRESS_MS = 700

const underWay = new Set<string>()

/**
 * Does something that must not be done twice by one press, such as making a row: while it is under way, and as long as a double click
 * lasts, the same act is passed over and answers undefined. What failed can be tried again at once. `act` names the act and its subject.
 */
export async function oncePerPress<T>(act: string, work: () => Promise<T>): Promise<T | undefined> {
  if (underWay.has(act)) return undefined
  underWay.add(act)
  try {
    const made = await work()
    setTimeout(() => underWay.delete(act), PRESS_MS)
    return made
  } catch (error) {
    underWay.delete(act)
    throw error
  }
}
