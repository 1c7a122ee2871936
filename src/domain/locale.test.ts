import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalLocale } from './locale.ts'

describe('the tag of a language', () => {
  it.each([
    ['de', 'de'],
    ['DE-at', 'de-AT'],
    ['zh-hans-cn', 'zh-Hans-CN'],
    ['es-419', 'es-419'],
    ['iw', 'he'],
    ['fil', 'fil'],
  ])('DOC-12 %s is %s', (tag, locale) => {
    expect(canonicalLocale(tag)).toBe(locale)
  })

  it.each([
    '',
    'en-a1',
    'xx',
    'en-XX',
    'en-',
    'de-AT-',
    'e',
    'english',
    'en_GB',
    'en-u-ca-buddhist',
    'de-Xxxx',
    'a'.repeat(50),
  ])('DOC-12 %j is none', (tag) => {
    expect(canonicalLocale(tag)).toBeUndefined()
  })

  it('API-02 whatever passes can be given to Intl, and stays as it is', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9]{1,4}$/)
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const locale = canonicalLocale(parts.join('-'))
        if (locale === undefined) return
        expect(canonicalLocale(locale)).toBe(locale)
        expect(() => new Intl.NumberFormat(locale).format(1)).not.toThrow()
      }),
    )
  })
})
