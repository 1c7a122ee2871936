import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lettersOf } from './search-letters.ts'

it('API-03 PROD-12 a word is looked for by its letters in threes, and a short one by how a three begins', () => {
  expect(lettersOf('lamp')).toBe("'~lam' & '~amp'")
  expect(lettersOf('zq')).toBe("'~zq':*")
  expect(lettersOf('sku-77')).toBe("'~sku' & '~77':*")
  expect(lettersOf('水-')).toBeUndefined()
})

it('OPS-06 whatever is searched for, nothing of it can leave its quotes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (word) => {
      const parts = lettersOf(word)?.split(' & ') ?? []
      expect(parts.every((part) => /^'~[a-z0-9]{1,3}'(:\*)?$/.test(part))).toBe(true)
      expect(parts.length).toBeLessThanOrEqual(30)
    }),
  )
})
