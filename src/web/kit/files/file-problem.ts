/** Why a file cannot be imported; the words stand in text.ts. */
export type FileProblemCode =
  | 'too-big'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  | 'old-excel'
  | 'image'
  | 'pdf'
  | 'archive'
  | 'not-a-table'
  | 'not-a-workbook'
  | 'open-document'
  | 'binary-workbook'
  | 'unpacks-too-big'
  | 'damaged'
  | 'open-quote'
  | 'unreadable'

/** A file that cannot be imported, and what to say about it. */
export class FileProblem extends Error {
  readonly code: FileProblemCode
  /** Fills the words: a line, a number of rows. */
  readonly detail: string

  constructor(code: FileProblemCode, detail = '', options: ErrorOptions = {}) {
    super(`${code} ${detail}`.trim(), options)
    this.code = code
    this.detail = detail
  }
}

/** The largest file that is opened. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024
/** The most that the parts of a workbook may unpack to: beyond it a browser cannot hold them as text. */
export const MAX_UNPACKED_BYTES = 400 * 1024 * 1024
export const MAX_COLUMNS = 500
