import type { Language } from '#contract/languages.ts'
import { minorDigits } from '#domain/currency.ts'
import { decimalFromUnits, PPM, type Ppm, roundToMinor, type Units } from '#domain/money.ts'

/** A figure of an article, as the functions of the product give it. */
export type Figure =
  | { readonly kind: 'money'; readonly units: Units; readonly currency: string }
  | { readonly kind: 'percent'; readonly ppm: Ppm }
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'text'; readonly text: string }

/** The figures of an article by the names that stand in its text. */
export type Figures = Readonly<Record<string, Figure>>

/** The currency of all examples but those that are about another one. */
export const CURRENCY = 'EUR'

export const money = (units: Units, currency: string = CURRENCY): Figure => ({ kind: 'money', units, currency })
export const percent = (ppm: Ppm): Figure => ({ kind: 'percent', ppm })
export const count = (value: number): Figure => ({ kind: 'count', value })
export const day = (of: string): Figure => ({ kind: 'day', day: of })
export const text = (of: string): Figure => ({ kind: 'text', text: of })

const REGIONS: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }
const NAME = /\{\{(\w+)\}\}/g

/** A figure as a reader of a language sees it. */
export function figureText(figure: Figure, language: Language): string {
  const region = REGIONS[language]
  switch (figure.kind) {
    case 'money':
      return moneyText(figure.units, figure.currency, region)
    case 'percent':
      return new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 2 }).format(figure.ppm / PPM)
    case 'count':
      return new Intl.NumberFormat(region).format(figure.value)
    case 'day':
      return dayText(figure.day, language)
    case 'text':
      return figure.text
  }
}

/** A day such as `2026-11-29` in words. */
export function dayText(of: string, language: Language): string {
  const format = new Intl.DateTimeFormat(REGIONS[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${of}T00:00:00Z`))
}

/**
 * Puts the figures in the places of their names: `{{cost}}`.
 * @throws Error where a text names a figure that its example does not have.
 */
export function withFigures(source: string, figures: Figures, language: Language): string {
  return source.replaceAll(NAME, (_, name: string) => {
    const figure = figures[name]
    if (!figure) throw new Error(`no figure is called ${name}`)
    return figureText(figure, language)
  })
}

function moneyText(units: Units, currency: string, region: string): string {
  const digits = minorDigits(currency)
  const format = new Intl.NumberFormat(region, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // Decimal text is formatted digit by digit; only the types ask for a number.
  return format.format(decimalFromUnits(roundToMinor(units), currency) as unknown as number)
}
