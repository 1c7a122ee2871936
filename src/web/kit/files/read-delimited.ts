import Papa, { type Parser, type ParseResult } from 'papaparse'
import { type Delimiter, DELIMITERS, detectDelimiter, detectQuote } from '#domain/csv-detection.ts'
import { detectEncoding, TEXT_ENCODINGS, type TextEncoding } from '#domain/import/encoding.ts'
import { FileProblem } from './file-problem.ts'
import type { RawTable } from './raw-table.ts'

/** How a text is to be read, as far as the user has said. */
export interface DelimitedInput {
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
}

/** Whether the first row of a file is a header that is known by heart; it settles everything about the layout. */
export type IsKnownHeader = (cells: readonly string[]) => boolean

const SAMPLE_CHARACTERS = 200_000
const CHUNK_CHARACTERS = 2_000_000

/**
 * The rows of a delimited text file. What the user has not chosen is detected. Throws `FileProblem`, above all where the file has more
 * than `maxRows`. `onProgress` is told the share that is done.
 */
export function readDelimited(
  bytes: Uint8Array,
  asked: DelimitedInput,
  maxRows: number,
  isKnown: IsKnownHeader,
  onProgress: (share: number) => void,
): RawTable {
  const encoding = TEXT_ENCODINGS.find((each) => each === asked.encoding) ?? detectEncoding(bytes)
  const text = decoded(bytes, encoding)
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const known = DELIMITERS.find((each) => isKnown(firstRow(sample, each)))
  const delimiter = DELIMITERS.find((each) => each === asked.delimiter) ?? known ?? detectDelimiter(sample)
  const quote = known === undefined ? detectQuote(sample, delimiter) : '"'
  return { rows: parsed(text, delimiter, quote, maxRows, onProgress), text: { encoding, delimiter }, workbook: null }
}

function firstRow(sample: string, delimiter: Delimiter): readonly string[] {
  return Papa.parse<string[]>(sample, { delimiter, preview: 1 }).data[0] ?? []
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch (error) {
    throw new FileProblem('too-big', '', { cause: error })
  }
}

function parsed(
  text: string,
  delimiter: Delimiter,
  quoteChar: string,
  maxRows: number,
  onProgress: (share: number) => void,
): string[][] {
  const rows: string[][] = []
  let tooMany = false
  let openQuote: number | undefined
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    chunkSize: CHUNK_CHARACTERS,
    chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) openQuote = rows.length + data.length
      for (const row of data) rows.push(row)
      // A blank line at the end is no row.
      tooMany = rows.length > maxRows + 1
      if (tooMany || openQuote !== undefined) parser.abort()
      else onProgress(Math.min(1, meta.cursor / text.length))
    },
    // A text is parsed before the call returns; the types ask for an end all the same.
    complete: () => undefined,
  })
  if (openQuote !== undefined) throw new FileProblem('open-quote', String(openQuote))
  if (tooMany) throw new FileProblem('too-many-rows')
  return rows
}
