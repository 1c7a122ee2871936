import type { ImportSettings } from '#domain/import/import-settings.ts'
import type { JoinColumns } from '#domain/import/join.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import type { Problem } from '#contract/problem.ts'
import type { Advance, ChangeSetHeader } from './change-set-api.ts'
import type { FileProblemCode } from '#web/kit/files/file-problem.ts'
import type { FullSettings, JoinChoice, OpenedFile, OpenedJoin, Skipped } from './import-calls.ts'

/** Where an import stands. */
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
  /** Some rows as products, under the present settings. */
  readonly sample: readonly NormalisedRow[]
  /** What the dry run found, then what was applied. */
  readonly header: ChangeSetHeader | null
  readonly skipped: Skipped
  readonly problem: ImportProblem | null
  /** A shorter piece of work is under way: another layout, a second file, taking back. */
  readonly busy: boolean
}

export const FIRST_STATE: ImportState = {
  phase: 'file',
  fileName: '',
  advance: null,
  opened: null,
  settings: null,
  joins: [],
  options: { match: 'sku', mode: 'create-and-update', createNames: true },
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

/** Whether rows can be told apart or named: without either there is nothing to import. */
export function isReady({ opened, settings }: ImportState): boolean {
  if (!opened || !settings) return false
  return opened.system === 'own' || settings.columns.some((target) => target === 'name' || target === 'sku')
}

/** Targets whose cells may be ids that a second file names. */
export function canJoin(target: ImportSettings['columns'][number] | undefined): boolean {
  return target === 'category' || target === 'subcategory' || target === 'brand'
}
