import { expect, it } from 'vitest'
import { isObjectWord, ownKeys } from './own-keys.ts'

const WORDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

it('OPS-03 a key that objects have a meaning for is a key like any other, and changes no other object', () => {
  const record = ownKeys<Record<string, number>>([['a', { n: 1 }]])
  for (const word of WORDS) {
    expect([word, record[word], isObjectWord(word)]).toEqual([word, undefined, true])
    ;(record[word] ??= ownKeys())['stock'] = 5
  }
  expect(Object.keys(record)).toEqual(['a', ...WORDS])
  expect([({} as Record<string, unknown>)['stock'], (Object as unknown as Record<string, unknown>)['stock']]).toEqual([
    undefined,
    undefined,
  ])
  expect(isObjectWord('p00001')).toBe(false)
})
