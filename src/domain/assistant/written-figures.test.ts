import { describe, expect, it } from 'vitest'
import type { AskedLanguage } from './vocabulary/vocabularies.ts'
import { roundedTo, writtenFigures } from './written-figures.ts'

const meanings = (text: string, language: AskedLanguage = 'en') =>
  writtenFigures(text, language).map((each) => each.meanings.join('|'))

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
    ['zweihundertfünfzig', ['']],
    ['douze et quinze', ['12', '15']],
    ['veinticinco, doscientos', ['', '']],
    ['twenty-five or quatre-vingt-onze', ['', '']],
    ['quatre-vingts', ['']],
    ['dix-sept', ['17']],
    ['a six-pack', ['6']],
    ['五十', ['']],
    ['价格是五十元', ['']],
    ['百 and 三千', ['', '']],
    ['三星电视 and 一般', []],
    ['half a dozen', ['', '']],
    ['XLII €, € XC, XLII products, xlii percent', ['', '', '', '']],
    ['Size XL, a CD, XL products, MIX products, Model III, 5 ml', ['5']],
    ['Ein Jahrhundert', []],
    ['three quarters of it, a third of the price, a third option, last quarter', ['', '']],
    ['thrice or tenfold', ['', '']],
    ['drei Viertel, ein Drittel des Preises, ein Viertel nach, anderthalb', ['', '', '']],
    ['dreifach so hoch, dreifach verpackt, dreissig', ['', '']],
    ['un tiers du prix, un tiers, trois quarts', ['', '']],
    ['un tercio del precio, tres cuartos, un tercio', ['', '']],
    ['one of two ways', []],
    ['a 3 120 piece', ['3120']],
    ['5 12', ['5', '12']],
  ])('CHAT-05 are found in %j', (text, found) => {
    expect(meanings(text)).toEqual(found)
  })

  it.each<[AskedLanguage, string, readonly string[]]>([
    ['fr', 'seize, onze et dix-neuf', ['16', '11', '19']],
    ['en', 'They seize it at once, ten of it', ['10']],
    ['en', 'seize euros, once %, neuf pour cent, € quince', ['16', '11', '9', '15']],
    ['fr', 'Un sac neuf, comme neuf', []],
    ['en', 'Once products have a cost, elf products, quince products', []],
    ['es', '12 por ciento de ciento', ['12', '']],
    ['fr', 'neuf euros, neuf produits, neuf %', ['9', '9', '9']],
    ['de', 'fünfundzwanzig, zweihundertfünfzig und elf', ['', '', '11']],
    ['en', 'An elf of wood', []],
    ['en', 'elf Prozent', ['11']],
    ['es', 'once y quince, mil', ['11', '15', '']],
    ['en', 'Quince jam, 99 cents on 5 Sept', ['99', '5']],
    ['fr', 'deux cents', ['']],
    ['fr', 'cent euros, Cent pièces', ['', '']],
    ['fr', '12 pour cent, neuf pour cent, cent pour cent', ['12', '9', '']],
    ['en', '50 cent, ten cents, a cent EUR, 5 per cent', ['50', '10', '5']],
    ['de', 'neunundneunzig Cent, 99 Cent', ['', '99']],
    ['es', '12 por ciento, cien por ciento', ['12', '']],
    ['en', 'a billion, trillions', ['', '']],
    ['de', 'eine Milliarde, drei Milliarden, eine Billion, zwei Billionen', ['', '', '', '']],
    ['fr', 'un milliard, des milliards, un millier, deux centaines, une dizaine', ['', '', '', '', '']],
    ['es', 'un billón, billones, un millar, una decena, centenares', ['', '', '', '', '']],
    ['en', 'seize XAF, ISK neuf, once KRW, quince TND', ['16', '9', '11', '15']],
    ['en', 'seize ABC, once XXX', []],
    ['es', 'Ten en cuenta', []],
    ['de', 'Das half nicht', []],
    ['de', 'die Hälfte', ['']],
    ['fr', 'la moitié', ['']],
    ['es', 'la mitad', ['']],
  ])('CHAT-05 in %s the numbers of %j', (language, text, found) => {
    expect(meanings(text, language)).toEqual(found)
  })

  it.each<[AskedLanguage, string, readonly string[]]>([
    ['en', 'It earns double the margin, twice as much, and the cost has doubled.', ['double', 'twice', 'doubled']],
    ['en', 'The price is double.', ['double']],
    ['en', 'A double bed. Check twice, double-check.', []],
    ['en', 'It makes a grand per month, or five grand.', ['grand', 'grand']],
    ['en', 'A grand piano, a grand total.', []],
    ['fr', 'Il a grand besoin', []],
    ['de', 'doppelt so viel, das Doppelte, halb so teuer, verdoppelt', ['doppelt', 'Doppelte', 'halb', 'verdoppelt']],
    ['de', 'Ein Doppelbett', []],
    ['fr', 'le double, deux fois plus, a doublé', ['double', 'deux fois', 'a doublé']],
    ['fr', 'Un manteau doublé, un lit double', []],
    ['es', 'el doble, dos veces más, duplicó', ['doble', 'dos veces', 'duplicó']],
    ['es', 'Una cama doble', []],
  ])('CHAT-05 in %s what is so many times as much: %j', (language, text, found) => {
    const figures = writtenFigures(text, language)
    expect(figures.map(({ at, length }) => text.slice(at, at + length))).toEqual(found)
    expect(figures.every((figure) => figure.meanings.length === 0)).toBe(true)
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
