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
