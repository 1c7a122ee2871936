import { expect, it } from 'vitest'
import { answerBuiltIn } from '#contract/assistant/built-in/answer-built-in.ts'
import { publicAnswer } from './public-answer.ts'

it('CHAT-03 PAGE-03 a visitor is answered with the figures that were given, and told in words where there is no rate', async () => {
  const ask = async (question: string) => {
    const deps = { answerBuiltIn, ratesOn: () => Promise.resolve(undefined) }
    return (await publicAnswer(deps, { question, history: [], language: 'en' })).text
  }
  expect(await ask('What may a product cost if I sell it at 60 with 40% margin?')).toContain('€36.00')
  expect(await ask('What is 119 without 19% VAT?')).toContain('€100.00')
  expect(await ask('Convert 100 EUR to USD')).toBe('I know no exchange rate between EUR and USD for this amount.')
})

it.each([
  ['en', 'What should I charge for something that costs 12 euros with 40% margin?', '€20.00'],
  ['de', 'Was soll ich für etwas verlangen, das 12 Euro kostet, bei 40 % Marge?', '20,00'],
  ['fr', 'Combien demander pour quelque chose qui coûte 12 euros avec 40 % de marge ?', '20,00'],
  ['es', '¿Cuánto debo pedir por algo que cuesta 12 euros con un 40 % de margen?', '20,00'],
  ['en', 'What does it cost?', 'terms'],
  ['en', 'Can it read an Excel file?', 'import'],
  ['en', 'Is my data safe?', 'privacy'],
  ['de', 'Sind meine Daten sicher?', 'privacy'],
  ['fr', 'Combien ça coûte ?', 'terms'],
  ['es', '¿Es gratis?', 'terms'],
  ['en', 'What are my sales?', 'sign-up'],
] as const)('CHAT-03 a visitor in %s is answered: %s', async (language, question, said) => {
  const deps = { answerBuiltIn, ratesOn: () => Promise.resolve(undefined) }
  const { parts } = await publicAnswer(deps, { question, history: [], language })
  expect(JSON.stringify(parts)).toContain(said)
})
