import { describe, expect, it } from 'vitest'
import { roundedTo, writtenFigures } from './written-figures.ts'

const meanings = (text: string) => writtenFigures(text).map((each) => each.meanings.join('|'))

describe('figures in a text', () => {
  it.each([
    ['It costs 12.50 EUR.', ['12.50']],
    ['Es kostet 1.234,56 €.', ['1234.56']],
    ['Cela coûte 1 234,56 €.', ['1234.56']],
    ['It is 1,234.', ['1234|1.234']],
    ['From -5 to 10-20 %', ['-5', '10', '20']],
    ['It is −3.5 %', ['-3.5']],
    ['1. First\n2. Second with 7', ['7']],
    ['３ and ٣', ['3', '3']],
    ['½ of it', ['']],
    ['40k', ['']],
    ['4e6', ['', '6']],
    ['forty percent', ['']],
    ['fifteen or seven', ['15', '7']],
    ['twentyfive of it', ['']],
    ['fünfundzwanzig, zweihundertfünfzig und elf', ['', '', '11']],
    ['douze et quinze', ['12', '15']],
    ['veinticinco, doscientos', ['', '']],
    ['五十', ['']],
    ['one of two ways', []],
    ['a 3 120 piece', ['3120']],
    ['5 12', ['5', '12']],
  ])('CHAT-05 are found in %j', (text, found) => {
    expect(meanings(text)).toEqual(found)
  })

  it.each([
    ['38.5', '39', true],
    ['38.5', '38.5', true],
    ['38.456', '38.46', true],
    ['38.456', '38.45', false],
    ['40', '40.00', true],
    ['-12', '12', false],
    ['-0.4', '0', true],
    ['0.005', '0.01', true],
    ['12.34', '13', false],
  ])('CHAT-05 %s rounds to %s: %s', (known, written, expected) => {
    const decimals = written.split('.')[1]?.length ?? 0
    expect(roundedTo(known, decimals) === roundedTo(written, decimals)).toBe(expected)
  })
})
