import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerRank, bestFirst } from './best-first.ts'

const found = (names: readonly string[], typed: string) => bestFirst(names, (name) => answerRank(name, typed))

it('SHELL-08 what begins with what was typed comes first, then what has a word that begins so, then the rest in its order', () => {
  const countries = ['Algeria', 'West Germany', 'Germany', 'Niger', 'Nigeria']
  expect(found(countries, ' gér')).toEqual(['Germany', 'West Germany', 'Algeria', 'Niger', 'Nigeria'])
  expect(found(['Åland (Islands)', 'Poland', 'Land'], 'land')).toEqual(['Land', 'Åland (Islands)', 'Poland'])
  expect(found(['Saint-Barthélemy', 'Abart', 'Bârt'], 'BART')).toEqual(['Bârt', 'Saint-Barthélemy', 'Abart'])
})

it('SHELL-08 whatever is typed, the same choices are there, none before one that answers better, equals in their order', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'É', 'e', ' ', '-'), maxLength: 6 })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), text, (names, typed) => {
      const choices = names.map((name, index) => ({ index, rank: answerRank(name, typed) }))
      const ordered = bestFirst(choices, ({ rank }) => rank)
      expect(new Set(ordered)).toEqual(new Set(choices))
      ordered.slice(1).forEach((later, at) => {
        const before = ordered[at]
        if (!before) throw new Error('there is none before')
        expect(before.rank < later.rank || (before.rank === later.rank && before.index < later.index)).toBe(true)
      })
    }),
  )
})

it('SHELL-08 what is typed is found without regard to accents and case', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, typed) => {
      const forms = [typed.normalize('NFD'), typed.normalize('NFC')]
      expect(forms.map((form) => answerRank(name, form))).toEqual(forms.map(() => answerRank(name, typed)))
    }),
  )
  expect(answerRank('ÉCLAIR', 'eclair')).toBe(answerRank('eclair', 'ÉCLAIR'))
})
