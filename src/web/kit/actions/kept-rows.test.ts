import { expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { keptNoun } from './kept-rows.ts'

it.each(entities.map(({ kind }) => kind))(
  'AUTH-11 rows of %s are called by plain words where all that is kept is listed',
  (kind) => {
    const { one, other } = keptNoun(kind)
    expect(`${one} ${other}`).toMatch(/^[a-z ]+$/)
    expect(`${one} ${other}`).not.toMatch(/mapping|counter|of lists|change set|scheduled/)
  },
)

it('AUTH-11 no two kinds of rows have the same words there', () => {
  const all = entities.map(({ kind }) => keptNoun(kind).other)
  expect(new Set(all).size).toBe(all.length)
})
