import { describe, expect, it } from 'vitest'
import { vatIdExample, vatIdProblem } from './vat-id.ts'

describe('the form of a VAT id', () => {
  it.each([
    'DE123456789',
    'de 123 456 789',
    'ATU12345678',
    'BE0123456789',
    'FRXX123456789',
    'NL123456789B01',
    'IE1234567FA',
    'IE1A23456B',
    'EL123456789',
    'GB123456789',
    'XI123456789',
    'CHE-123.456.789 MWST',
    'ESX1234567X',
    'US12-3456789',
    '',
  ])('CUST-05 takes %s', (vatId) => {
    expect(vatIdProblem(vatId)).toBeUndefined()
  })

  it.each('AT BE BG CHE CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK XI'.split(' '))(
    'CUST-05 shows an id of %s that has the form',
    (prefix) => {
      const example = vatIdExample(`${prefix}1`)
      expect(example.startsWith(prefix)).toBe(true)
      expect(vatIdProblem(example)).toBeUndefined()
    },
  )

  it.each([
    ['123456789', 'country'],
    ['DE12345678', 'form'],
    ['DE1234567890', 'form'],
    ['ATU1234567', 'form'],
    ['AT123456789', 'form'],
    ['FR12345', 'form'],
    ['CHE12345', 'form'],
    ['ÄÖ123', 'country'],
  ])('CUST-05 finds fault with %s: %s', (vatId, problem) => {
    expect(vatIdProblem(vatId)).toBe(problem)
  })
})
