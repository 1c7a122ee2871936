import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { FilePart } from './backup-files.ts'

/** A backup that cannot be restored; the message says why and what to do. */
export class BackupError extends Error {}

/** The format of backups. */
export const FORMAT = 'pricewright-backup/2'

/** The first form had no files. */
const KNOWN_FORMATS: readonly string[] = [FORMAT, 'pricewright-backup/1']

/** The first line of a backup. */
export interface BackupHeader {
  /** The migrations of the database that it was made from: its rows fit that schema. */
  readonly migrations: readonly string[]
}

/** A line after the first: a row, a part of a file, or the end. */
export interface BackupLine {
  readonly table?: string
  readonly row?: object
  readonly file?: FilePart
  readonly end?: { readonly rows: number; readonly files?: number; readonly sha256: string }
}

/** Reads the first line, which describes the rows. Throws `BackupError`. */
export async function readHeader(file: string): Promise<BackupHeader> {
  for await (const text of backupLines(file)) return headerOf(parseLine(text, file), file)
  throw new BackupError(`${file} is empty: it is no backup of Pricewright.`)
}

function headerOf(line: object, file: string): BackupHeader {
  const { format, migrations } = line as { format?: unknown; migrations?: unknown }
  if (typeof format !== 'string')
    throw new BackupError(`${file} is no backup of Pricewright: its first line is missing.`)
  if (!KNOWN_FORMATS.includes(format)) {
    throw new BackupError(`${file} has the form ${format}, which this version does not know. Update Pricewright.`)
  }
  if (!Array.isArray(migrations) || migrations.length === 0) {
    throw new BackupError(`${file} does not say which version made it. Use another backup.`)
  }
  return { migrations: migrations.map(String) }
}

/** The lines of a backup as text. Throws `BackupError` if the file cannot be read or is truncated. */
export async function* backupLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const read = pipeline(createReadStream(file), unzipped)
  // An error while reading also ends the loop below, which reports it.
  read.catch(() => undefined)
  try {
    let rest = ''
    for await (const chunk of unzipped.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest !== '') yield rest
  } catch (error) {
    throw new BackupError(reasonOf(file, error as NodeJS.ErrnoException), { cause: error })
  } finally {
    unzipped.destroy()
  }
}

function reasonOf(file: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `${file} is not there.`
  if (code === 'EISDIR') return `${file} is a folder, not a backup.`
  return `${file} cannot be read: ${message}`
}

/** Parses a line. Throws `BackupError`. */
export function parseLine(text: string, file: string): BackupLine {
  try {
    return JSON.parse(text) as BackupLine
  } catch {
    throw new BackupError(`${file} is no backup of Pricewright.`)
  }
}
