import type { ImportSettings } from '#domain/import/import-settings.ts'
import { targetOf } from '#domain/import/targets.ts'
import type { JoinColumns } from '#domain/import/join.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import type { Problem } from '#contract/problem.ts'
import type { Advance, ChangeSetHeader } from '#web/kit/change-sets/change-set-client.ts'
import type { FileProblemCode } from '#web/kit/files/file-problem.ts'
import type { FullSettings, JoinChoice, OpenedFile, OpenedJoin, Skipped } from './import-calls.ts'

export type Phase = 'file' | 'opening' | 'columns' | 'sending' | 'checking' | 'review' | 'applying' | 'done'

/** A second file chosen for a column of ids, and a third for its parents. */
export interface ChosenJoin {
  readonly column: number
  readonly names: { readonly file: OpenedJoin; readonly columns: JoinColumns }
  readonly parents: { readonly file: OpenedJoin; readonly columns: JoinColumns } | null
}

/** What stands in the way, and what people are told about it. */
export type ImportProblem =
  | { readonly kind: 'file'; readonly code: FileProblemCode; readonly detail: string; readonly fileName: string }
  | { readonly kind: 'server'; readonly problem: Problem }
  | { readonly kind: 'offline' | 'unreachable' | 'signed-out' | 'failed' }

/** Everything that is known about the import under way. */
export interface ImportState {
  readonly phase: Phase
  readonly fileName: string
  /** How far the long work of the phase has come; null before it says so. */
  readonly advance: Advance | null
  readonly opened: OpenedFile | null
  readonly settings: ImportSettings | null
  readonly joins: readonly ChosenJoin[]
  readonly options: ImportOptions
  /** The columns are read as those of the last such file were. */
  readonly isRemembered: boolean
  /** Some rows as products, under the present settings. */
  readonly sample: readonly NormalisedRow[]
  /** What the dry run found, then what was applied. */
  readonly header: ChangeSetHeader | null
  readonly skipped: Skipped
  readonly problem: ImportProblem | null
  /** A shorter piece of work is under way: another layout, a second file, taking back. */
  readonly busy: boolean
}

/** The same once a file is open. */
export type OpenState = ImportState & { readonly opened: OpenedFile; readonly settings: ImportSettings }

/** Whether a file is open and recognised. */
export function isOpen(state: ImportState): state is OpenState {
  return state.opened !== null && state.settings !== null
}

const FIRST_OPTIONS: ImportOptions = { match: 'sku', mode: 'create-and-update', createNames: true, keepsCurrency: true }

export const FIRST_STATE: ImportState = {
  phase: 'file',
  fileName: '',
  advance: null,
  opened: null,
  settings: null,
  joins: [],
  options: FIRST_OPTIONS,
  isRemembered: false,
  sample: [],
  header: null,
  skipped: {},
  problem: null,
  busy: false,
}

/** What the worker needs to read the rows; null before a file is open. */
export function fullSettings({ settings, joins }: ImportState): FullSettings | null {
  if (!settings) return null
  return { settings, joins: joins.map(({ column, names, parents }) => ({ column, join: joinChoice(names, parents) })) }
}

function joinChoice(names: ChosenJoin['names'], parents: ChosenJoin['parents']): JoinChoice {
  return {
    table: names.file.table,
    columns: names.columns,
    parents: parents && { table: parents.file.table, columns: parents.columns },
  }
}

/** What has to be said before the rows can be checked; null where nothing is missing. */
export function missingOf({ opened, settings }: OpenState): 'name' | 'decimal' | 'sections' | null {
  if (opened.system === 'own') return null
  if (!settings.columns.some((target) => target === 'name' || target === 'sku')) return 'name'
  const isUnsaid = (index: number) => (settings.columnDecimals[index] ?? null) === null
  if (opened.columns.some((_, index) => isDoubtful(opened, settings, index) && isUnsaid(index))) return 'decimal'
  return opened.sections.length > 0 && settings.sections === null ? 'sections' : null
}

const NUMBERS: ReadonlySet<string> = new Set(['money', 'percent', 'count'])

/** Whether the numbers of a column could be read two ways. */
export function isDoubtful({ columns }: Pick<OpenedFile, 'columns'>, settings: ImportSettings, index: number): boolean {
  const target = settings.columns[index]
  const isNumber = target !== null && target !== undefined && NUMBERS.has(targetOf(target).kind)
  return isNumber && (columns[index]?.openNumbers.length ?? 0) > 0
}

/** Targets whose cells may be ids that a second file names. */
export function canJoin(target: ImportSettings['columns'][number] | undefined): boolean {
  return target === 'category' || target === 'subcategory' || target === 'brand'
}
