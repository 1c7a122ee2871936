import { expect, it } from 'vitest'
import { commands } from './registry.ts'
import { commandWords } from './command-words.ts'

it.each(commands.map(({ name }) => name))(
  'SYNC-02 the command %s is told in words, never by its inner name',
  (name) => {
    expect(commandWords(name)).toMatch(/^\p{Lu}[\p{Ll}’ ]+$/u)
  },
)

it.each([
  ['business-profile/set-default', 'Choice of the main business profile'],
  ['document/convert-quote', 'Invoice made from a quote'],
  ['product/dropUntouched', 'Removal of an empty product'],
  ['price-list/set-prices', 'Change of price lists'],
  ['category/delete', 'Change of categories'],
  ['made/take-back', 'Change of several things'],
])('SYNC-02 %s is called “%s”', (name, words) => {
  expect(commandWords(name)).toBe(words)
})
