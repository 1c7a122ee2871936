import { uuidV4, uuidV7 } from '#domain/uuid.ts'
import type { Command } from '#contract/command.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { MutationBody } from '#contract/sync.ts'
import { type WakeUp, createWakeUp } from './wake-up.ts'
import { coalesced } from './coalesced.ts'
import type { Collection } from './collection.ts'
import { StorageProblem } from './database.ts'
import type { Environment } from './environment.ts'
import { FirstVisit } from './first-visit.ts'
import type { Held } from './held-copy.ts'
import type { Filter, RowPage, RowQuery } from './index-spec.ts'
import { LocalView, type Pending, recordOf, type TouchedRow } from './local-view.ts'
import { Persistence } from './persistence.ts'
import type { LocalMark, OutboxRecord, RefusedRecord } from './records.ts'
import { deviceProblem, FIRST_REPORT, isSameStatus, type SyncReport, type SyncStatus } from './status.ts'
import type { SyncHost } from './sync.ts'
import { Tabs } from './tabs.ts'
import type { NewMutation, StoreOptions } from './store-options.ts'
import type * as writer from './writer.ts'

/** Validation and rules, apart because lists are shown without them. */
export type Writer = Pick<typeof writer, 'applyMutation' | 'restoredBody'>

/** The local copy of a user's rows (SYNC-02): reads come from memory, writes show at once and are sent in order. */
export class Store {
  readonly userId: string
  readonly copyId: string
  readonly #options: StoreOptions
  readonly #environment: Environment
  readonly #persistence: Persistence
  readonly #view: LocalView
  readonly #tabs: Tabs
  readonly #stop = new AbortController()
  readonly #wakeUp: WakeUp
  readonly #listeners = new Set<() => void>()
  /** Asks the server for a page while the rows are still on their way. */
  readonly firstVisit: FirstVisit
  /** Takes over what the disk holds. */
  readonly refresh = coalesced(() => this.#read())
  #writer: Writer | undefined
  #mark: LocalMark | undefined
  #refused: readonly RefusedRecord[] = []
  #report = FIRST_REPORT
  #status: SyncStatus | undefined
  #writing = 0
  #lastAt = 0
  #isNotifying = false
  #revision = 0
  #wasEvicted = false
  #successor: Promise<Store | undefined> | undefined

  constructor(options: StoreOptions) {
    this.#options = options
    this.userId = options.userId
    this.copyId = options.copyId ?? options.userId
    this.#environment = options.environment
    this.#persistence = new Persistence(options.database)
    this.#view = new LocalView(options.indexes)
    this.#wakeUp = createWakeUp(options.environment, this.#stop.signal)
    this.firstVisit = new FirstVisit(options, {
      stop: this.#stop.signal,
      isFetched: () => this.isFetched,
      show: (rows) => this.#changed(() => this.#view.showFirst(rows)),
      join: () => this.#tabs.join(),
    })
    this.#tabs = new Tabs({
      copyId: this.copyId,
      environment: options.environment,
      wakeUp: this.#wakeUp,
      stop: this.#stop.signal,
      host: this.#host(),
      report: () => this.#report,
      reported: (report) => this.#setReport(report),
      gone: () => this.#gone(),
      fail: (error) => this.#fail(error),
    })
  }

  /** Loads the rows and starts to sync. Rejects with `StorageProblem`. */
  async open(): Promise<void> {
    const { database, environment, schema, hadCopy, refill } = this.#options
    await refill?.(database)
    const wasEmpty = await this.#persistence.prepare(schema, this.newId())
    this.#wasEvicted = wasEmpty && hadCopy === true && this.#persistence.storage === 'disk'
    await this.refresh()
    // What cannot be fetched ahead, such as on the way offline, is fetched again by the first write.
    environment.beforeEdits(() => void this.#loadWriter().catch(() => undefined))
    this.firstVisit.begin()
  }

  /** Rises with every change of rows; what was made from them at the same revision still holds. */
  get revision(): number {
    return this.#revision
  }

  /** The row as it is shown, the same object until it changes. */
  get<K extends string>(kind: K, id: string): RowOfKind<K> | undefined {
    return this.#view.get(kind, id) as RowOfKind<K> | undefined
  }

  /** Every row of a kind, in no particular order; the same array until one changes. Large kinds are better queried. */
  all<K extends string>(kind: K): readonly RowOfKind<K>[] {
    return this.#view.all(kind) as readonly RowOfKind<K>[]
  }

  /** A page of a kind that has an index. */
  query<K extends string>(kind: K, query: RowQuery): RowPage<K> {
    const { first, index } = this.#view.collection(kind)
    const { ids, total, page } = (query.isAhead && first) || index.query(query)
    const rows = ids.flatMap((id) => this.get(kind, id) ?? [])
    // What was deleted here is still counted in a page that the server found.
    return { rows, total: total - ids.length + rows.length, page }
  }

  /** The ids of all rows that a query finds, on whatever page. */
  idsOf(kind: string, query: Filter): string[] {
    return this.#view.collection(kind).index.ids(query)
  }

  /** Whether this device has got all rows at least once. */
  get isFetched(): boolean {
    return this.#report.lastSyncAt !== null || (this.#mark?.cursor ?? 0) > 0
  }

  /** How many of the rows that a query finds have each value of a filter. */
  counts(kind: string, field: string, query?: Filter): ReadonlyMap<unknown, number> {
    return this.#view.collection(kind).index.counts(field, query)
  }

  /** A new id that does not begin with the time: products are told apart by its first characters (PROD-02). */
  newRandomId(): string {
    return uuidV4(this.#environment.randomBytes(16))
  }

  /** Some indexed fields of every row of a large kind, at a fraction of what the rows cost. */
  scan(kind: string, fields: readonly string[]): Iterable<Readonly<Record<string, unknown>>> {
    return this.#view.collection(kind).scan(fields)
  }

  /** The rows of a kind by slot, for what follows each of them. */
  collection(kind: string): Pick<Collection, 'version' | 'slotCount' | 'id' | 'source' | 'value' | 'glance'> {
    return this.#view.collection(kind)
  }

  /** A new id, ordered by time. */
  newId(): string {
    return uuidV7(this.#environment.now(), this.#environment.randomBytes(16))
  }

  /**
   * Shows a change at once and resolves, once it is safe on this device, with its mutation id; where the copy was lost, that is when it
   * is made anew. Rejects with `Refusal` when the rules say no and with `StorageProblem` when the device cannot keep it.
   */
  mutate(body: NewMutation, insteadOf?: string): Promise<string> {
    return this.#settle(body, insteadOf)
  }

  /** The same, answering the rows that it changed, with what they were before. */
  async change(body: NewMutation): Promise<readonly TouchedRow[]> {
    const touched: TouchedRow[] = []
    await this.#settle(body, undefined, touched)
    return touched
  }

  async #settle(body: NewMutation, insteadOf?: string, touched?: TouchedRow[]): Promise<string> {
    const written = this.#beginWriting()
    try {
      // Nothing may be awaited before the change is shown, once the writer is there.
      const writer = this.#writer ?? (await this.#loadWriter())
      return await this.#write(writer, this.#based(body), insteadOf, touched)
    } catch (error) {
      this.#fail(error)
      throw error
    } finally {
      written()
    }
  }

  /** Runs a command here and, later, on the server. Settles as `mutate` does. */
  run<Input>(command: Pick<Command<Input>, 'name'>, input: Input): Promise<string> {
    return this.mutate({ op: 'command', name: command.name, input })
  }

  /** The changes that the server does not have yet, oldest first. */
  pending(): readonly Pending[] {
    return this.#view.pending
  }

  /** The changes that the server refused, with its reasons. */
  refused(): readonly RefusedRecord[] {
    return this.#refused
  }

  /** Makes a refused change again, with the reason that stands beside it in the history; a row that is gone comes back. */
  async restore(id: string, why?: string): Promise<void> {
    const record = this.#refused.find((each) => each.id === id)
    if (!record) return
    await this.mutate((await this.#loadWriter()).restoredBody(record, this.#view, why), id)
    await this.refresh()
  }

  /** Forgets a refused change. */
  async dismiss(id: string): Promise<void> {
    await this.#persistence.dismiss(id)
    await this.refresh()
    this.#tabs.announce()
  }

  status(): SyncStatus {
    const status = {
      ...this.#report,
      writing: this.#writing,
      pending: this.#view.pending.filter(({ place }) => place).length,
      refused: this.#refused.length,
      storage: this.#persistence.storage,
      isFetched: this.isFetched,
      wasEvicted: this.#wasEvicted,
    }
    this.#status = this.#status && isSameStatus(this.#status, status) ? this.#status : status
    return this.#status
  }

  /** Follows every change; told once per picture. Returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks the server anew at once, such as after signing in again. */
  readonly retry = (): void => this.#tabs.retry()

  /** Removes everything, here and in the other tabs (AUTH-11). */
  async wipe(): Promise<void> {
    this.#tabs.dismiss()
    this.#forget()
    try {
      await this.#persistence.wipe()
    } finally {
      this.close()
    }
  }

  /** Lets go of everything; what is on the disk stays. */
  close(): void {
    this.#stop.abort()
    this.#tabs.close()
    this.#persistence.close()
  }

  /** What this page holds, also after it has stopped; see `heldCopy`. */
  held(): Held {
    return { view: this.#view, mark: this.#knownMark(), refused: this.#refused }
  }

  /** The copy was taken away or made anew by others: this tab can only stop. */
  leave(code: 'storage-lost' | 'outdated'): void {
    if (this.#stop.signal.aborted) return
    this.#stop.abort()
    this.#persistence.close()
    // Of a lost copy another tab may still say that it was wiped on purpose.
    if (code === 'outdated') this.#tabs.close()
    this.#setReport({ problem: deviceProblem(code) })
    if (code === 'storage-lost') this.#successor = this.#options.onLost?.(this)
  }

  /** From here to the answered call, nothing says that all is saved, and the page is not left unasked. */
  #beginWriting(): () => void {
    const release = this.#environment.holdPage()
    this.#writing += 1
    this.#notify()
    return () => {
      release()
      this.#writing -= 1
      this.#notify()
    }
  }

  async #write(
    { applyMutation }: Writer,
    body: MutationBody,
    insteadOf?: string,
    touched?: TouchedRow[],
  ): Promise<string> {
    const mutation = { id: this.newId(), ...this.#instant(), body }
    const pending = this.#view.add(mutation, applyMutation, touched)
    this.#changed()
    try {
      this.#view.placed(pending.id, await this.#persistence.append(recordOf(pending), insteadOf))
    } catch (error) {
      if (error instanceof StorageProblem) this.#fail(error)
      // Shown on, it waits until a lost copy is made anew; what that one refuses stays here, to be told as missing.
      const id = await (await this.#successor?.catch(() => undefined))?.mutate(body, insteadOf)
      this.#view.drop(pending.id)
      if (id === undefined) throw error
      return id
    }
    this.#changed()
    this.#tabs.announce()
    this.#wakeUp.ring('work')
    return pending.id
  }

  /** The instant of a new change: after those before it, even where the clock was set back since; and what is known of that clock. */
  #instant(): Pick<OutboxRecord, 'at' | 'behindMs'> {
    const now = Math.floor(this.#environment.now())
    const last = this.#view.pending.at(-1)?.at ?? 0
    this.#lastAt = Math.max(now, this.#lastAt + 1, last + 1)
    const { lastSyncAt, behindMs } = this.#report
    return { at: this.#lastAt, ...(lastSyncAt === null ? {} : { behindMs: behindMs + now - this.#lastAt }) }
  }

  async #read(): Promise<void> {
    const snapshot = await this.#persistence.snapshot(this.#view.seen)
    if (snapshot.outbox.length > 0) this.#view.apply = (await this.#loadWriter()).applyMutation
    if (this.#stop.signal.aborted) return
    if (snapshot.mark.schema !== this.#options.schema) return this.leave('outdated')
    this.#view.adopt(snapshot)
    this.#mark = snapshot.mark
    this.#refused = snapshot.refused
    this.#changed()
  }

  async #loadWriter(): Promise<Writer> {
    this.#writer = await import('./writer.ts')
    this.#view.apply = this.#writer.applyMutation
    return this.#writer
  }

  #host(): SyncHost {
    return {
      userId: this.userId,
      database: this.#options.database,
      transport: this.#options.transport,
      environment: this.#environment,
      wakeUp: this.#wakeUp,
      mark: () => this.#knownMark(),
      newId: () => this.newId(),
      refresh: this.refresh,
      announce: () => this.#tabs.announce(),
      baseChunks: () => this.#view.baseChunks(),
      report: (change) => {
        if (this.#stop.signal.aborted) return
        this.#setReport(change)
        this.#tabs.tell(this.#report)
      },
    }
  }

  #knownMark(): LocalMark {
    if (!this.#mark) throw new Error('the store is not open yet')
    return this.#mark
  }

  #gone(): void {
    this.#forget()
    this.close()
    this.#options.onGone?.()
  }

  #based(body: NewMutation): MutationBody {
    if (body.op !== 'patch' || 'base' in body) return body
    return { ...body, base: this.get(body.kind, body.id)?.version ?? 0 }
  }

  #forget(): void {
    this.#stop.abort()
    this.#view.clear()
    this.#refused = []
    this.#changed()
  }

  #fail(error: unknown): void {
    if (error instanceof StorageProblem) this.#setReport({ problem: deviceProblem(error.code) })
    else this.#environment.warn('the local copy refused or failed', { error: String(error) })
    this.#changed()
  }

  #setReport(change: Partial<SyncReport>): void {
    this.#report = { ...this.#report, ...change }
    this.#view.behindMs = this.#report.behindMs
    this.#notify()
    if (this.#report.problem?.code === 'storage-lost') this.leave('storage-lost')
  }

  #changed(change?: () => void): void {
    change?.()
    this.#revision += 1
    this.#notify()
  }

  #notify(): void {
    if (this.#isNotifying) return
    this.#isNotifying = true
    this.#environment.nextFrame(() => {
      this.#isNotifying = false
      for (const listener of this.#listeners) listener()
    })
  }
}
