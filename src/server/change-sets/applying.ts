import { Refusal } from '#contract/refusal.ts'
import { changeSetMessages } from './change-set-messages.ts'
import type { Progress } from './progress.ts'

interface Run {
  /** As far as it has come; undefined before its first row. */
  state: { readonly doing: string; readonly total: number; readonly done: number } | undefined
  readonly followers: Set<Progress>
  /** The sessions and tokens that were let in to begin or follow it. */
  readonly by: Set<string>
  readonly stopping: AbortController
  readonly result: Promise<unknown>
}

/** The change sets that are being applied. One goes on when its caller leaves; whoever asks for the same one follows it. */
export class Applying {
  readonly #runs = new Map<string, Run>()

  /** Does the work, or follows the same one that is under way, to its result. `by` was let in. */
  follow(
    { key, by }: { readonly key: string; readonly by: string },
    progress: Progress,
    work: (progress: Progress) => Promise<unknown>,
  ): Promise<unknown> {
    const run = this.#runs.get(key) ?? this.#begin(key, work)
    run.followers.add(progress)
    run.by.add(by)
    if (run.state) progress.start(run.state.doing, run.state.total, run.state.done)
    return run.result
  }

  /** Whether it is under way. */
  has(key: string): boolean {
    return this.#runs.has(key)
  }

  /** Whether it is under way, and was begun or is followed by the same session or token. */
  isOf(key: string, by: string): boolean {
    return this.#runs.get(key)?.by.has(by) === true
  }

  /** Calls it off where it can still be, and waits until it has ended; nothing else ends it early. */
  async stop(key: string): Promise<void> {
    const run = this.#runs.get(key)
    run?.stopping.abort(new Refusal('conflict', { message: changeSetMessages.stopped }))
    await run?.result.catch(() => undefined)
  }

  #begin(key: string, work: (progress: Progress) => Promise<unknown>): Run {
    const stopping = new AbortController()
    const followers = new Set<Progress>()
    const begin = async (): Promise<unknown> => {
      // Whoever began it follows it from its first row.
      await Promise.resolve()
      return work({
        signal: stopping.signal,
        start: (doing, total) => {
          run.state = { doing, total, done: 0 }
          for (const follower of followers) follower.start(doing, total)
        },
        advance: (by) => {
          if (run.state) run.state = { ...run.state, done: run.state.done + by }
          for (const follower of followers) follower.advance(by)
        },
      })
    }
    const run: Run = {
      state: undefined,
      followers,
      by: new Set(),
      stopping,
      result: begin().finally(() => this.#runs.delete(key)),
    }
    this.#runs.set(key, run)
    return run
  }
}
