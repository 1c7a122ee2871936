/** A unit of UN/ECE recommendation 20 (or a package of recommendation 21, which begins with X) and its name. */
export interface UnitCode {
  readonly code: string
  readonly label: string
}

// The units of small importers, makers and services; an e-invoice accepts no other (BR-CL-23).
const TABLE = `
C62 Piece|H87 Piece (item)|EA Each|PR Pair|SET Set|DZN Dozen|GRO Gross|CEN Hundred|MIL Thousand|KT Kit|NMP Number of packs|
XPK Package|XBX Box|XCT Carton|XBG Bag|XBO Bottle|XCA Can|XCR Crate|XCS Case|XDR Drum|XEN Envelope|XJR Jar|XPA Packet|XPX Pallet|XRO Roll|XSA Sack|
XTU Tube|XTY Tank|XBE Bundle|XBA Barrel|XST Sheet|
SEC Second|MIN Minute|HUR Hour|DAY Day|WEE Week|MON Month|QAN Quarter|ANN Year|E48 Service unit|LS Lump sum|E49 Working day|E50 Accounting unit|
P1 Percent|IE Person|
MGM Milligram|GRM Gram|HGM Hectogram|KGM Kilogram|TNE Tonne|LBR Pound|ONZ Ounce|STN Short ton|CTM Carat|
MMT Millimetre|CMT Centimetre|DMT Decimetre|MTR Metre|KMT Kilometre|INH Inch|FOT Foot|YRD Yard|SMI Mile|LM Linear metre|
MMK Square millimetre|CMK Square centimetre|MTK Square metre|H18 Hectare|ACR Acre|FTK Square foot|INK Square inch|YDK Square yard|
MLT Millilitre|CLT Centilitre|DLT Decilitre|LTR Litre|HLT Hectolitre|CMQ Cubic centimetre|MTQ Cubic metre|FTQ Cubic foot|GLL US gallon|GLI UK gallon|
PTI UK pint|OZA US fluid ounce|
KWH Kilowatt hour|MWH Megawatt hour|WHR Watt hour|KWT Kilowatt|JOU Joule|3B Megajoule|AD Byte|4L Megabyte|E34 Gigabyte|E35 Terabyte`

/** The units of a line, the commonest first. */
export const unitCodes: readonly UnitCode[] = TABLE.split('|').map((entry) => {
  const text = entry.trim()
  const gap = text.indexOf(' ')
  return { code: text.slice(0, gap), label: text.slice(gap + 1) }
})

const byCode: ReadonlyMap<string, UnitCode> = new Map(unitCodes.map((unit) => [unit.code, unit]))

/** The unit of a code in capitals, if the table has it. */
export function unitOf(code: string): UnitCode | undefined {
  return byCode.get(code)
}

/** The units that `Intl` can name, by their codes of UN/ECE recommendation 20. */
export const INTL_UNITS: Readonly<Record<string, string>> = {
  SEC: 'second',
  MIN: 'minute',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
  GRM: 'gram',
  KGM: 'kilogram',
  LBR: 'pound',
  ONZ: 'ounce',
  MMT: 'millimeter',
  CMT: 'centimeter',
  MTR: 'meter',
  KMT: 'kilometer',
  INH: 'inch',
  FOT: 'foot',
  YRD: 'yard',
  MLT: 'milliliter',
  LTR: 'liter',
  GLL: 'gallon',
}
