import { expect, it } from 'vitest'
import { readWebsite, shortAddress } from './website.ts'

it.each([
  ['www.fjord.example', 'https://www.fjord.example'],
  ['fjord.example/trade?x=1', 'https://fjord.example/trade?x=1'],
  [' http://fjord.example ', 'http://fjord.example'],
  ['HTTPS://fjord.example', 'HTTPS://fjord.example'],
  ['', ''],
])('BRAND-01 reads %j as the address %j', (typed, value) => {
  expect(readWebsite(typed)).toEqual({ value })
})

it.each(['fjord', 'ftp://fjord.example', 'javascript:alert(1)', 'hello@fjord.example', 'two words.example'])(
  'BRAND-01 refuses %j as a web address',
  (typed) => {
    expect(readWebsite(typed)).toEqual({ issue: 'Must start with http:// or https://.' })
  },
)

it('shows an address without what all addresses begin with', () => {
  expect(shortAddress('https://www.fjord.example/')).toBe('fjord.example')
  expect(shortAddress('http://fjord.example/a')).toBe('fjord.example/a')
})
