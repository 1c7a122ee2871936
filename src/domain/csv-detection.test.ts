import { describe, expect, it } from 'vitest'
import { detectDelimiter, detectQuote, looksLikeHeader } from './csv-detection.ts'

describe('detectDelimiter', () => {
  it.each([
    ['name,cost\nMug,4.20\nPlate,5.10\n', ','],
    ['name;cost\nMug;4,20\nPlate;5,10\n', ';'],
    ['name\tcost\nMug, blue\t4\nPlate\t5\n', '\t'],
    ['name|cost\nMug|4\nPlate|5\n', '|'],
    ['name,cost\r\n"Mug; blue; big",4\r\n"Cup; red; small",5\r\n', ','],
    ['"a;b","c"\n"d","e"\n', ','],
    ['name;note\nMug;"two\nlines, and; more"\nCup;x\n', ';'],
    ['pipe;size\n5" pipe, long;2\n6" pipe, short;3\n', ';'],
    ['5" pipe;2\n', ';'],
    ['name\nMug\nPlate\n', ','],
    ['a;b;c\n\n\nd;e;f\n', ';'],
    ['a;b', ';'],
    ['', ','],
  ])('PROD-14 %j is separated by %j', (sample, delimiter) => {
    expect(detectDelimiter(sample)).toBe(delimiter)
  })

  it('PROD-14 a record cut off at the end of the sample does not count', () => {
    expect(detectDelimiter('a;b,c\nd;e,f\ng,h;i;i;i;i')).toBe(detectDelimiter('a;b,c\nd;e,f\n'))
  })

  it('PROD-14 apostrophes enclose fields where the file says so', () => {
    expect(detectDelimiter("'a;b;c';d\n'e';f\n'g;h';i\n", "'")).toBe(';')
    expect(detectDelimiter("'a,b,c';d\n'e,x';f\n", "'")).toBe(';')
  })
})

describe('detectQuote', () => {
  it.each([
    ['"a","b"\n"c","d"\n', '"'],
    ["'a','b'\n'c','d'\n", "'"],
    ["it's,'tis\n", '"'],
    ['a,b\n', '"'],
    ['', '"'],
  ])('PROD-14 in %j it is %s', (sample, quote) => {
    expect(detectQuote(sample, ',')).toBe(quote)
  })
})

describe('looksLikeHeader', () => {
  it.each([
    [
      'names over data',
      [
        ['Name', 'SKU', 'Cost'],
        ['Mug', 'M-1', '4.20'],
      ],
      true,
    ],
    [
      'names over texts',
      [
        ['Title', 'Vendor'],
        ['Mug', 'Acme'],
        ['Plate', 'Acme'],
      ],
      true,
    ],
    ['names alone', [['Name', 'SKU']], true],
    [
      'a name missing',
      [
        ['Name', '', 'Cost'],
        ['Mug', 'x', '4'],
      ],
      true,
    ],
    ['a number', [['1', 'Adjustable Race', 'AR-5381']], false],
    ['a price', [['Mug', '€ 4,20']], false],
    ['a price with its currency', [['Mug', '4.20 USD']], false],
    ['a date', [['Mug', '2019-04-30 00:00:00.000']], false],
    ['a short date', [['Mug', '30.4.2019']], false],
    ['an id', [['Bikes', 'CFBDA25C-DF71-47A7-B81B-64EE161AA37C']], false],
    ['a link', [['Mug', 'https://example.test/mug.png']], false],
    ['a flag', [['Mug', 'TRUE']], false],
    [
      'a value that comes again',
      [
        ['Mug', 'Kitchen'],
        ['Plate', 'Kitchen'],
      ],
      false,
    ],
    ['names twice', [['Name', 'name']], false],
    [
      'mostly nothing',
      [
        ['Price list', '', '', ''],
        ['Name', 'SKU', 'Cost', 'Unit'],
      ],
      false,
    ],
    ['a long text', [['Name', 'x'.repeat(81)]], false],
    ['nothing', [], false],
    ['an empty row', [['', '']], false],
  ])('PROD-14 a first row with %s: %j is a header: %s', (_what, rows, header) => {
    expect(looksLikeHeader(rows)).toBe(header)
  })
})
