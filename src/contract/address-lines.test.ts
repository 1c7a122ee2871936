import { expect, it } from 'vitest'
import { writtenLines } from './address-lines.ts'

it.each([
  [
    { street: '8 Harbour Row', city: 'Brighton', zip: 'BN1 4QT', country: 'GB' },
    ['8 Harbour Row', 'Brighton, BN1 4QT', '(GB)'],
  ],
  [{ city: 'Springfield', state: 'IL', zip: '62701', country: 'US' }, ['Springfield, IL 62701', '(US)']],
  [
    { street: 'Hafenstr. 1', street2: ' ', city: 'Hamburg', zip: '20457', country: 'DE' },
    ['Hafenstr. 1', '20457 Hamburg', '(DE)'],
  ],
  [{ city: 'Roma', zip: '00184', state: 'RM' }, ['00184 Roma', 'RM']],
  ['  Pier 2\r\n\nOslo ', ['Pier 2', 'Oslo']],
  ['', []],
  [{}, []],
])('DOC-12 PROF-02 %j is written as %j', (address, lines) => {
  expect(writtenLines(address, (country) => `(${country})`)).toEqual(lines)
})
