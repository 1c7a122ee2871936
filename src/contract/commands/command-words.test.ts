import { expect, it } from 'vitest'
import { commands } from './registry.ts'
import { commandWords } from './command-words.ts'

it.each(commands.map(({ name }) => name))('SYNC-02 the command %s has words of its own', (name) => {
  expect(commandWords(name)).toMatch(/^\p{Lu}[\p{Ll}’ ]+$/u)
  expect(commandWords(name)).not.toMatch(/^Change of /)
})

it('SYNC-02 a command of which nothing is known is told by its kind, never by its inner name', () => {
  expect(commandWords('price-list/turnAround')).toBe('Change of price lists')
  expect(commandWords('supplier/import')).toBe('Import of suppliers')
  expect(commandWords('category/delete')).toBe('Removal of categories')
  expect(commandWords('product/dropUntouched')).toBe('Removal of an empty product')
})
