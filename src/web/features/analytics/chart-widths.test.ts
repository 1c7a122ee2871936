import { expect, it } from 'vitest'
import { chartWidths } from './chart-widths.ts'

it('PAGE-02 leaves no gap: a half that would stand alone in its row takes all of it', () => {
  const [whole, half] = [{ isWide: true }, {}]
  expect(chartWidths([whole, half, half, half])).toEqual([true, false, false, true])
  expect(chartWidths([half, whole, half, half, whole, half])).toEqual([true, true, false, false, true, true])
  expect(chartWidths([])).toEqual([])
})
