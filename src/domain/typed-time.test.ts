import { expect, it } from 'vitest'
import { readTypedTime } from './typed-time.ts'

it.each([
  ['9', '09:00'],
  ['09:30', '09:30'],
  ['9.30', '09:30'],
  ['9:30 PM', '21:30'],
  ['9:30\u202fp.m.', '21:30'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
  ['14h30', '14:30'],
  ['14 Uhr', '14:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['23:59', '23:59'],
])('SHELL-10 %s is the time %s', (text, time) => {
  expect(readTypedTime(text)).toBe(time)
})

it.each(['', '24:00', '9:60', '13 pm', '0 am', 'noon', '9:3', '1:2:3', '-1', '10000', '9 am pm', 'h'])(
  'SHELL-10 %j is no time',
  (text) => {
    expect(readTypedTime(text)).toBeUndefined()
  },
)
