import { MAX_ROWS } from '#contract/change-set-rows.ts'
import { formatNumber } from '../format/number.ts'
import { type FileProblemCode, MAX_COLUMNS, MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from './file-problem.ts'

const MEGABYTE = 1024 * 1024

/** Why a file cannot be imported, and what to do. */
export const fileProblemText: Readonly<Record<FileProblemCode, (detail: string) => string>> = {
  'too-big': () =>
    `The file is larger than ${MAX_FILE_BYTES / MEGABYTE} MB. Split it, or leave out what is not needed.`,
  'too-many-rows': () => `The file has more than ${formatNumber(MAX_ROWS)} rows. Split it into several files.`,
  'too-many-columns': () =>
    `The file has more than ${formatNumber(MAX_COLUMNS)} columns. Leave out what is not needed.`,
  empty: () => 'There are no rows in this file.',
  'old-excel': () =>
    'This is a workbook of the old format (.xls), or one that is locked with a password. Save it as .xlsx or CSV without a password.',
  image: () => 'This is a picture, whatever its name says. Choose a CSV file or an XLSX workbook.',
  pdf: () => 'This is a PDF. Ask for the list as a CSV file or an XLSX workbook.',
  archive: () => 'This is a packed file. Unpack it and choose the CSV file or the XLSX workbook inside.',
  'not-a-table': () => 'This is not a text file, whatever its name says. Choose a CSV file or an XLSX workbook.',
  'not-a-workbook': () => 'This is a zip file without a workbook in it. Unpack it and choose the file inside.',
  'open-document': () => 'This is an OpenDocument sheet (.ods). Save it as .xlsx or CSV.',
  'binary-workbook': () => 'This is a binary workbook (.xlsb). Save it as .xlsx or CSV.',
  'unpacks-too-big': () =>
    `The workbook unpacks to more than ${MAX_UNPACKED_BYTES / MEGABYTE} MB. Save the sheet as a CSV file.`,
  damaged: () => 'The file is damaged. Open it in a spreadsheet program and save it again.',
  'open-quote': (line) => `A quotation mark in row ${line} never ends. Correct that row, or choose another delimiter.`,
  unreadable: () => 'The file could not be read. It may have been moved or changed: choose it again.',
}
