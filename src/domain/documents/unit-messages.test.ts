import { expect, it } from 'vitest'
import { schemeNames as germanSchemes } from './scheme-messages.de.ts'
import { schemeNames as spanishSchemes } from './scheme-messages.es.ts'
import { schemeNames as frenchSchemes } from './scheme-messages.fr.ts'
import { UNIT_CODES } from './unit-codes.ts'
import { unitNames as german } from './unit-messages.de.ts'
import { unitNames as spanish } from './unit-messages.es.ts'
import { unitNames as french } from './unit-messages.fr.ts'

it('SHELL-10 DOC-16 each unit has its own names in each language: German nouns with a capital, French and Spanish ones without', () => {
  for (const names of [german, french, spanish]) {
    expect(Object.keys(names)).toEqual([...UNIT_CODES])
    expect(new Set(Object.values(names).map(({ one }) => one)).size).toBe(UNIT_CODES.length)
  }
  const germanNouns = Object.values(german).flatMap(({ one, other }) => [one, other])
  expect(germanNouns.filter((name) => !/\p{Lu}/u.test(name))).toEqual([])
  const running = [french, spanish].flatMap((names) => Object.values(names).flatMap(({ one, other }) => [one, other]))
  expect(running.filter((name) => /\p{Lu}/u.test(name))).toEqual([])
})

it('SHELL-10 DOC-16 what an address for e-invoices is, is said in each language', () => {
  expect([germanSchemes, frenchSchemes, spanishSchemes].map(({ vatId }) => vatId)).toEqual([
    'USt-IdNr.',
    'N°\u00a0de TVA',
    'NIF/IVA',
  ])
})
