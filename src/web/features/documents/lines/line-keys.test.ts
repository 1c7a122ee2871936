import { describe, expect, it } from 'vitest'
import { lineAct } from './line-keys.ts'

const TEXT = { isChoice: false, hasLines: false }
const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('keys in the lines of a document', () => {
  it.each([
    [key('Enter'), 'next'],
    [key('ArrowDown'), 'down'],
    [key('ArrowUp'), 'up'],
    [key('ArrowUp', { altKey: true }), 'moveUp'],
    [key('ArrowDown', { altKey: true }), 'moveDown'],
    [key('Backspace', { ctrlKey: true }), 'remove'],
    [key('Delete', { metaKey: true }), 'remove'],
    [key('Backspace'), undefined],
    [key('Tab'), undefined],
    [key('Enter', { shiftKey: true }), undefined],
    [key('Enter', { ctrlKey: true }), undefined],
    [key('a'), undefined],
  ])('DOC-01 %o does %s', (pressed, act) => {
    expect(lineAct(pressed, TEXT)).toBe(act)
  })

  it('DOC-01 a choice and a text of several lines keep their arrows', () => {
    expect(lineAct(key('ArrowDown'), { isChoice: true, hasLines: false })).toBeUndefined()
    expect(lineAct(key('ArrowUp'), { isChoice: false, hasLines: true })).toBeUndefined()
    expect(lineAct(key('ArrowUp', { altKey: true }), { isChoice: true, hasLines: true })).toBe('moveUp')
  })
})
