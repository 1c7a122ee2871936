import { expect, it } from 'vitest'
import { RoundedFigures } from './rounded-figures.ts'
import { isRoundedTo } from './written-figures.ts'

const FIGURES = ['0', '38.5', '38.456', '-12', '-0.4', '0.005', '12.34', '999.995', '-3.25', '100000000000000.1']
const WRITTEN = [
  '0',
  '0.0',
  '39',
  '-39',
  '38.46',
  '38.45',
  '12',
  '-12',
  '0.01',
  '13',
  '1000',
  '1000.00',
  '-3.3',
  '12.3400000000',
]

it('CHAT-05 a written figure is found among the known ones as if each were rounded to it', () => {
  for (const known of FIGURES) {
    const figures = new Map([[known, known]])
    for (const written of WRITTEN)
      expect([known, written, new RoundedFigures<string>().find(written, figures)?.link]).toEqual([
        known,
        written,
        isRoundedTo(known, written) ? known : undefined,
      ])
  }
})

it('CHAT-05 OPS-06 thousands of figures that no result holds are looked up in no time', () => {
  const figures = new Map(Array.from({ length: 20_000 }, (_, index) => [`${index}.0001`, index] as const))
  const rounded = new RoundedFigures<number>()
  const start = performance.now()
  for (let each = 0; each < 6_000; each++) expect(rounded.find(`${each}.5`, figures)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(1_500)
})
