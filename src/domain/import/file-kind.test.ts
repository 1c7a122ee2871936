import { describe, expect, it } from 'vitest'
import { fileKind } from './file-kind.ts'

describe('what a file is', () => {
  it.each([
    ['a picture named .csv', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'old-excel'],
    ['a zip', [0x50, 0x4b, 0x03, 0x04], 'zip'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'pdf'],
    ['a packed file', [0x1f, 0x8b, 0x08], 'archive'],
    ['nothing', [], 'empty'],
    ['a program', [0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01], 'unknown'],
    ['letters with tabs and line ends', [0x41, 0x09, 0x42, 0x0d, 0x0a], 'text'],
    ['UTF-16 with its mark', [0xff, 0xfe, 0x41, 0x00], 'text'],
    ['NUL bytes without a mark', [0x41, 0x00, 0x42, 0x00], 'unknown'],
    ['letters with a stray control character', [...Array.from({ length: 40 }, () => 0x41), 0x01], 'text'],
    ['letters of Windows', [0x4b, 0xe4, 0x73, 0x65], 'text'],
  ])('PROD-14 %s', (_name, bytes, kind) => {
    expect(fileKind(Uint8Array.from(bytes))).toBe(kind)
  })
})
