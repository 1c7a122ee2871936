import { expect, it } from 'vitest'
import { setMessageLanguage } from '../format/locale.ts'
import { schemeOptions } from './scheme-options.ts'

it('DOC-16 SHELL-10 a kind of address is named with its country, in the language of the messages, and with its code', () => {
  const named = (code: string) => schemeOptions('None').find(({ value }) => value === code)?.label
  expect([named(''), named('EM'), named('9930')]).toEqual(['None', 'E-mail address (EM)', 'VAT id, Germany (9930)'])
  setMessageLanguage('fr')
  expect(named('9930')).toBe('VAT id, Allemagne (9930)')
  setMessageLanguage('en')
})
