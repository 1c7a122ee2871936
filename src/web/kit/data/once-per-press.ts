/** A second press of a double click comes within so long, when what the first one made may not be shown yet. */
const PRESS_MS = 700

const PAGE = {}
const underWay = new WeakMap<object, Set<string>>()

/**
 * Does something that must not be done twice by one press, such as making a row: while it is under way, and as long as a double click
 * lasts, the same act is passed over and answers undefined. What failed can be tried again at once. `act` names the act and its subject,
 * `of` whose it is: what two local copies do is two acts.
 */
export async function oncePerPress<T>(act: string, work: () => Promise<T>, of: object = PAGE): Promise<T | undefined> {
  const acts = underWay.get(of) ?? new Set()
  underWay.set(of, acts)
  if (acts.has(act)) return undefined
  acts.add(act)
  try {
    const made = await work()
    setTimeout(() => acts.delete(act), PRESS_MS)
    return made
  } catch (error) {
    acts.delete(act)
    throw error
  }
}
