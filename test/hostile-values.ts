import fc from 'fast-check'
import { changed, placesOf } from './value-places.ts'

const EDGE_NUMBERS = [0, -0, -1, 0.1 + 0.2, 1e-9, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 5e-324, 1e21]
const EDGE_TEXTS = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  'null',
  'true',
  '[object Object]',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  'İı',
  '﷽'.repeat(20),
  "' or 1=1 --",
  '"; drop table product; --',
  '$1',
  '%s%n',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|"/c calc"!A1',
  '99999999999999999999999999',
  '2026-02-30T99:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'A'.repeat(70_000),
]
const EDGE_NAMES = [
  '\ud800',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'id',
  'userId',
  'a.b',
  '$where',
  'version',
]

/** Bodies that no value says: deep, cut off, said twice, in another form. */
export const EDGE_BODIES = [
  '',
  '{',
  'null',
  'NaN',
  '"text"',
  '{"id":1,"id":2}',
  '{"name":1e999}',
  Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  '{"__proto__":{"admin":true}}',
  '\ufeff{}',
  'name=x&price=1',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
]

/** Values that nobody asked for. */
export function hostileValue(depth: number): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, [], {}, [[]], ...EDGE_NUMBERS, ...EDGE_TEXTS),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.double(),
    fc.maxSafeInteger(),
  )
  if (depth <= 0) return leaf
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    fc.array(hostileValue(depth - 1), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...EDGE_NAMES), fc.string({ maxLength: 8 })), hostileValue(depth - 1), {
      maxKeys: 3,
    }),
    fc.integer({ min: 10, max: 500 }).map(nested),
  )
}

function nested(levels: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value]
  return value
}

/** Changes one place of a good input: another value, one field more, one less, or the whole in a list. */
export function spoil(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(good, hostileValue(2), fc.constantFrom(...EDGE_NAMES, 'extra'), fc.nat(), fc.nat(4))
    .map(([value, bad, name, at, how]) => {
      const places = placesOf(value)
      const place = places[at % places.length] ?? []
      if (how === 0) return [value]
      if (how === 1) return changed(value, [...place, name], bad)
      if (how === 2) return changed(value, place, undefined)
      return changed(value, place, bad)
    })
}
