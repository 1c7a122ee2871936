import { expect, it } from 'vitest'
import { type AnswerPart, isWholeAnswer } from './answer-parts.ts'

it('CHAT-07 proposals that are kept before the end of their answer are not taken for all of it', () => {
  const proposal = { type: 'proposal' } as AnswerPart
  expect(isWholeAnswer([])).toBe(false)
  expect(isWholeAnswer([proposal, proposal])).toBe(false)
  expect(isWholeAnswer([{ type: 'text', text: 'I propose:', figures: [] }, proposal])).toBe(true)
})
