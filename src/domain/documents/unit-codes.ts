/**
 * Units of UN/ECE recommendation 20, and packages of recommendation 21, which begin with X: those of small importers, makers and services, the
 * commonest of each kind first. Their names are in `unit-messages.ts`.
 */
export const UNIT_CODES = [
  'C62',
  'H87',
  'EA',
  'PR',
  'SET',
  'DZN',
  'GRO',
  'CEN',
  'MIL',
  'KT',
  'NMP',
  'XPK',
  'XBX',
  'XCT',
  'XBG',
  'XBO',
  'XCA',
  'XCR',
  'XCS',
  'XDR',
  'XEN',
  'XJR',
  'XPA',
  'XPX',
  'XRO',
  'XSA',
  'XTU',
  'XTY',
  'XBE',
  'XBA',
  'XST',
  'SEC',
  'MIN',
  'HUR',
  'DAY',
  'WEE',
  'MON',
  'QAN',
  'ANN',
  'E48',
  'LS',
  'E49',
  'E50',
  'P1',
  'IE',
  'MGM',
  'GRM',
  'HGM',
  'KGM',
  'TNE',
  'LBR',
  'ONZ',
  'STN',
  'CTM',
  'MMT',
  'CMT',
  'DMT',
  'MTR',
  'KMT',
  'INH',
  'FOT',
  'YRD',
  'SMI',
  'LM',
  'MMK',
  'CMK',
  'MTK',
  'H18',
  'ACR',
  'FTK',
  'INK',
  'YDK',
  'MLT',
  'CLT',
  'DLT',
  'LTR',
  'HLT',
  'CMQ',
  'MTQ',
  'FTQ',
  'GLL',
  'GLI',
  'PTI',
  'OZA',
  'KWH',
  'MWH',
  'WHR',
  'KWT',
  'JOU',
  '3B',
  'AD',
  '4L',
  'E34',
  'E35',
] as const
export type UnitCode = (typeof UNIT_CODES)[number]

const known: ReadonlySet<string> = new Set(UNIT_CODES)

/** Whether a code in capitals is one of the units; an e-invoice accepts no other (BR-CL-23). */
export function isUnitCode(code: string): code is UnitCode {
  return known.has(code)
}

/** Codes that add nothing to the number. */
const PIECES = ['C62', 'H87', 'EA'] as const
export type PieceCode = (typeof PIECES)[number]

/** Whether a unit is a single thing, whose number needs no name. */
export function isPiece(code: string): code is PieceCode {
  return PIECES.some((each) => each === code)
}
