import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatBytes } from './bytes.ts'
import { setFormatLocale } from './locale.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

describe('a number of bytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [48_200, '48 kB'],
    [1_234_567, '1.2 MB'],
    [63_400_000_000, '63.4 GB'],
    [4_200_000_000_000_000, '4,200 TB'],
  ])('%d bytes are told as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})
