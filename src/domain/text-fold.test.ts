import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codePointKey, compareText, foldText, matchesSearch, nameKey, searchTerms, searchText } from './text-fold.ts'

const text = fc.string({ unit: 'binary', maxLength: 40 })

describe('foldText', () => {
  it.each([
    ['Ceramic MUG', 'ceramic mug'],
    ['Crème Brûlée', 'creme brulee'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
    ['İstanbul', 'istanbul'],
    ['Isparta ılık', 'isparta ilik'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Ёлка', 'елка'],
    ['Ｆｕｌｌ', 'full'],
    ['ﬁn', 'fin'],
    ['½', '1⁄2'],
    ['日本', '日本'],
    ['कि', 'कि'],
  ])('PROD-12 %s folds to %s', (written, folded) => {
    expect(foldText(written)).toBe(folded)
  })

  it('PROD-12 accents may be typed in one piece or in two', () => {
    expect(foldText('é')).toBe(foldText('e\u0301'))
  })

  it('PROD-12 folding twice changes nothing', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(foldText(foldText(any))).toBe(foldText(any))
      }),
    )
  })
})

describe('nameKey', () => {
  it('PROD-07 collapses spaces and ignores case and accents', () => {
    expect(nameKey('  Éclair \u00a0 Noir\n')).toBe('eclair noir')
  })

  it('PROD-07 is ordered alike by code unit and by UTF-8 bytes, as SQL collate "C" does', () => {
    const tricky = fc.oneof(
      text,
      fc.string({ unit: fc.constantFrom('a', '\ue000', '\uffff', '😀', '\ud7ff', '𐀀', '\u{10ffff}') }),
    )
    fc.assert(
      fc.property(tricky, tricky, (a, b) => {
        const [x, y] = [nameKey(a), nameKey(b)]
        const bytes = Math.sign(Buffer.compare(Buffer.from(x, 'utf8'), Buffer.from(y, 'utf8')))
        expect(compareText(x, y)).toBe(bytes)
      }),
      { numRuns: 1_000 },
    )
  })

  it('PROD-07 stays within 256 characters and never cuts one in half', () => {
    expect(nameKey('x'.repeat(2_000_000)).length).toBe(256)
    expect(nameKey(`${'x'.repeat(255)}😀`)).toBe('x'.repeat(255))
    expect(nameKey(`${'x'.repeat(254)}😀`)).toBe(`${'x'.repeat(254)}😀`)
    expect(nameKey('\ud83d')).toBe('')
  })
})

describe('search', () => {
  const row = searchText(['Blue  Crème Mug', null, undefined, '', 'SKU-001', 'gift\tshop'])

  it('PROD-12 folds and joins the parts of a row, one a line', () => {
    expect(row).toBe('blue creme mug\nsku-001\ngift shop')
  })

  it.each([
    ['creme', true],
    ['MUG crème', true],
    ['  mug   sku-00 ', true],
    ['', true],
    ['mug red', false],
    ['mugsku', false],
  ])('PROD-12 a search for %j matches: %s', (search, found) => {
    expect(matchesSearch(row, searchTerms(search))).toBe(found)
  })

  it('PROD-12 the words of a search are folded, and each is looked for once', () => {
    expect(searchTerms(' Mug  mug Crème')).toEqual(['mug', 'creme'])
    expect(searchTerms('  ')).toEqual([])
  })

  it('PROD-12 every word of a part finds its row', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (parts) => {
        const found = searchText(parts)
        for (const part of parts) expect(matchesSearch(found, searchTerms(part))).toBe(true)
      }),
    )
  })

  it('OPS-06 a row is searched in the beginning of each text, and so much of a search counts', () => {
    const found = searchText(['mug', `${'x'.repeat(999)}😀 end`, ...Array<string>(20).fill('y'.repeat(2_000))])
    const [name, long, ...others] = found.split('\n')
    expect([name, long]).toEqual(['mug', 'x'.repeat(999)])
    expect(others.every((line) => line.length <= 1_000)).toBe(true)
    expect(found.length).toBe(8_000)
    expect(searchTerms(`${'a'.repeat(190)}b`)).toEqual(['a'.repeat(100)])
    expect(searchTerms('a b c d e f g h i j')).toHaveLength(8)
    expect(searchTerms('ﷺ'.repeat(200)).join('').length).toBeLessThanOrEqual(100)
  })
})

describe('codePointKey', () => {
  it('API-03 texts come by it as their UTF-8 does, which is how the database orders them', () => {
    const some = fc.string({
      unit: fc.constantFrom('a', 'é', '水', '\ue000', '\uffff', '🍵', '\u{10ffff}'),
      maxLength: 6,
    })
    fc.assert(
      fc.property(some, some, (a, b) => {
        const inDatabase = Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)))
        expect(compareText(codePointKey(a), codePointKey(b))).toBe(inDatabase)
      }),
    )
  })
})
