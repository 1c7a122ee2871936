import fc from 'fast-check'
import { MAX_UNITS } from '#domain/money.ts'
import { changed, placesOf, valueAt } from './value-places.ts'

/** Texts that look like what was asked for and mean nothing, or nothing that is there. */
const TEXTS = [
  // Ids
  'abc',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  '0190a5c4-1111-7222-8333-44445555666',
  '0190A5C4-1111-7222-8333-444455556666',
  // Languages
  'en-a1',
  'xx',
  'de-XX',
  'zz-Zzzz-ZZ',
  'en-u-nu-latn',
  'i-klingon',
  'de-1996-1996',
  'ar',
  // Days and moments
  '2026-02-30',
  '2025-02-29',
  '0000-01-01',
  '9999-12-31',
  '2026-13-01',
  '2026-02-30T12:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '2026-03-29T02:30:00+14:00',
  // Currencies, countries, time zones
  'ZZZ',
  'XXX',
  'XTS',
  'eur',
  'ZZ',
  'QQ',
  'Mars/Olympus',
  'Etc/GMT+14',
  // Addresses, names and numbers as texts
  '/😀',
  '/p/\u200f',
  '😀',
  'a,b,c',
  ',',
  '999999999.99',
  '0.0000000001',
  '-0',
  '1e3',
  '٣',
]

/** Numbers that a type allows and nobody means. */
const NUMBERS = [0, -1, 1, 1e-9, 0.1 + 0.2, 999_999_999.99, MAX_UNITS, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1), 99_999_999]

/** Lists and objects within each other, to where a function that calls itself for each level gives up. */
function nested(levels: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value]
  return value
}

const DEEP = [20, 31, 100, 5_000].map(nested)

/** A good input in which up to three values are others of their own type: nothing that a look at types would refuse. */
export function nearlyRight(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    text: fc.constantFrom(...TEXTS),
    number: fc.constantFrom(...NUMBERS),
    deep: fc.nat(60),
  })
  return fc.tuple(good, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) =>
    changes.reduce((before, { at, text, number, deep }) => {
      const places = placesOf(before)
      const place = places[at % places.length] ?? []
      return changed(before, place, otherOf(valueAt(before, place), text, number, DEEP[deep]))
    }, value),
  )
}

function otherOf(value: unknown, text: string, number: number, deep: unknown): unknown {
  if (typeof value === 'string') return text
  if (typeof value === 'number') return number
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return [...(value as unknown[]), typeof value[0] === 'object' ? value[0] : text]
  return deep ?? value
}
