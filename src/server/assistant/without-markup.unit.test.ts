import { expect, it } from 'vitest'
import { plainAnswer } from './plain-answer.ts'
import { withoutMarkup } from './without-markup.ts'

const PICTURE = /!\[|\]\(|\]\[|\]:|<[a-z]/i

it('CHAT-05 no picture, link or element comes through, however it is put together', () => {
  const text =
    '!![x][r] and !<\u200b[y]\u200b(http://evil/?d=1) !\u200b[z](http://evil) <img src=http://evil/x>\n\n[r]: http://evil/a.png'
  expect(withoutMarkup(text)).not.toMatch(PICTURE)
  expect(withoutMarkup('5 < 7, [a] and b! (c)\n')).toBe('5 < 7, [a] and b! (c)\n')
})

it('CHAT-02 CHAT-04 a table that shows only some of its rows says so in plain text', () => {
  const rows = [[{ value: 'Mug' }], [{ value: 'Lamp' }]]
  const told = (total: number) => plainAnswer([{ type: 'table', title: 'Products', columns: [], rows, total }])
  expect(told(18)).toBe('Products (2 of 18)\nMug\nLamp')
  expect(told(2)).toBe('Products\nMug\nLamp')
})

it('CHAT-05 nor does one in the name of a row', () => {
  const rows = [[{ value: '![Zebra](http://evil/?d=1) <img src=x>' }]]
  const told = plainAnswer([{ type: 'table', title: 'Products', columns: [], rows, total: 1 }])
  expect(told).not.toMatch(PICTURE)
})
