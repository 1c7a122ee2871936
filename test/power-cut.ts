import type { Queryable } from '#server/kit/database/database.ts'
import type { UserData } from '#server/kit/user-data.ts'

/** The power went: work ends where it is, and what it would have done next has not happened. */
export class PowerCut extends Error {}

/** Cuts the power of work at one of its steps: before and after each call of a store, each statement, and before each commit. */
export interface Fuse {
  /** Lets so many steps pass, then cuts; undefined cuts nothing. */
  arm(steps: number | undefined): void
  /** Passes a step; throws `PowerCut` from the cut on, until it is armed anew. */
  step(): void
}

/** Makes a fuse that cuts nothing. */
export function createFuse(): Fuse {
  let left: number | undefined
  return {
    arm: (steps) => {
      left = steps
    },
    step: () => {
      if (left === undefined) return
      if (left <= 0) throw new PowerCut('the power went')
      left -= 1
    },
  }
}

/** The rows of users, as work reaches them whose power may be cut. */
export function cutData(data: UserData, fuse: Fuse): UserData {
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    fuse.step()
    const answer = await work()
    fuse.step()
    return answer
  }
  return {
    ...data,
    read: (...asked) => around(() => data.read(...asked)),
    alone(caller) {
      const own = data.alone(caller)
      const query: Queryable['query'] = (statement) => around(() => own.query(statement))
      const batch: Queryable['batch'] = (statements) => around(() => own.batch(statements))
      return { query, batch, last: batch }
    },
    transact: (caller, body, options) =>
      around(() =>
        data.transact(
          caller,
          async (tx) => {
            const answer = await body(tx)
            fuse.step()
            return answer
          },
          options,
        ),
      ),
  }
}
