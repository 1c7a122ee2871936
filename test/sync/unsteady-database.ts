import {
  type Database,
  DatabaseUnavailable,
  type Queryable,
  type Result,
  type Statement,
} from '#server/kit/database/database.ts'
import type { VirtualClock } from '#test/client-model/clock.ts'

const LOCKS = /\bfor update\b/

/** When the server dies: at so many transactions from now on, just before or just after the last of them is stored. */
export interface Death {
  transactions: number
  readonly when: 'before' | 'after'
}

/** Other statements in place of one; the last of them answers for it. */
export type Rewrite = (statement: Statement) => readonly Statement[]

/** How one run of a server has its database: steadily, unless told. */
export interface Unsteadiness {
  /** Lets a write be under way for so many virtual milliseconds once it has locked the counter. */
  readonly slowWrites?: { readonly clock: VirtualClock; readonly delayMs: () => number }
  /** What a broken product would send instead. */
  readonly rewrite?: Rewrite
}

/** The database as one run of the server has it: what is under way when the run ends is rolled back, as after a kill. */
export class UnsteadyDatabase {
  readonly database: Database
  death: Death | undefined
  #isAlive = true
  readonly #held = new Set<() => void>()
  readonly #rules: Unsteadiness
  /** Told when a write begins to wait. */
  readonly #onHold: () => void

  constructor(base: Database, rules: Unsteadiness, onHold: () => void) {
    this.#rules = rules
    this.#onHold = onHold
    this.database = {
      ...base,
      transaction: async (body, options) => {
        const result = await base.transaction(async (tx) => {
          const unsteady = this.#within(tx)
          const answer = await body(unsteady.queryable)
          if (!unsteady.isLast()) this.#step('before')
          return answer
        }, options)
        this.#step('after')
        return result
      },
    }
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  /** Writes that wait for the clock. */
  get held(): number {
    return this.#held.size
  }

  #hold(): Promise<void> {
    const { slowWrites } = this.#rules
    const delayMs = slowWrites?.delayMs() ?? 0
    if (!slowWrites || delayMs === 0 || !this.#isAlive) return Promise.resolve()
    return new Promise((resolve) => {
      const go = (): void => {
        if (this.#held.delete(go)) resolve()
      }
      this.#held.add(go)
      slowWrites.clock.after(delayMs, go)
      this.#onHold()
    })
  }

  #step(when: Death['when']): void {
    if (this.#isAlive && this.death?.when === when) {
      this.death.transactions -= 1
      if (this.death.transactions <= 0) this.#die()
    }
    if (!this.#isAlive) throw new DatabaseUnavailable('the server was killed')
  }

  #die(): void {
    this.#isAlive = false
    for (const go of this.#held) go()
  }

  /** The transaction as a product has it that is slow once it holds the lock, dies before the commit, or is broken. */
  #within(tx: Queryable): { readonly queryable: Queryable; readonly isLast: () => boolean } {
    const { rewrite = (statement) => [statement] } = this.#rules
    let isLast = false
    const send = async (how: 'batch' | 'last', statements: readonly Statement[]): Promise<Result[]> => {
      const groups = statements.map((statement) => rewrite(statement))
      const answers = await tx[how](groups.flat())
      if (statements.some(({ text }) => LOCKS.test(text))) await this.#hold()
      let end = 0
      return groups.map(({ length }) => answers[(end += length) - 1]!)
    }
    const queryable: Queryable = {
      batch: (statements) => send('batch', statements),
      query: async <Row>(statement: Statement) => (await send('batch', [statement]))[0] as Result<Row>,
      last: (statements) => {
        isLast = true
        this.#step('before')
        return send('last', statements)
      },
    }
    return { queryable, isLast: () => isLast }
  }
}
