import { describe, expect, it } from 'vitest'
import { isSettled } from './settled-product.ts'

const HEALTHY = {
  isActive: true,
  hasVariants: false,
  totalCost: 50,
  effectivePrice: 100,
  margin: 500_000,
  keepsFloor: 400_000,
  floorMargin: 300_000,
  categoryId: null,
}
const now = { isBelow: (keeps: number | null, own: number | null) => keeps !== null && own !== null && keeps < own }

const parsed = (): never => {
  throw new Error('parsed')
}

function settled(values: Partial<Record<keyof typeof HEALTHY, unknown>>, text: string | null = '["Mug",null]') {
  const row = { ...HEALTHY, ...values }
  return isSettled(
    {
      id: 'p',
      value: (field) => row[field as keyof typeof row],
      whole: parsed,
      some: parsed,
      unparsed: () => text,
    },
    now,
  )
}

describe('a product that waits for nothing', () => {
  it('PAGE-01 is told by its columns: with a cost and a price that earns enough, or sold no more', () => {
    expect(settled({})).toBe(true)
    expect(settled({ isActive: false, effectivePrice: null })).toBe(true)
  })

  it.each([
    { margin: -1 },
    { effectivePrice: 0, margin: 0 },
    { keepsFloor: 200_000 },
    { totalCost: 0 },
    { effectivePrice: null },
    { hasVariants: true },
  ])('PAGE-01 is none with %j: the row itself is looked at', (values) => {
    expect(settled(values)).toBe(false)
  })

  it('PAGE-01 is none whose cost was paid in another currency, or whose row is parsed already', () => {
    const origin = { amount: '1', currency: 'USD', to: 'EUR', rate: '0.9', date: '2026-01-05', source: 'ECB' }
    expect(settled({}, JSON.stringify(['Mug', origin]))).toBe(false)
    expect(settled({}, null)).toBe(false)
  })
})
