import { afterEach, beforeEach, expect, it } from 'vitest'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { neededChange } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'
import { neededVolume } from './volume-bar.tsx'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

it('PAGE-04 units that would have to change by next to nothing are not called unchanged', () => {
  expect(neededVolume(0.999_999)).toBe(messages.volume.nearly('0.1%'))
  expect(neededChange(0.999_999)).toEqual({ text: '0.1%', isLess: true })
  expect(neededVolume(1)).toBe(messages.volume.same)
  expect(neededVolume(0.9)).toBe(messages.volume.breakEven('-10%'))
  expect(neededVolume(null)).toBe(messages.volume.never)
})
