import { expect, it } from 'vitest'
import { isWithinEdits } from './edit-distance.ts'
import { looseSearches, matchName, stemSearch } from './name-match.ts'

const rows = [
  { name: 'Walnut desk lamp', code: 'LMP-001' },
  { name: 'Brass wall lamp', code: 'LMP-002' },
  { name: 'Kaffeebecher blau', code: 'KB-100' },
  { name: 'Bougie parfumée vanille', code: 'BOU-12' },
]
const meant = (...words: readonly string[]) => {
  const match = matchName(words, rows)
  if ('one' in match) return match.one.code
  return 'several' in match ? match.several.length : 'none'
}

it('CHAT-04 a product is found by part of its name, its number, another ending, part of a compound, or with a slip of the keys', () => {
  expect(meant('walnut', 'lamp')).toBe('LMP-001')
  expect(meant('lmp-002')).toBe('LMP-002')
  expect(meant('blauen', 'becher')).toBe('KB-100')
  expect(meant('bougies', 'parfumees')).toBe('BOU-12')
  expect(meant('wlanut')).toBe('LMP-001')
})

it('CHAT-04 names that fit several products choose none, and a word that no name has finds nothing', () => {
  expect(meant('lamp')).toBe(2)
  expect(meant('lava', 'lamp')).toBe('none')
  expect(matchName(['lava', 'lamp'], rows)).toMatchObject({ near: [{}, {}] })
})

it('CHAT-04 a search by the beginnings of words finds other endings, further ones find slips in either half', () => {
  expect(stemSearch(['bougies', 'parfumees', '350'])).toBe('bougi parfume 350')
  expect(looseSearches(['wolldekce', 'alpaka'])).toEqual(['ekce', 'wolld', 'alpa'])
})

it('CHAT-04 a name with a slip of the keys is told apart from one that is written as it is', () => {
  expect(matchName(['walnut', 'lmap'], rows)).toMatchObject({ one: { code: 'LMP-001' }, hasSlip: true })
  expect(matchName(['walnut', 'lamps'], rows)).toMatchObject({ one: { code: 'LMP-001' }, hasSlip: false })
  // A product that is called so is meant sooner than one that a slip would make of it.
  const names = [{ name: 'Lump' }, { name: 'Lamp of brass' }]
  expect(matchName(['lamp'], names)).toMatchObject({ one: names[1], hasSlip: false })
  expect(matchName(['camp'], names)).toEqual({ near: [] })
  expect(looseSearches(['lmap'])).toContain('lam')
})

it('CHAT-04 an edit is a letter left out, added, changed or swapped', () => {
  for (const other of ['amp', 'lamps', 'lump', 'lapm']) expect(isWithinEdits('lamp', other, 1)).toBe(true)
  expect(isWithinEdits('lamp', 'lava', 1)).toBe(false)
})
