import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectEncoding } from './encoding.ts'

const utf8 = new TextEncoder()

describe('the encoding of a file', () => {
  it.each([
    ['a mark of UTF-16, low byte first', [0xff, 0xfe, 0x41, 0x00], 'utf-16le'],
    ['a mark of UTF-16, high byte first', [0xfe, 0xff, 0x00, 0x41], 'utf-16be'],
    ['a mark of UTF-8', [0xef, 0xbb, 0xbf, 0x41], 'utf-8'],
    ['plain letters', [0x41, 0x42], 'utf-8'],
    ['nothing', [], 'utf-8'],
    ['ä of Windows', [0x4b, 0xe4, 0x73, 0x65], 'windows-1252'],
    ['€ of Windows', [0x31, 0x80], 'windows-1252'],
    ['an overlong form', [0xc0, 0xaf, 0x41], 'windows-1252'],
    ['an overlong form of three bytes', [0xe0, 0x80, 0xaf], 'windows-1252'],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80], 'windows-1252'],
    ['a point beyond Unicode', [0xf4, 0x90, 0x80, 0x80], 'windows-1252'],
    ['a lone continuation', [0x41, 0x80, 0x41], 'windows-1252'],
  ])('PROD-14 %s', (_name, bytes, encoding) => {
    expect(detectEncoding(Uint8Array.from(bytes))).toBe(encoding)
  })

  it('PROD-14 every text written as UTF-8 is read as UTF-8, cut off anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, at) => {
        const bytes = utf8.encode(text)
        expect(detectEncoding(bytes.subarray(0, at))).toBe('utf-8')
      }),
    )
  })
})
