/** How many questions are remembered of one owner: more than a page asks. */
const MOST = 48

/**
 * Remembers something for each question about an owner, such as rates: as long as the owner lives, and no more than the latest questions.
 * The question is all that the answer depends on beside the owner.
 */
export class KeptBy<Kept extends object> {
  readonly #make: () => Kept
  readonly #owners = new WeakMap<object, Map<string, Kept>>()

  constructor(make: () => Kept) {
    this.#make = make
  }

  of(owner: object, question: unknown): Kept {
    const known = this.#owners.get(owner) ?? new Map<string, Kept>()
    this.#owners.set(owner, known)
    const key = JSON.stringify(question)
    const kept = known.get(key) ?? this.#make()
    // The latest stand last.
    known.delete(key)
    known.set(key, kept)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    return kept
  }
}
