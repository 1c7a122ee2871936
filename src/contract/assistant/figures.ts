import * as z from 'zod/mini'
import { MOST_AT_ONCE } from '#domain/assistant/most-at-once.ts'
import { decimalFromPpm, MAX_PPM, PPM, type Ppm, ppmFromDecimal } from '#domain/money.ts'
import { trimEndOf } from '#domain/trim-text.ts'
import { currencyText, uuid } from '../fields.ts'
import { said } from './tool.ts'

const DECIMAL = /^-?\d{1,15}(\.\d{1,9})?$/
const MOST = 1e12
const BEYOND = `must be a number from -${MOST} to ${MOST}`

/** A decimal as a caller may give it: a text, or a number of JSON; the limit is the same for both. */
export const decimalInput = z
  .union([
    z.string().check(z.regex(DECIMAL, 'must be a decimal number with a point, such as 19.90')),
    z.number().check(z.gte(-MOST, BEYOND), z.lte(MOST, BEYOND)),
  ])
  .check(z.refine((value) => Math.abs(Number(value)) <= MOST, BEYOND))

/** A percentage of a caller, `least` in ppm: 40 is 40 %, as a text and as a number, with the same limits for both. */
function percentFrom(least: Ppm) {
  const [from, to] = [decimalFromPpm(least), decimalFromPpm(MAX_PPM)]
  const beyond = `must be a percentage from ${from} to ${to}`
  const isWithin = (value: string | number): boolean => {
    const read = ppmFromDecimal(decimalText(value))
    return 'value' in read && read.value >= least && read.value <= MAX_PPM
  }
  return z
    .union([
      z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,4})?$/, 'must be a percentage such as 40 or 12.5')),
      z.number().check(z.gte(Number(from), beyond), z.lte(Number(to), beyond)),
    ])
    .check(z.refine(isWithin, beyond))
}

/** A change in percent, or in percentage points. */
export const percentInput = percentFrom(-PPM)
/** A percentage that is none below zero, such as the rate of a duty. */
export const rateInput = percentFrom(0)
/** A change of what a currency is worth: it keeps some of it. */
export const currencyChangeInput = percentFrom(1 - PPM)

/** The decimal text of a caller's number. */
export function decimalText(value: string | number): string {
  return typeof value === 'number' ? trimEndOf(trimEndOf(value.toFixed(9), '0'), '.') : value
}

/** An amount in a result, in major units of the currency beside it; null where there is none. */
export const amount = z.nullable(z.string())
/** A percentage in a result; null where there is none. */
export const percent = z.nullable(z.string())

/** A row that a figure leads to. */
export const namedRow = z.object({ id: z.string(), name: z.string() })

/** The id of a row as another tool answered it. */
export const idOf = (what: string) => said(z.clone(uuid), `The id of ${what}, from a result of another tool`)

export const currencyInput = said(z.clone(currencyText), 'ISO 4217 code such as EUR')

/** The most rows that a tool answers at once, and so many if nothing is asked. */
export const MOST_ROWS = MOST_AT_ONCE
const USUAL_ROWS = 8

/** How many rows to answer. */
export const limitInput = said(
  z._default(z.int().check(z.gte(1), z.lte(MOST_ROWS)), USUAL_ROWS),
  `How many rows at most, 1 to ${MOST_ROWS}`,
)
