import { isPiece, isUnitCode, type UnitCode } from '#domain/documents/unit-codes.ts'
import { unitNames as german } from '#domain/documents/unit-messages.de.ts'
import { unitNames as spanish } from '#domain/documents/unit-messages.es.ts'
import { unitNames as french } from '#domain/documents/unit-messages.fr.ts'
import { unitNames } from '#domain/documents/unit-messages.ts'
import { pluralOf, type PluralTexts } from '#domain/plural.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'

/** Units that `Intl` can shorten in every language. */
const INTL: Readonly<Partial<Record<UnitCode, string>>> = {
  SEC: 'second',
  MIN: 'minute',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
  P1: 'percent',
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
  SMI: 'mile',
  H18: 'hectare',
  ACR: 'acre',
  MLT: 'milliliter',
  LTR: 'liter',
  GLL: 'gallon',
  OZA: 'fluid-ounce',
  AD: 'byte',
  '4L': 'megabyte',
  E34: 'gigabyte',
  E35: 'terabyte',
}

/** Units whose symbol is the same in every language. */
const SYMBOLS: Readonly<Partial<Record<UnitCode, string>>> = {
  MGM: 'mg',
  HGM: 'hg',
  TNE: 't',
  DMT: 'dm',
  MMK: 'mm²',
  CMK: 'cm²',
  MTK: 'm²',
  FTK: 'ft²',
  INK: 'in²',
  YDK: 'yd²',
  CLT: 'cl',
  DLT: 'dl',
  HLT: 'hl',
  CMQ: 'cm³',
  MTQ: 'm³',
  FTQ: 'ft³',
  KWH: 'kWh',
  MWH: 'MWh',
  WHR: 'Wh',
  KWT: 'kW',
  JOU: 'J',
  '3B': 'MJ',
}

type UnitNames = Readonly<Record<UnitCode, PluralTexts>>

/** Paper may be in another language than the one that is being spoken. */
const NAMES: ReadonlyMap<string, UnitNames> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
])

/** A formatted quantity with its unit: shortened or as a symbol where there is one, else by its name; a piece or an unknown unit is not named. */
export function withUnit(quantity: string, decimal: number, code: string, locale: string): string {
  if (isPiece(code) || !isUnitCode(code)) return quantity
  const [short, symbol] = [INTL[code], SYMBOLS[code]]
  if (short !== undefined) {
    const options = { style: 'unit', unit: short, unitDisplay: 'short', maximumFractionDigits: 4 } as const
    return new Intl.NumberFormat(locale, options).format(decimal)
  }
  // A line never ends between a number and a symbol.
  return symbol === undefined ? `${quantity} ${nameOf(code, decimal, locale)}` : `${quantity}\u00a0${symbol}`
}

function nameOf(code: UnitCode, decimal: number, locale: string): string {
  const { language } = new Intl.Locale(locale)
  const names = NAMES.get(language)
  return names
    ? pluralOf(language, Number(decimal), names[code])
    : inLanguage('en', () => pluralOf('en', Number(decimal), unitNames[code]))
}
