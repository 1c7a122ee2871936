/** How many questions are remembered of one owner, unless told otherwise: more than a page asks about one range. */
const MOST = 48
/** The same where every part of a range is a question of its own: forty years by month. */
export const MOST_BUCKETS = 480

/**
 * Remembers something for each question about an owner, such as rates: as long as the owner lives, and no more than the latest questions, `most` of them.
 * The question is all that the answer depends on beside the owner.
 */
export class KeptBy<Kept extends object, Question = unknown> {
  readonly #make: (question: Question) => Kept
  readonly #most: number
  readonly #owners = new WeakMap<object, Map<string, Kept>>()

  constructor(make: (question: Question) => Kept, most = MOST) {
    this.#make = make
    this.#most = most
  }

  /** What is remembered of a question; of one about nothing but itself without an owner. */
  of(question: Question, owner: object = this): Kept {
    const known = this.#owners.get(owner) ?? new Map<string, Kept>()
    this.#owners.set(owner, known)
    const key = JSON.stringify(question)
    const kept = known.get(key) ?? this.#make(question)
    // The latest stand last.
    known.delete(key)
    known.set(key, kept)
    const [oldest] = known.keys()
    if (known.size > this.#most && oldest !== undefined) known.delete(oldest)
    return kept
  }
}
