/** Why a cell could not be read, and what to do; each message follows the name of the column (CHANGE-01, PROD-14). */
export const problemMessages = {
  notANumber: (cell: string, sign: string) =>
    `has “${short(cell)}”, which is not a number. Write it like 1234${sign}56, or clear the cell.`,
  notReadable: (cell: string) =>
    `has “${short(cell)}”, which an export does not write. Undo the change, or clear the cell.`,
  otherDecimalSign: (cell: string, sign: string) =>
    `has “${short(cell)}”, which does not fit the decimal sign “${sign}”. Change the decimal sign of the file, or correct the cell.`,
  outOfRange: (cell: string, issue: string) => `has “${short(cell)}”, which ${issue}.`,
  negative: (cell: string) => `has “${short(cell)}”. An amount here cannot be below 0.`,
  notWhole: (cell: string) => `has “${short(cell)}”. Write a whole number, or clear the cell.`,
  marginTooHigh: 'A margin must be below 100%.',
  otherCurrency: (cell: string, found: string, currency: string) =>
    `has “${short(cell)}”, which is in ${found}, but the row is read in ${currency}. Choose the right currency for the file, name the column that holds it, or correct the cell.`,
  noRate: (from: string, to: string) =>
    `is in ${from}, and no exchange rate to ${to} is known. Choose ${from} as the currency that these products are sold in.`,
  tooMuchIn: (most: string) => `is more than can be kept: at most ${most}. Correct the cell.`,
  notACurrency: (cell: string) => `has “${short(cell)}”, which is not a currency. Enter a code such as EUR or USD.`,
  notAFlag: (cell: string) => `has “${short(cell)}”. Write yes or no, or leave the column out.`,
  tooLong: (length: number, max: number) =>
    `has ${length} characters; ${max} are possible. Shorten it, or leave the column out.`,
  notADay: (cell: string) =>
    `has “${short(cell)}”, which is not a calendar day. Write it like 2026-07-31, or clear the cell.`,
  twoDays: (cell: string) => `has “${short(cell)}”, which could be two days. Write it like 2026-07-31.`,
  notALink: (cell: string) =>
    `has “${short(cell)}”, which is not a web address. It must start with http:// or https://.`,
  unstorable: 'has characters that cannot be kept. Save the file again as UTF-8, or choose its encoding.',
  unknownId: (cell: string) =>
    `has “${short(cell)}”, which the second file does not name. Add it there, or clear the cell.`,
  otherThanProduct: (found: string, currency: string) =>
    `is ${found}, but all variants of a product have its currency, here ${currency}. Correct the cell.`,
  tooManyOptions: (max: number) =>
    `are more than ${max} with those of the other rows of this product. Leave a column out, or merge two.`,
  sameVariant: (line: number) => `are the same as in row ${line} of the file. Each variant needs its own.`,
  sameHandle: (row: number) =>
    `are missing, but row ${row} has the same handle: nothing tells the two apart. Fill in an option, or give this row a handle of its own.`,
  tooManyTags: (count: number, max: number) => `has ${count} tags; ${max} are possible.`,
} as const

const SHOWN = 60

function short(cell: string): string {
  const line = cell.trim().replace(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}
