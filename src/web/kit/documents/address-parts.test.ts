import { describe, expect, it } from 'vitest'
import { partsOf } from './address-parts.ts'

describe('a written address in its parts', () => {
  it.each([
    ['Werkstr. 4\n10115 Berlin', { street: 'Werkstr. 4', zip: '10115', city: 'Berlin' }],
    [
      'Morgenrot GmbH\nHinterhaus\n1010 Wien',
      { street: 'Morgenrot GmbH', street2: 'Hinterhaus', zip: '1010', city: 'Wien' },
    ],
    ['12 Mill Lane\nYork', { street: '12 Mill Lane', street2: 'York' }],
    ['Ringstr. 1\n1010 Wien\nAustria', { street: 'Ringstr. 1', zip: '1010', city: 'Wien', country: 'AT' }],
    ['Ringstr. 1\n1010 Wien\nÖSTERREICH', { street: 'Ringstr. 1', zip: '1010', city: 'Wien', country: 'AT' }],
    ['12 Mill Lane\nYork\nUnited Kingdom', { street: '12 Mill Lane', street2: 'York', country: 'GB' }],
    ['Austria', { street: 'Austria' }],
    ['', { street: '' }],
  ])('DOC-01 nothing of %j is lost', (written, parts) => {
    expect(partsOf(written)).toEqual(parts)
  })
})
