import { expect, it } from 'vitest'
import { amountCell, countCell, percentCell, quantityCell } from './cell-values.ts'

it.each([
  ['.', '1234.56'],
  [',', '1234,56'],
] as const)(
  'PROD-14 CHANGE-01 where the decimal sign is %s the advice is %s, which is then read',
  (decimal, advised) => {
    const reads = [
      (cell: string) => amountCell(cell, { currency: 'EUR', decimal }),
      (cell: string) => percentCell(cell, decimal, false),
      (cell: string) => quantityCell(cell, decimal),
      (cell: string) => countCell(cell, decimal),
    ]
    for (const read of reads) {
      expect(read('much')).toEqual({ problem: expect.stringContaining(`Write it like ${advised},`) })
    }
    expect(amountCell(advised, { currency: 'EUR', decimal })).toEqual({ value: 1_234_560_000 })
  },
)
