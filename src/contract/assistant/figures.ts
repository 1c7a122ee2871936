import * as z from 'zod/mini'
import { MOST_AT_ONCE } from '#domain/assistant/most-at-once.ts'
import { trimEndOf } from '#domain/trim-text.ts'
import { currencyText, uuid } from '../fields.ts'
import { said } from './tool.ts'

const DECIMAL = /^-?\d{1,15}(\.\d{1,9})?$/

/** A decimal as a caller may give it: a text, or a number of JSON. */
export const decimalInput = z.union([
  z.string().check(z.regex(DECIMAL, 'must be a decimal number with a point, such as 19.90')),
  z.number().check(z.gte(-1e12), z.lte(1e12)),
])

/** A percentage of a caller: 40 is 40 %. */
export const percentInput = z.union([
  z.string().check(z.regex(/^-?\d{1,5}(\.\d{1,4})?$/, 'must be a percentage such as 40 or 12.5')),
  z.number().check(z.gte(-100), z.lte(100_000)),
])

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
