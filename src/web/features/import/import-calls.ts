import type { RateSet } from '#domain/exchange-rates.ts'
import type { ImportSettings } from '#domain/import/import-settings.ts'
import type { JoinColumns, RecognisedJoin } from '#domain/import/join.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import type { OwnColumn } from '#domain/import/own-columns.ts'
import type { ProfileId } from '#domain/import/profiles.ts'
import type { Confidence } from '#domain/import/columns.ts'
import type { Unplaced } from '#domain/import/header-words.ts'
import type { TargetId } from '#domain/import/targets.ts'
import type { SkipReason } from '#domain/import/source-row.ts'
import type { FileProblemCode } from '#web/kit/files/file-problem.ts'
import type { Layout, LayoutInput } from '#web/kit/files/open-table.ts'

/** What the settings start from where the file says nothing. */
export interface Defaults {
  readonly currency: string
  /** What converts costs. */
  readonly rates: RateSet
}

export interface FileColumn {
  /** Blank where the file has no header. */
  readonly name: string
  /** A few different values, those of the first rows first. */
  readonly samples: readonly string[]
  readonly confidence: Confidence | null
  /** Left out, because another column is taken for what its name means. */
  readonly conflict: TargetId | null
  /** What its name says that no field of a product holds. */
  readonly unplaced: Unplaced | null
  /** Cells that hold the number 0. */
  readonly zeros: number
  /** Numbers that could be read two ways while nothing settles it: `1,234`. */
  readonly openNumbers: readonly string[]
  /** Numbers between 0 and 1, as percentages are often written. */
  readonly isFractional: boolean
  /** Whole numbers or codes, which a second file may name. */
  readonly isIds: boolean
}

/** The opened file, what was recognised in it, and settings to start from. */
export interface OpenedFile {
  readonly name: string
  readonly rows: number
  readonly layout: Layout
  readonly columns: readonly FileColumn[]
  /** The first rows as they stand in the file. */
  readonly preview: readonly (readonly string[])[]
  /** The system that wrote it; `own` is our own export. */
  readonly system: { readonly id: ProfileId } | 'own' | null
  /** Headings that stand alone between the rows. */
  readonly sections: readonly string[]
  /** The currency that cells or column names carry. */
  readonly currency: string | null
  /** What costs are converted by. */
  readonly rates: RateSet
  readonly settings: ImportSettings
}

/** A second file that was opened to name ids. */
export interface OpenedJoin {
  /** The number under which the worker keeps it. */
  readonly table: number
  readonly name: string
  readonly rows: number
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[]
  readonly recognised: RecognisedJoin | null
}

/** How a column of ids is named by one or two further files. */
export interface JoinChoice {
  readonly table: number
  readonly columns: JoinColumns
  readonly parents: { readonly table: number; readonly columns: JoinColumns } | null
}

/** Settings with the joins of columns, by position. */
export interface FullSettings {
  readonly settings: ImportSettings
  readonly joins: readonly { readonly column: number; readonly join: JoinChoice }[]
}

/** Rows that are no products by themselves, counted by reason. */
export type Skipped = Readonly<Partial<Record<SkipReason, number>>>

/** The next part of the rows, ready to be sent. */
export interface Batch {
  /** A JSON object with `rows`; null where nothing is left. */
  readonly body: string | null
  /** Rows in the body. */
  readonly rows: number
  /** Lines of the file read so far, of all. */
  readonly read: number
  readonly of: number
  readonly skipped: Skipped
}

/** What can be asked of the import worker; each call is answered in turn. */
export interface ImportCalls {
  open(input: {
    file: Blob
    name: string
    asked: LayoutInput
    own: readonly OwnColumn[]
    defaults: Defaults
  }): OpenedFile
  /** Opens a second file for the ids of a column, or a third for the parents in a second. */
  openJoin(input: {
    file: Blob
    name: string
    idsOf: { column: number } | { table: number; column: number }
  }): OpenedJoin
  /** Some rows as products. */
  sample(input: FullSettings): readonly NormalisedRow[]
  /** Starts reading the rows from the top. */
  start(input: FullSettings): { readonly rows: number }
  /** Rows as they stand in the file, by their numbers. */
  rowsOf(input: { numbers: readonly number[] }): { readonly rows: readonly (readonly string[])[] }
  /** Puts other cells in place of a row of the file; answers it as the body of an upload, null where it is no product any more. */
  correct(input: { full: FullSettings; n: number; cells: readonly string[] }): { readonly body: string | null }
  /** The next part of the rows: asked for when the one before has arrived. */
  next(input: Record<string, never>): Batch
}

export type CallName = keyof ImportCalls
export type CallInput<N extends CallName> = Parameters<ImportCalls[N]>[0]
export type CallAnswer<N extends CallName> = ReturnType<ImportCalls[N]>

/** A call on its way to the worker. */
export interface CallMessage {
  readonly id: number
  readonly call: CallName
  readonly input: unknown
}

/** What comes back: progress, then an answer or a problem. */
export type AnswerMessage =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly problem: { readonly code: FileProblemCode; readonly detail: string } }
