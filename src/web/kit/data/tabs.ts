import type { WakeUp } from './wake-up.ts'
import type { Channel, Environment } from './environment.ts'
import type { SyncReport } from './status.ts'
import type { SyncHost } from './sync.ts'

/** After a failure to lead, such as code that could not be loaded. */
const LEAD_AGAIN_MS = 30_000

/** Messages between the tabs of a browser profile. They only wake: what holds stands on the disk. */
type TabMessage =
  | { readonly type: 'changed' | 'wake' | 'hello' | 'gone' }
  | { readonly type: 'report'; readonly report: SyncReport }

/** What a tab does for the others, and when it hears from them. */
export interface TabWork {
  readonly copyId: string
  readonly environment: Environment
  readonly wakeUp: WakeUp
  readonly stop: AbortSignal
  readonly host: SyncHost
  /** What is known here of the server. */
  readonly report: () => SyncReport
  /** The leading tab told what it knows of the server. */
  readonly reported: (report: SyncReport) => void
  /** The copy was wiped. */
  readonly gone: () => void
  readonly fail: (error: unknown) => void
}

/** The tabs of a browser profile that show the same copy: one of them leads, which is to say that it syncs. */
export class Tabs {
  readonly #work: TabWork
  readonly #channel: Channel
  #isLeader = false

  constructor(work: TabWork) {
    this.#work = work
    this.#channel = work.environment.channel(`pricewright-${work.copyId}`)
  }

  /** Joins the others, and leads as soon as nobody else does. */
  join(): void {
    const { environment, stop } = this.#work
    this.#channel.listen((message) => this.#hear(message as TabMessage))
    this.#post({ type: 'hello' })
    const stopWaking = environment.onWake(() => {
      this.retry()
      // A tab that slept may have missed what the others told.
      this.#refresh()
    })
    stop.addEventListener('abort', stopWaking)
    void this.#lead()
  }

  /** The disk holds something new. */
  announce(): void {
    this.#post({ type: 'changed' })
  }

  /** What the leading tab knows of the server. */
  tell(report: SyncReport): void {
    this.#post({ type: 'report', report })
  }

  /** The copy is about to be wiped. */
  dismiss(): void {
    this.#post({ type: 'gone' })
  }

  /** Has the leading tab ask the server anew at once. */
  retry(): void {
    if (this.#isLeader) this.#work.wakeUp.ring('retry')
    else this.#post({ type: 'wake' })
  }

  close(): void {
    this.#channel.close()
  }

  async #lead(): Promise<void> {
    const { environment, copyId, stop, host, fail } = this.#work
    const loading = import('./sync.ts')
    try {
      await environment.holdLock(`pricewright-sync-${copyId}`, stop, async () => {
        const { leadSync } = await loading
        this.#isLeader = true
        await host.refresh()
        // The tab that led before may have ended between writing and telling.
        this.#post({ type: 'changed' })
        await leadSync(host, stop)
      })
    } catch (error) {
      if (stop.aborted) return
      this.#isLeader = false
      fail(error)
      environment.after(LEAD_AGAIN_MS, () => void this.#lead())
    }
  }

  #hear(message: TabMessage): void {
    const { wakeUp, gone, reported, report } = this.#work
    if (message.type === 'gone') return gone()
    if (this.#work.stop.aborted) return undefined
    if (message.type === 'report') return reported(message.report)
    if (message.type === 'changed') {
      this.#refresh()
      return wakeUp.ring('work')
    }
    if (!this.#isLeader) return undefined
    return message.type === 'wake' ? wakeUp.ring('retry') : this.tell(report())
  }

  #refresh(): void {
    this.#work.host.refresh().catch((error: unknown) => this.#work.fail(error))
  }

  #post(message: TabMessage): void {
    if (!this.#work.stop.aborted) this.#channel.post(message)
  }
}
