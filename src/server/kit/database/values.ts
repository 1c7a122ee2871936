import { type CustomTypesConfig, types } from 'pg'

const INT8 = 20
const INT8_ARRAY: number = 1016
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

type Parse = (text: string) => unknown

const parserOf = types.getTypeParser as (oid: number, format?: string) => Parse
const textsOf = parserOf(INT8_ARRAY) as (text: string) => string[]

const parsers = new Map<number, Parse>([
  [INT8, Number],
  [INT8_ARRAY, (text) => textsOf(text).map(Number)],
  [DATE, (text) => text],
  [TIMESTAMP, (text) => text],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])

/** How answers are parsed: the same on both engines, and only into JSON values and `bytea`. */
export const resultTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: string) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    parserOf(oid, format)) as CustomTypesConfig['getTypeParser'],
}

/** A value that the driver can send. */
export type Parameter = string | number | boolean | null | Buffer | readonly Parameter[]

/**
 * A statement's value in a form that the driver can always send: a value that failed on its way would leave a hole in a batch whose
 * other statements commit.
 */
export function parameter(value: unknown): Parameter {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map(parameter)
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'number':
      return value
    case 'bigint':
      return value.toString()
    case 'object':
      if (Buffer.isBuffer(value)) return value
      if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      return value instanceof Date ? value.toISOString() : JSON.stringify(value)
    default:
      throw new TypeError(`a ${typeof value} cannot be sent to the database`)
  }
}
