import type { PieceCode, UnitCode } from '#domain/documents/unit-codes.ts'
import type { PluralTexts } from '#domain/plural.ts'

/** Units that `Intl` can shorten in every language. */
export const INTL_UNITS = {
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
} as const satisfies Partial<Record<UnitCode, string>>

/** Units whose symbol is the same in every language. */
export const UNIT_SYMBOLS = {
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
} as const satisfies Partial<Record<UnitCode, string>>

/** Units that can only be named: packages most of all. */
export type NamedUnit = Exclude<UnitCode, PieceCode | keyof typeof INTL_UNITS | keyof typeof UNIT_SYMBOLS>
export type NamedUnits = Readonly<Record<NamedUnit, PluralTexts>>
