import { expect, it } from 'vitest'
import { countryOptions } from './country-names.ts'

it('CUST-01 a country is found by its code and by its name in its own language too, and no name is missing a country', () => {
  const also = new Map(countryOptions().map((option) => [option.value, option.also?.()]))
  expect(['DE', 'AT', 'JP', 'ES'].map((code) => also.get(code))).toEqual([
    'DE Deutschland',
    'AT Österreich',
    'JP 日本',
    'ES España',
  ])
  for (const [code, words] of also) expect(words, code).toMatch(new RegExp(`^${code} .+`))
})
