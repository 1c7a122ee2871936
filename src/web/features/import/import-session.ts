import type { RateSet } from '#domain/exchange-rates.ts'
import type { ImportSettings } from '#domain/import/import-settings.ts'
import type { JoinColumns } from '#domain/import/join.ts'
import type { OwnColumn } from '#domain/import/own-columns.ts'
import type { TargetId } from '#domain/import/targets.ts'
import { targetOf } from '#domain/import/targets.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import { ApiProblem, SessionExpired, Unreachable } from '#web/kit/data/transport.ts'
import type { Advance, ChangeSetApi, ChangeSetHeader } from './change-set-api.ts'
import { applyDraft, sendRows } from './draft-work.ts'
import { FileProblem } from '#web/kit/files/file-problem.ts'
import {
  canJoin,
  type ChosenJoin,
  FIRST_STATE,
  fullSettings,
  type ImportProblem,
  type ImportState,
} from './import-state.ts'
import type { LayoutWish } from '#web/kit/files/open-table.ts'
import type { ImportWorker } from './worker-client.ts'

/** What an import stands on. */
export interface ImportSurroundings {
  readonly startWorker: () => Promise<ImportWorker>
  readonly api: ChangeSetApi
  readonly newId: () => string
  readonly own: readonly OwnColumn[]
  /** The user's own currency, for files that name none. */
  readonly currency: () => string
  readonly rates: () => RateSet
  readonly isOnline: () => boolean
  readonly title: (fileName: string) => string
  /** Rows were written or taken back. */
  readonly onWritten: () => void
}

/**
 * One import from the file to the undo. It belongs to no page: it goes on while the user is elsewhere, and the screen shows its state
 * whenever it is open.
 */
export class ImportSession {
  readonly #surroundings: ImportSurroundings
  readonly #listeners = new Set<() => void>()
  #state: ImportState = FIRST_STATE
  #worker: ImportWorker | undefined
  #file: File | undefined
  #wish: LayoutWish = {}
  #stop: AbortController | undefined
  #draft: string | undefined
  #sampling = 0
  /** Rises when a file is taken or put away: what was asked before is no longer wanted. */
  #turn = 0

  constructor(surroundings: ImportSurroundings) {
    this.#surroundings = surroundings
  }

  /** The same object until something changes. */
  readonly state = (): ImportState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Opens a file, in place of any other. */
  async takeFile(file: File): Promise<void> {
    this.restart()
    const turn = this.#turn
    this.#file = file
    this.#set({ phase: 'opening', fileName: file.name, advance: null })
    await this.#guarded('file', turn, async () => {
      const worker = await this.#surroundings.startWorker()
      if (turn !== this.#turn) return worker.stop()
      this.#worker = worker
      await this.#open(turn)
    })
  }

  /** Reads the same file in another way: encoding, delimiter, header, sheet. */
  async layOut(wish: LayoutWish): Promise<void> {
    this.#wish = { ...this.#wish, ...wish }
    const turn = this.#turn
    this.#set({ busy: true, problem: null })
    await this.#guarded('columns', turn, () => this.#open(turn))
  }

  setTarget(column: number, target: TargetId | null): void {
    const { settings, joins } = this.#state
    if (!settings) return
    const single = target !== null && targetOf(target).many !== true
    const columns = settings.columns.map((each, index) => {
      if (index === column) return target
      return single && each === target ? null : each
    })
    const isPercent = target !== null && targetOf(target).kind === 'percent'
    const isFraction = isPercent && this.#state.opened?.columns[column]?.isFractional === true
    const fractions = settings.fractions.map((each, index) => (index === column ? isFraction : each))
    this.#configure({
      settings: { ...settings, columns, fractions },
      joins: joins.filter((join) => canJoin(columns[join.column])),
    })
  }

  change(patch: Partial<ImportSettings>): void {
    const { settings } = this.#state
    if (settings) this.#configure({ settings: { ...settings, ...patch } })
  }

  /** Says which sign is the decimal one in a column, or that its percentages are fractions. */
  setReading(column: number, patch: { readonly decimal?: DecimalSign; readonly fractions?: boolean }): void {
    const { settings } = this.#state
    if (!settings) return
    const at = <T>(list: readonly T[], value: T | undefined): readonly T[] =>
      value === undefined ? list : list.map((each, index) => (index === column ? value : each))
    this.change({
      columnDecimals: at<DecimalSign | null>(settings.columnDecimals, patch.decimal),
      fractions: at(settings.fractions, patch.fractions),
    })
  }

  setOptions(patch: Partial<ImportOptions>): void {
    const options = { ...this.#state.options, ...patch }
    // Without a match there is nothing that an update could mean.
    this.#set({ options: options.match === 'none' ? { ...options, mode: 'create-and-update' } : options })
  }

  /** Opens a second file that names the ids of a column, or a third that names the parents in the second. */
  async join(column: number, part: 'names' | 'parents', file: File): Promise<void> {
    const worker = this.#worker
    const present = this.#state.joins.find((join) => join.column === column)
    const source = part === 'parents' ? present?.names : undefined
    if (!worker || (part === 'parents' && !source)) return
    const turn = this.#turn
    this.#set({ busy: true, problem: null })
    await this.#guarded('columns', turn, async () => {
      const idsOf = source ? { table: source.file.table, column: source.columns.parent ?? 0 } : { column }
      const opened = await worker.call('openJoin', { file, name: file.name, idsOf })
      if (turn !== this.#turn) return
      const { key = 0, name = 1, parent = null } = opened.recognised ?? {}
      const side = { file: opened, columns: { key, name, parent } }
      this.#setJoin(present && source ? { ...present, parents: side } : { column, names: side, parents: null })
    })
    this.#set({ busy: false })
  }

  setJoinColumns(column: number, part: 'names' | 'parents', columns: Partial<JoinColumns>): void {
    const join = this.#state.joins.find((each) => each.column === column)
    const side = join?.[part]
    if (join && side) this.#setJoin({ ...join, [part]: { ...side, columns: { ...side.columns, ...columns } } })
  }

  removeJoin(column: number): void {
    this.#configure({ joins: this.#state.joins.filter((join) => join.column !== column) })
  }

  /** Takes over settings that were kept from an earlier import of such a file. */
  adopt(settings: ImportSettings, options: ImportOptions): void {
    this.#configure({ settings, options, joins: [] })
  }

  /** Sends the rows into a draft and has the server find out what they would do. */
  async check(): Promise<void> {
    const full = fullSettings(this.#state)
    const worker = this.#worker
    if (!full || !worker) return
    if (!this.#surroundings.isOnline()) return this.#set({ problem: { kind: 'offline' } })
    this.#discardDraft()
    const { api, newId, title } = this.#surroundings
    const turn = this.#turn
    const stop = this.#begin()
    const id = newId()
    this.#draft = id
    this.#set({ phase: 'sending', advance: null, problem: null, header: null })
    await this.#guarded('columns', turn, async () => {
      await api.create(id, title(this.#state.fileName), this.#state.options, stop.signal)
      await worker.call('start', full)
      const skipped = await sendRows(api, id, worker, this.#advance, stop.signal)
      this.#set({ phase: 'checking', advance: null, skipped })
      const header = await api.check(id, this.#advance, stop.signal)
      this.#set({ phase: 'review', header, advance: null })
    })
  }

  /** Puts other cells in place of a row that was not understood, and checks again: the file need not be brought anew. */
  async correct(n: number, cells: readonly string[]): Promise<void> {
    const full = fullSettings(this.#state)
    const [worker, id] = [this.#worker, this.#draft]
    if (!full || !worker || id === undefined) return
    if (!this.#surroundings.isOnline()) return this.#set({ problem: { kind: 'offline' } })
    const { api } = this.#surroundings
    const turn = this.#turn
    const stop = this.#begin()
    this.#set({ phase: 'checking', advance: null, problem: null })
    await this.#guarded('review', turn, async () => {
      const { body } = await worker.call('correct', { full, n, cells })
      if (body !== null) await api.upload(id, body, stop.signal)
      const header = await api.check(id, this.#advance, stop.signal)
      this.#set({ phase: 'review', header, advance: null })
    })
  }

  /** Applies what was checked, all or nothing. */
  async apply(): Promise<void> {
    const id = this.#draft
    if (id === undefined) return
    if (!this.#surroundings.isOnline()) return this.#set({ problem: { kind: 'offline' } })
    const turn = this.#turn
    const stop = this.#begin()
    this.#set({ phase: 'applying', advance: null, problem: null })
    await this.#guarded('review', turn, async () => {
      const header = await applyDraft(this.#surroundings.api, id, this.#advance, stop.signal)
      if (header) this.#finish(header)
      else this.#set({ phase: 'review', advance: null })
    })
  }

  /** Calls off what is under way: before applying back to the columns, while applying back to the dry run. */
  cancel(): void {
    this.#stop?.abort()
    const { phase } = this.#state
    if (phase !== 'sending' && phase !== 'checking') return
    this.#discardDraft()
    this.#set({ phase: 'columns', advance: null })
  }

  /** Back to the columns, with the file and its settings as they are. */
  back(): void {
    this.#discardDraft()
    this.#set({ phase: 'columns', header: null, problem: null })
  }

  /** Takes the applied import back. */
  async revert(): Promise<void> {
    const { header } = this.#state
    if (!header) return
    const turn = this.#turn
    this.#set({ busy: true, problem: null })
    await this.#guarded('done', turn, async () => {
      const reverted = await this.#surroundings.api.revert(header.id)
      this.#surroundings.onWritten()
      this.#set({ header: reverted })
    })
    this.#set({ busy: false })
  }

  /** Rows as they stand in the file. */
  async rowsOf(numbers: readonly number[]): Promise<readonly (readonly string[])[]> {
    return (await this.#worker?.call('rowsOf', { numbers }))?.rows ?? []
  }

  /** Puts everything away, for the next file. */
  restart(): void {
    this.#turn += 1
    this.#stop?.abort()
    this.#worker?.stop()
    this.#worker = undefined
    this.#discardDraft()
    this.#file = undefined
    this.#wish = {}
    this.#state = FIRST_STATE
    this.#tell()
  }

  async #open(turn: number): Promise<void> {
    const { own, currency, rates } = this.#surroundings
    if (!this.#worker || !this.#file) return
    const defaults = { currency: currency(), rates: rates() }
    const input = { file: this.#file, name: this.#file.name, wish: this.#wish, own, defaults }
    const opened = await this.#worker.call('open', input, (share) => this.#advance({ done: share, total: 1 }))
    if (turn !== this.#turn) return
    this.#set({ phase: 'columns', opened, advance: null, busy: false, problem: null })
    this.#configure({ settings: opened.settings, joins: [] })
  }

  #finish(header: ChangeSetHeader): void {
    this.#draft = undefined
    this.#worker?.stop()
    this.#worker = undefined
    this.#set({ phase: 'done', header, advance: null })
    this.#surroundings.onWritten()
  }

  #begin(): AbortController {
    this.#stop?.abort()
    this.#stop = new AbortController()
    return this.#stop
  }

  #discardDraft(): void {
    const id = this.#draft
    this.#draft = undefined
    // A draft that stays behind harms nobody: it is listed among the changes and was never applied.
    if (id !== undefined) this.#surroundings.api.discard(id).catch(() => undefined)
  }

  #setJoin(join: ChosenJoin): void {
    this.#configure({ joins: [...this.#state.joins.filter(({ column }) => column !== join.column), join] })
  }

  #configure(patch: Partial<ImportState>): void {
    this.#set(patch)
    void this.#sample()
  }

  async #sample(): Promise<void> {
    const full = fullSettings(this.#state)
    this.#sampling += 1
    const wanted = this.#sampling
    if (!full || !this.#worker) return
    const sample = await this.#worker.call('sample', full).catch(() => [])
    if (wanted === this.#sampling) this.#set({ sample })
  }

  readonly #advance = (advance: Advance): void => this.#set({ advance })

  /** Runs long work; a failure becomes the problem of the phase to which it falls back. */
  async #guarded(phase: ImportState['phase'], turn: number, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (turn !== this.#turn || isAbort(error)) return
      const problem = problemOf(error, this.#state.fileName)
      const kept = phase === 'file' ? { fileName: '', opened: null, settings: null } : {}
      this.#set({ phase, advance: null, busy: false, problem, ...kept })
    }
  }

  #set(patch: Partial<ImportState>): void {
    this.#state = { ...this.#state, ...patch }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function problemOf(error: unknown, fileName: string): ImportProblem {
  if (error instanceof FileProblem) return { kind: 'file', code: error.code, detail: error.detail, fileName }
  if (error instanceof ApiProblem) return { kind: 'server', problem: error.problem }
  if (error instanceof SessionExpired) return { kind: 'signed-out' }
  return { kind: error instanceof Unreachable ? 'unreachable' : 'failed' }
}
