import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvCell, csvText, plainCell } from './csv.ts'

describe('csvCell', () => {
  it.each([
    ['Mug', 'Mug'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['', ''],
    [null, ''],
    [12.5, '12.5'],
    [-12.5, '-12.5'],
    ['-12.5', '-12.5'],
    ['-7', '-7'],
  ])('SERV-06 %j is written as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-1+2', "'-1+2"],
    ['-12.', "'-12."],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['\u200b=1', "'\u200b=1"],
    ['\u2060 \u202e+1', "'\u2060 \u202e+1"],
    ['\u{e0041}@x', "'\u{e0041}@x"],
    ['\u3164=1', "'\u3164=1"],
    ["'\u200b=1", "''\u200b=1"],
    ["'=1", "''=1"],
    ["'-5", "''-5"],
    ['=cmd|"/c calc"!A1,x', '"\'=cmd|""/c calc""!A1,x"'],
  ])('SERV-06 %j, which a spreadsheet could run, is disarmed as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it('PROD-14 an apostrophe of the text’s own is left alone', () => {
    expect(csvCell("'tis")).toBe("'tis")
    expect(plainCell("'tis")).toBe("'tis")
    expect(plainCell("'=1")).toBe('=1')
    expect(plainCell('-5')).toBe('-5')
  })
})

describe('csvText', () => {
  it('SERV-06 separates by commas and ends every row with CRLF', () => {
    expect(
      csvText([
        ['ID', 'Name'],
        ['1', null],
        [2, 'a,b'],
      ]),
    ).toBe('ID,Name\r\n1,\r\n2,"a,b"\r\n')
    expect(csvText([])).toBe('')
  })

  it('PROD-14 what is exported is imported again without a difference', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...'=+-@\'" ,;\t\r\n19.ab＝＋\u200b\u2060\u202e'.split('')) })
    const cell = fc.oneof(
      tricky,
      fc.string({ unit: 'binary' }),
      fc.float({ noNaN: true, noDefaultInfinity: true }).map(String),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const text = csvText(rows)
        const parsed = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1)
        expect(parsed.map((row) => row.map(plainCell))).toEqual(rows)
        expect(csvText(parsed.map((row) => row.map(plainCell)))).toBe(text)
      }),
      { numRuns: 200 },
    )
  })

  it('SERV-06 no cell can be run as a formula, wherever it is cut at commas or semicolons', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...'=+-@\'"; ,\t\r\n1a＝'.split('')) })
    fc.assert(
      fc.property(tricky, (value) => {
        const shown = Papa.parse<string[]>(csvCell(value), { delimiter: ';', newline: '\r\n' }).data[0] ?? []
        for (const field of shown) expect(/^\s*[=+@＝]|^\s*-(?!\d+(\.\d+)?$)/.test(field)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
