import { expect, it } from 'vitest'
import { HISTOGRAM_BUCKETS } from '#domain/catalogue-prices.ts'
import { areaOf, countAxis, HEIGHT, topOf } from './histogram-shape.ts'

const counts = (...of: readonly number[]) => Uint32Array.from({ length: HISTOGRAM_BUCKETS }, (_, bar) => of[bar] ?? 0)

it('PAGE-04 the margins have an axis of whole products that holds every bar, and bars stand by it', () => {
  expect(countAxis(counts(), counts())).toMatchObject({ low: 0, high: 1, ticks: [0, 1] })
  const [before, after] = [counts(3, 41_300), counts(0, 0, 18_000)]
  const axis = countAxis(before, after)
  expect(axis.ticks).toEqual([0, 25_000, 50_000])
  expect(topOf(0, axis)).toBe(HEIGHT)
  expect(topOf(25_000, axis) - topOf(50_000, axis)).toBe((HEIGHT - topOf(50_000, axis)) / 2)
  const drawn = areaOf(counts(3, 25_000), axis)
  expect(drawn).toContain(`H1V${topOf(25_000, axis)}H2V${HEIGHT}`)
  expect(drawn.startsWith(`M0 ${HEIGHT}V${HEIGHT - 2}H1`)).toBe(true)
})
