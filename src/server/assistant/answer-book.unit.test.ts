import { expect, it } from 'vitest'
import { inLanguage } from '../kit/language/spoken-language.ts'
import { AnswerBook } from './answer-book.ts'
import { KnownFigures } from './known-figures.ts'

it('CHAT-05 a figure that only repeats the question is neither verified nor marked; one of a result is, and an invented one is marked', () => {
  const known = new KnownFigures()
  known.rememberAsked(['20', '75'])
  known.add('explain_price', { product: { id: 'p', name: 'Lamp' }, price: '75.00' })
  const book = new AnswerBook(known, () => undefined)
  book.add({ type: 'text', text: 'With 20 more the lamp sells at 75, not 31.', figures: [] })
  const [part] = book.parts
  const marks =
    part?.type === 'text'
      ? part.figures.map(({ at, length, verified }) => [part.text.slice(at, at + length), verified])
      : []
  expect(marks).toEqual([
    ['75', true],
    ['31', false],
  ])
  expect(book.unverified).toBe(1)
})

it('CHAT-05 OPS-06 figures are looked up at once among thousands, and beyond the most of an answer all the rest is marked', () => {
  const known = new KnownFigures()
  known.add('explain_price', { product: { id: 'p' }, price: '-0.385' })
  known.remember(Array.from({ length: 10_000 }, (_, at) => String(100_000 + at)))
  const book = new AnswerBook(known, () => undefined)
  const begun = process.cpuUsage().user
  const text = Array.from({ length: 50 }, (_, at) => `7.${100 + at}; `).join('')
  for (let line = 0; line < 50; line += 1) book.add({ type: 'text', text, figures: [] })
  expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(1_500)
  book.add({ type: 'text', text: '1 and 2 and 3', figures: [] })
  const last = book.parts.at(-1)
  expect(last?.type === 'text' ? last.figures.at(-1) : undefined).toMatchObject({ length: 13, verified: false })
  expect(book.unverified).toBe(2_503)
  expect(known.find(['-0.39'])).toBeDefined()
  expect(
    [['0.39'], ['-0.3850000000000'], ['-0.38500000001'], ['100000.0']].map((each) => known.find(each) !== undefined),
  ).toEqual([false, true, false, true])
})

it('CHAT-05 a product that is called by a figure makes no figure true, and hides none', () => {
  const known = new KnownFigures()
  const names = ['77.77', '88.88 €', '66 %', '55 EUR', 'Lamp 3000']
  known.add('find_products', { items: names.map((name, index) => ({ id: String(index), name })) })
  const book = new AnswerBook(known, () => undefined)
  book.add({ type: 'text', text: 'Lamp 3000: 77.77, 88.88 € and 66 %, or 55 EUR.', figures: [] })
  expect(book.unverified).toBe(4)
})

it.each([
  ['fr', 'Le coût est de seize euros, la marge de quatre-vingts pour cent, un sac neuf.', ['seize', 'quatre-vingts']],
  ['en', 'Seize it at once: twice the margin, a grand, XLII %.', ['twice', 'grand', 'XLII']],
  ['es', 'Once euros, el doble.', ['Once', 'doble']],
  ['de', 'Elf Prozent, doppelt so viel.', ['Elf', 'doppelt']],
] as const)(
  'CHAT-05 in %s an invented figure in words is marked, and no other word is: %s',
  (language, text, marked) => {
    const book = new AnswerBook(new KnownFigures(), () => undefined)
    inLanguage(language, () => book.add({ type: 'text', text, figures: [] }))
    const [part] = book.parts
    const marks = part?.type === 'text' ? part.figures : []
    expect(marks.map(({ at, length }) => text.slice(at, at + length))).toEqual(marked)
    expect(marks.some(({ verified }) => verified)).toBe(false)
  },
)
