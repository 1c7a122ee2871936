import { type PaperLanguage, paperLanguageOf } from '#domain/documents/paper-language.ts'
import { isPiece, isUnitCode } from '#domain/documents/unit-codes.ts'
import { unitNames as de } from '#domain/documents/unit-messages.de.ts'
import { unitNames as es } from '#domain/documents/unit-messages.es.ts'
import { unitNames as fr } from '#domain/documents/unit-messages.fr.ts'
import { unitNames } from '#domain/documents/unit-messages.ts'
import { pluralOf } from '#domain/plural.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { ar } from './unit-names/ar.ts'
import { he } from './unit-names/he.ts'
import { it } from './unit-names/it.ts'
import { nl } from './unit-names/nl.ts'
import { pl } from './unit-names/pl.ts'
import { pt } from './unit-names/pt.ts'
import { zh } from './unit-names/zh.ts'
import { INTL_UNITS, type NamedUnit, type NamedUnits, UNIT_SYMBOLS } from './unit-symbols.ts'

/** Paper may be in another language than the one that is being spoken, and English texts are said in that one. */
const NAMES: Readonly<Record<Exclude<PaperLanguage, 'en'>, NamedUnits>> = { de, fr, es, it, pt, nl, pl, ar, he, zh }

/** A formatted quantity with its unit: shortened or as a symbol where there is one, else by its name; a piece or an unknown unit is not named. */
export function withUnit(quantity: string, decimal: number, code: string, locale: string): string {
  if (!isUnitCode(code) || isPiece(code)) return quantity
  if (isIn(INTL_UNITS, code)) {
    const options = { style: 'unit', unit: INTL_UNITS[code], unitDisplay: 'short', maximumFractionDigits: 4 } as const
    return new Intl.NumberFormat(locale, options).format(decimal)
  }
  // A line never ends between a number and a symbol.
  if (isIn(UNIT_SYMBOLS, code)) return `${quantity}\u00a0${UNIT_SYMBOLS[code]}`
  return `${quantity} ${nameOf(code, decimal, locale)}`
}

function nameOf(code: NamedUnit, count: number, locale: string): string {
  const language = paperLanguageOf(locale) ?? 'en'
  if (language !== 'en') return pluralOf(language, count, NAMES[language][code])
  return inLanguage('en', () => pluralOf('en', count, unitNames[code]))
}

function isIn<Code extends string>(table: Readonly<Record<Code, string>>, code: string): code is Code {
  return Object.hasOwn(table, code)
}
