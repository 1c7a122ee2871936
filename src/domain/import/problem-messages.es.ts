import type { MessagesOf } from '../messages-of.ts'
import type * as English from './problem-messages.ts'

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  notANumber: (cell: string, sign: string) =>
    `tiene «${short(cell)}», que no es un número. Escríbelo como 1234${sign}56 o vacía la celda.`,
  notReadable: (cell: string) =>
    `tiene «${short(cell)}», que ninguna exportación escribe. Deshaz el cambio o vacía la celda.`,
  otherDecimalSign: (cell: string, sign: string) =>
    `tiene «${short(cell)}», que no encaja con el signo decimal «${sign}». Cambia el signo decimal del archivo o corrige la celda.`,
  outOfRange: (cell: string, issue: string) => `tiene «${short(cell)}», que ${issue}.`,
  negative: (cell: string) => `tiene «${short(cell)}». Aquí un importe no puede ser inferior a 0.`,
  notWhole: (cell: string) => `tiene «${short(cell)}». Escribe un número entero o vacía la celda.`,
  marginTooHigh: 'Un margen debe ser inferior al 100\u00a0%.',
  otherCurrency: (cell: string, found: string, currency: string) =>
    `tiene «${short(cell)}», que está en ${found}, pero la fila se lee en ${currency}. Elige la moneda correcta para el archivo, indica la columna que la contiene o corrige la celda.`,
  noRate: (from: string, to: string) =>
    `está en ${from}, y no se conoce ningún tipo de cambio a ${to}. Elige ${from} como moneda en la que se venden estos productos.`,
  tooMuchIn: (most: string) => `supera lo que se puede guardar: como máximo ${most}. Corrige la celda.`,
  notACurrency: (cell: string) =>
    `tiene «${short(cell)}», que no es una moneda. Introduce un código, por ejemplo EUR o USD.`,
  notAFlag: (cell: string) => `tiene «${short(cell)}». Escribe sí o no, u omite la columna.`,
  tooLong: (length: number, max: number) =>
    `tiene ${length} caracteres; se admiten ${max}. Acorta el texto u omite la columna.`,
  notADay: (cell: string) =>
    `tiene «${short(cell)}», que no es una fecha del calendario. Escríbela como 2026-07-31 o vacía la celda.`,
  twoDays: (cell: string) => `tiene «${short(cell)}», que podría ser dos fechas. Escríbela como 2026-07-31.`,
  notALink: (cell: string) =>
    `tiene «${short(cell)}», que no es una dirección web. Debe empezar por http:// o https://.`,
  unstorable:
    'tiene caracteres que no se pueden guardar. Vuelve a guardar el archivo como UTF-8 o elige su codificación.',
  unknownId: (cell: string) =>
    `tiene «${short(cell)}», que no aparece en el segundo archivo. Añádelo allí o vacía la celda.`,
  otherThanProduct: (found: string, currency: string) =>
    `es ${found}, pero todas las variantes de un producto tienen su moneda, aquí ${currency}. Corrige la celda.`,
  tooManyOptions: (max: number) =>
    `son más de ${max} junto con las de las demás filas de este producto. Omite una columna o une dos.`,
  sameVariant: (line: number) =>
    `tienen los mismos valores que la fila ${line} del archivo. Cada variante necesita los suyos.`,
  sameHandle: (row: number) =>
    `faltan, pero la fila ${row} tiene el mismo identificador (handle): nada distingue una de otra. Rellena una opción o dale a esta fila un identificador propio.`,
  tooManyTags: (count: number, max: number) => `tiene ${count} etiquetas; se admiten ${max}.`,
}

const SHOWN = 60

function short(cell: string): string {
  const line = cell.trim().replace(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}
