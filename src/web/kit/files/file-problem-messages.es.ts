import { MAX_ROWS } from '#contract/change-set-rows.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber } from '../format/number.ts'
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from './file-problem.ts'
import type * as English from './file-problem-messages.ts'

const MEGABYTE = 1024 * 1024

export const fileProblemText: MessagesOf<typeof English.fileProblemText> = {
  'too-big': () => `El archivo ocupa más de ${MAX_FILE_BYTES / MEGABYTE} MB. Divídelo, u omite lo que no haga falta.`,
  'too-many-rows': () => `El archivo tiene más de ${formatNumber(MAX_ROWS)} filas. Divídelo en varios archivos.`,
  'too-many-columns': () =>
    `El archivo tiene más de ${formatNumber(MAX_COLUMNS)} columnas. Omite las que no hagan falta.`,
  empty: () => 'Este archivo no tiene filas.',
  'old-excel': () =>
    'Es un libro del formato antiguo (.xls), o uno protegido con contraseña. Guárdalo como .xlsx o CSV sin contraseña.',
  image: () => 'Es una imagen, diga lo que diga su nombre. Elige un archivo CSV o un libro XLSX.',
  pdf: () => 'Es un PDF. Pide la lista como archivo CSV o libro XLSX.',
  archive: () => 'Es un archivo comprimido. Descomprímelo y elige el archivo CSV o el libro XLSX que contiene.',
  'not-a-table': () => 'No es un archivo de texto, diga lo que diga su nombre. Elige un archivo CSV o un libro XLSX.',
  'not-a-workbook': () =>
    'Es un archivo ZIP que no contiene ningún libro. Descomprímelo y elige el archivo que contiene.',
  'open-document': () => 'Es una hoja de OpenDocument (.ods). Guárdala como .xlsx o CSV.',
  'binary-workbook': () => 'Es un libro binario (.xlsb). Guárdalo como .xlsx o CSV.',
  'unpacks-too-big': () =>
    `El libro descomprimido ocupa más de ${MAX_UNPACKED_BYTES / MEGABYTE} MB. Guarda la hoja como archivo CSV.`,
  damaged: () => 'El archivo está dañado. Ábrelo en un programa de hojas de cálculo y guárdalo de nuevo.',
  'open-quote': (line) => `Unas comillas de la fila ${line} no se cierran. Corrige esa fila, o elige otro separador.`,
  unreadable: () => 'No se ha podido leer el archivo. Puede que se haya movido o cambiado: elígelo de nuevo.',
}
