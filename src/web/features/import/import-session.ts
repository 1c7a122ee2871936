import type { RateSet } from '#domain/exchange-rates.ts'
import type { ImportSettings } from '#domain/import/import-settings.ts'
import type { JoinColumns } from '#domain/import/join.ts'
import type { OwnColumn } from '#domain/import/own-columns.ts'
import type { TargetId } from '#domain/import/targets.ts'
import { targetOf } from '#domain/import/targets.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import { ApiProblem, SessionExpired, Unreachable } from '#web/kit/data/transport.ts'
import type { Advance, ChangeSetClient, ChangeSetHeader } from '#web/kit/change-sets/change-set-client.ts'
import { applyDraft, sendRows } from './draft-work.ts'
import { FileProblem } from '#web/kit/files/file-problem.ts'
import {
  canJoin,
  type ChosenJoin,
  FIRST_STATE,
  fullSettings,
  type ImportProblem,
  type ImportState,
  type OpenState,
  type Phase,
} from './import-state.ts'
import type { OpenedFile } from './import-calls.ts'
import type { Reading } from './saved-mapping.ts'
import type { LayoutInput } from '#web/kit/files/open-table.ts'
import type { ImportWorker } from './worker-client.ts'

/** What an import needs of the application. */
export interface ImportDeps {
  readonly startWorker: () => Promise<ImportWorker>
  readonly changeSets: ChangeSetClient
  readonly newId: () => string
  readonly own: readonly OwnColumn[]
  /** The user's own currency, for files that name none. */
  readonly currency: () => string
  readonly rates: () => RateSet
  readonly isOnline: () => boolean
  readonly title: (fileName: string) => string
  /** How the last file with the same columns was read; null if there was none. */
  readonly remembered: (opened: OpenedFile) => Reading | null
  /** Keeps how a file is read, for the next one with the same columns. */
  readonly remember: (opened: OpenedFile, reading: Reading) => void
  /** Rows were written or taken back. */
  readonly onWritten: () => void
}

/** What the steps of an open file are given. */
export interface ImportProps {
  readonly state: OpenState
  readonly session: ImportSession
}

/**
 * One import from the file to the undo. It belongs to no page: it goes on while the user is elsewhere, and the screen shows its state
 * whenever it is open.
 */
export class ImportSession {
  readonly #deps: ImportDeps
  readonly #listeners = new Set<() => void>()
  #state: ImportState = FIRST_STATE
  #worker: ImportWorker | undefined
  #file: File | undefined
  #asked: LayoutInput = {}
  #stop: AbortController | undefined
  #draft: string | undefined
  #sampling = 0
  /** Rises when a file is taken or put away: what was asked before is no longer wanted. */
  #turn = 0

  constructor(deps: ImportDeps) {
    this.#deps = deps
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
    this.#file = file
    this.#set({ phase: 'opening', fileName: file.name, advance: null })
    await this.#guarded('file', async (isWanted) => {
      const worker = await this.#deps.startWorker()
      if (!isWanted()) return worker.stop()
      this.#worker = worker
      await this.#open(isWanted)
    })
  }

  /** Reads the same file in another way: encoding, delimiter, header, sheet. */
  async layOut(asked: LayoutInput): Promise<void> {
    this.#asked = { ...this.#asked, ...asked }
    this.#set({ busy: true, problem: null })
    await this.#guarded('columns', (isWanted) => this.#open(isWanted))
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

  /** Takes other options and checks again. */
  async checkWith(patch: Partial<ImportOptions>): Promise<void> {
    this.setOptions(patch)
    await this.check()
  }

  /** Opens a second file that names the ids of a column, or a third that names the parents in the second. */
  async join(column: number, part: 'names' | 'parents', file: File): Promise<void> {
    const worker = this.#worker
    const present = this.#state.joins.find((join) => join.column === column)
    const source = part === 'parents' ? present?.names : undefined
    if (!worker || (part === 'parents' && !source)) return
    this.#set({ busy: true, problem: null })
    await this.#guarded('columns', async (isWanted) => {
      const idsOf = source ? { table: source.file.table, column: source.columns.parent ?? 0 } : { column }
      const opened = await worker.call('openJoin', { file, name: file.name, idsOf })
      if (!isWanted()) return
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
    this.#configure({ settings, options, joins: [], isRemembered: false })
  }

  /** Reads the columns as they were recognised, not as those of the last such file. */
  forget(): void {
    const { opened } = this.#state
    if (opened) this.adopt(opened.settings, FIRST_STATE.options)
  }

  /** Sends the rows into a draft and has the server find out what they would do. */
  async check(): Promise<void> {
    const full = fullSettings(this.#state)
    const worker = this.#worker
    if (!full || !worker) return
    const { changeSets, newId, title, remember } = this.#deps
    const { opened, options } = this.#state
    if (opened) remember(opened, { settings: full.settings, options })
    await this.#work('sending', 'columns', async (signal) => {
      this.#discardDraft()
      const id = newId()
      this.#draft = id
      this.#set({ header: null })
      await changeSets.create(id, title(this.#state.fileName), this.#state.options, signal)
      await worker.call('start', full)
      const skipped = await sendRows(changeSets, id, worker, this.#advance, signal)
      this.#set({ phase: 'checking', advance: null, skipped })
      await this.#dryRun(id, signal)
    })
  }

  /** Puts other cells in place of a row that was not understood, and checks again: the file need not be brought anew. */
  async correct(n: number, cells: readonly string[]): Promise<void> {
    const full = fullSettings(this.#state)
    const [worker, id] = [this.#worker, this.#draft]
    if (!full || !worker || id === undefined) return
    await this.#work('checking', 'review', async (signal) => {
      const { body } = await worker.call('correct', { full, n, cells })
      if (body !== null) await this.#deps.changeSets.upload(id, body, signal)
      await this.#dryRun(id, signal)
    })
  }

  /** Applies what was checked, all or nothing. */
  async apply(): Promise<void> {
    const id = this.#draft
    if (id === undefined) return
    await this.#work('applying', 'review', async (signal) => {
      const header = await applyDraft(this.#deps.changeSets, id, this.#advance, signal)
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
    this.#set({ busy: true, problem: null })
    await this.#guarded('done', async () => {
      const reverted = await this.#deps.changeSets.revert(header.id)
      this.#deps.onWritten()
      this.#set({ header: reverted })
    })
    this.#set({ busy: false })
  }

  /** Rows as they stand in the file. */
  async rowsOf(numbers: readonly number[]): Promise<readonly (readonly string[])[]> {
    return (await this.#worker?.call('rowsOf', { numbers }))?.rows ?? []
  }

  /** Puts a finished import away: whoever opens the import wants the next one, and finds the last under Changes. */
  enter(): void {
    const { phase, busy } = this.#state
    if (phase === 'done' && !busy) this.restart()
  }

  /** Puts everything away, for the next file. */
  restart(): void {
    this.#turn += 1
    this.#stop?.abort()
    this.#worker?.stop()
    this.#worker = undefined
    this.#discardDraft()
    this.#file = undefined
    this.#asked = {}
    this.#state = FIRST_STATE
    this.#tell()
  }

  async #open(isWanted: () => boolean): Promise<void> {
    const { own, currency, rates } = this.#deps
    if (!this.#worker || !this.#file) return
    const defaults = { currency: currency(), rates: rates() }
    const input = { file: this.#file, name: this.#file.name, asked: this.#asked, own, defaults }
    const opened = await this.#worker.call('open', input, (share) => this.#advance({ done: share, total: 1 }))
    if (!isWanted()) return
    this.#set({ phase: 'columns', opened, advance: null, busy: false, problem: null })
    const known = this.#deps.remembered(opened)
    this.#configure({ settings: opened.settings, joins: [], ...known, isRemembered: known !== null })
  }

  #finish(header: ChangeSetHeader): void {
    this.#draft = undefined
    this.#worker?.stop()
    this.#worker = undefined
    this.#set({ phase: 'done', header, advance: null })
    this.#deps.onWritten()
  }

  async #dryRun(id: string, signal: AbortSignal): Promise<void> {
    const header = await this.#deps.changeSets.check(id, this.#advance, signal)
    this.#set({ phase: 'review', header, advance: null })
  }

  #discardDraft(): void {
    const id = this.#draft
    this.#draft = undefined
    // A draft that stays behind harms nobody: it is listed among the changes and was never applied.
    if (id !== undefined) this.#deps.changeSets.discard(id).catch(() => undefined)
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

  /** Work with the server, in place of any other; a failure falls back to another phase. */
  async #work(phase: Phase, fallback: Phase, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (!this.#deps.isOnline()) return this.#set({ problem: { kind: 'offline' } })
    this.#stop?.abort()
    const stop = new AbortController()
    this.#stop = stop
    this.#set({ phase, advance: null, problem: null })
    await this.#guarded(fallback, () => work(stop.signal))
  }

  /** Runs long work; a failure becomes the problem of the phase to which it falls back, unless another file was taken meanwhile. */
  async #guarded(phase: Phase, work: (isWanted: () => boolean) => Promise<void>): Promise<void> {
    const turn = this.#turn
    const isWanted = (): boolean => turn === this.#turn
    try {
      await work(isWanted)
    } catch (error) {
      if (!isWanted() || isAbort(error)) return
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
