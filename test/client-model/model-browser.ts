import { messages } from '#contract/refusal-catalogue.ts'
import type { FirstPage, Mutation, PullPage, PushInput, PushOutput } from '#contract/sync.ts'
import type { Database, Transaction } from '#web/kit/data/database.ts'
import type { Environment } from '#web/kit/data/environment.ts'
import type { IndexSpec } from '#web/kit/data/index-spec.ts'
import { createMemoryDatabase } from '#web/kit/data/memory-database.ts'
import { openStore } from '#web/kit/data/open-store.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { StoreOptions } from '#web/kit/data/store-options.ts'
import { ApiProblem, type Transport, Unreachable } from '#web/kit/data/transport.ts'
import type { VirtualClock } from './clock.ts'

/** What becomes of a request. */
export type Fate = 'delivered' | 'request-lost' | 'answer-lost' | 'doubled' | 'refused'

/** A network whose faults are chosen by the test. */
export interface Network {
  fate: () => Fate
  latencyMs: () => number
}

const STEADY: Network = { fate: () => 'delivered', latencyMs: () => 20 }

/** A server as its clients see it: the model in memory, or the real one. */
export interface ServedUser {
  readonly userId: string
  pull(since: number, paging: boolean): PullPage | Promise<PullPage>
  /** Absent: nothing can be had ahead of a pull. */
  first?: (kind: string, query: string) => FirstPage
  push(input: PushInput): PushOutput | Promise<PushOutput>
}

/** One browser profile: what its tabs share. */
export class ModelBrowser {
  readonly server: ServedUser
  readonly clock: VirtualClock
  readonly network: Network
  database: Database = cloning(createMemoryDatabase())
  schema = 'one'
  /** How far its clock is ahead. */
  clockOffMs = 0
  /** What stands between a tab's store and its transactions. */
  storage = (database: Database): Database => database
  /** Without Web Locks every tab leads. */
  hasLocks = true
  /** Whose session the browser holds. */
  sessionUserId: string
  /** What every request and every transaction fail with. */
  requestError: Error | undefined
  storageFailure: Error | undefined
  /** Mutations that are too large for any push. */
  unsendable: (mutation: Mutation) => boolean = () => false
  requests = 0
  /** Pushes in the name of another user. */
  foreignPushes = 0
  readonly warnings: string[] = []
  readonly #tabs = new Set<ModelTab>()
  readonly #waiting: { readonly tab: ModelTab; readonly take: () => void }[] = []
  #holder: ModelTab | undefined
  #random: number

  constructor(server: ServedUser, clock: VirtualClock, network: Partial<Network> = {}, seed = 1) {
    this.server = server
    this.sessionUserId = server.userId
    this.clock = clock
    this.network = { ...STEADY, ...network }
    this.#random = seed
  }

  get tabs(): readonly ModelTab[] {
    return [...this.#tabs]
  }

  /** Opens a tab and waits until its rows are there. */
  async openTab(indexes: readonly IndexSpec[] = [], told: Pick<StoreOptions, 'onLost'> = {}): Promise<ModelTab> {
    const tab = new ModelTab(this)
    this.#tabs.add(tab)
    const { userId } = this.server
    const opening = openStore({
      userId,
      schema: this.schema,
      indexes,
      database: this.storage(tab.database),
      transport: this.#transport(tab),
      environment: this.#environment(tab),
      ...told,
      onGone: () => {
        tab.isGone = true
      },
    })
    void opening.then((store) => tab.show(store))
    // The virtual clock does not wait for files.
    await Promise.all([import('#web/kit/data/sync.ts'), import('#web/kit/data/writer.ts')])
    await this.clock.advance(200)
    return tab
  }

  /** Ends every tab and opens one anew. */
  reopen(): Promise<ModelTab> {
    for (const tab of this.tabs) this.end(tab)
    return this.openTab()
  }

  /** Ends a tab, as a crash does: nothing of it runs any more. */
  end(tab: ModelTab): void {
    tab.isAlive = false
    this.#tabs.delete(tab)
    if (this.#holder !== tab) return
    this.#holder = undefined
    this.#passLock()
  }

  tell(from: ModelTab, message: unknown): void {
    const copy: unknown = structuredClone(message)
    for (const tab of this.#tabs) {
      if (tab !== from) this.clock.after(this.chance(30), () => tab.hear(copy))
    }
  }

  /** A whole number from 0 to below a limit. */
  chance(below: number): number {
    this.#random = (this.#random * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((this.#random / 2_147_483_648) * below)
  }

  #environment(tab: ModelTab): Environment {
    const { clock } = this
    return {
      now: () => clock.now() + this.clockOffMs,
      randomBytes: (count) => Uint8Array.from({ length: count }, () => this.chance(256)),
      after: (delayMs, run) => clock.after(delayMs, () => tab.isAlive && run()),
      nextFrame: (run) => void clock.after(16, () => tab.isAlive && run()),
      whenIdle: (run) => void clock.after(50, () => tab.isAlive && run()),
      beforeEdits: (run) => void clock.after(50, () => tab.isAlive && run()),
      onWake: (wake) => {
        tab.wake = wake
        return () => undefined
      },
      channel: () => ({
        post: (message) => tab.isAlive && this.tell(tab, message),
        listen: (hear) => tab.listeners.add(hear),
        close: () => tab.listeners.clear(),
      }),
      holdPage: () => () => undefined,
      holdLock: async (_name, signal, hold) => {
        if (!this.hasLocks) return hold()
        await new Promise<void>((take) => {
          this.#waiting.push({ tab, take })
          this.#passLock()
        })
        if (!signal.aborted) await hold()
        if (this.#holder === tab) this.#holder = undefined
        this.#passLock()
        return undefined
      },
      warn: (message) => this.warnings.push(message),
    }
  }

  #passLock(): void {
    if (this.#holder) return
    const next = this.#waiting.splice(0).filter(({ tab }) => tab.isAlive)
    this.#waiting.push(...next.slice(1))
    this.#holder = next[0]?.tab
    next[0]?.take()
  }

  #transport(tab: ModelTab): Transport {
    return {
      pull: (since, paging, signal) =>
        this.#request(tab, signal, async () => ({
          ...(await this.server.pull(since, paging)),
          userId: this.sessionUserId,
        })),
      first: (kind, query, signal) =>
        this.#request(tab, signal, async () => {
          if (!this.server.first) throw new Unreachable()
          return { ...this.server.first(kind, query), userId: this.sessionUserId }
        }),
      push: (input, signal) => this.#request(tab, signal, () => this.#push(copyOf(input))),
      live: (_id, signal) => this.#hang(tab, signal),
    }
  }

  async #push(input: PushInput): Promise<PushOutput> {
    if (this.sessionUserId !== this.server.userId) this.foreignPushes += 1
    if (!input.mutations.some(this.unsendable)) return this.server.push(input)
    throw new ApiProblem({ type: 'about:blank', code: 'too-large', ...messages['too-large'] }, null)
  }

  async #request<T>(tab: ModelTab, signal: AbortSignal, answer: () => Promise<T>): Promise<T> {
    const fate = this.network.fate()
    this.requests += 1
    if (this.requestError) throw this.requestError
    await this.#travel(tab)
    if (fate === 'refused') throw new Unreachable()
    if (fate === 'request-lost') return this.#hang(tab, signal)
    // The second copy arrives at some other time, perhaps after younger requests.
    if (fate === 'doubled') this.clock.after(this.chance(5_000), () => void attempt(answer))
    const result = await attempt(answer)
    if (fate === 'answer-lost') return this.#hang(tab, signal)
    await this.#travel(tab)
    if ('error' in result) throw result.error
    return result.value
  }

  #travel(tab: ModelTab): Promise<void> {
    return new Promise((resolve) => void this.clock.after(this.network.latencyMs(), () => tab.isAlive && resolve()))
  }

  #hang(tab: ModelTab, signal: AbortSignal): Promise<never> {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => tab.isAlive && reject(new Unreachable()))
    })
  }
}

/** One tab. */
export class ModelTab {
  isAlive = true
  isGone = false
  wake: () => void = () => undefined
  /** How long the tab waits to hear of the end of a write that is done already. */
  answersLate = 0
  readonly listeners = new Set<(message: unknown) => void>()
  readonly database: Database
  /** Ends the tab at so many transactions from now on, before or after the last of them. */
  crash: { transactions: number; readonly when: 'before' | 'after' } | undefined
  readonly #browser: ModelBrowser
  #store: Store | undefined

  constructor(browser: ModelBrowser) {
    this.#browser = browser
    this.database = {
      storage: 'disk',
      close: () => undefined,
      run: async (mode, stores, body) => {
        if (this.#crashes('before')) return never()
        if (this.#browser.storageFailure) throw this.#browser.storageFailure
        const result = await this.#browser.database.run(mode, stores, body)
        if (this.answersLate > 0 && mode === 'write-through') await this.#late()
        return this.#crashes('after') ? never() : result
      },
    }
  }

  get store(): Store {
    if (!this.#store) throw new Error('the tab is not open')
    return this.#store
  }

  get isOpen(): boolean {
    return this.#store !== undefined && this.isAlive
  }

  show(store: Store): void {
    this.#store = store
  }

  hear(message: unknown): void {
    if (this.isAlive) for (const listener of this.listeners) listener(message)
  }

  #late(): Promise<void> {
    return new Promise((resolve) => void this.#browser.clock.after(this.answersLate, resolve))
  }

  #crashes(when: 'before' | 'after'): boolean {
    if (!this.isAlive) return true
    if (this.crash?.when !== when) return false
    this.crash.transactions -= 1
    if (this.crash.transactions > 0) return false
    this.#browser.end(this)
    return true
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}

async function attempt<T>(run: () => Promise<T>): Promise<{ readonly value: T } | { readonly error: unknown }> {
  try {
    return { value: await run() }
  } catch (error) {
    return { error }
  }
}

function copyOf(input: PushInput): PushInput {
  return JSON.parse(JSON.stringify(input)) as PushInput
}

/** The database with values copied on their way in and out, as IndexedDB does. */
function cloning(database: Database): Database {
  const within = (tx: Transaction): Transaction => ({
    ...tx,
    get: async (store, key) => structuredClone(await tx.get(store, key)),
    all: async (store, range, limit) => structuredClone(await tx.all(store, range, limit)),
    put: (store, key, value) => tx.put(store, key, structuredClone(value)),
  })
  return { ...database, run: (mode, stores, body) => database.run(mode, stores, (tx) => body(within(tx))) }
}
