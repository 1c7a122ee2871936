import { describe, expect, it } from 'vitest'
import { pluralOf } from './plural.ts'

describe('the text for a number', () => {
  it.each([
    ['en', [0, 1, 2, 21], ['files', 'file', 'files', 'files']],
    ['fr', [0, 1, 2], ['file', 'file', 'files']],
    ['ja', [0, 1, 2], ['files', 'files', 'files']],
  ])('goes by the plural category of %s', (language, counts, told) => {
    expect(counts.map((count) => pluralOf(language, count, { one: 'file', other: 'files' }))).toEqual(told)
  })

  it('takes further categories where a language has them', () => {
    const files = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }
    expect([1, 3, 5, 22, 1.5].map((count) => pluralOf('pl', count, files))).toEqual([
      'plik',
      'pliki',
      'plików',
      'pliki',
      'pliku',
    ])
  })
})
