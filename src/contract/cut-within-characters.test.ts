import { describe, expect, it } from 'vitest'
import { lineName } from './entities/document-credits.ts'
import { goodsText } from './ordered-goods.ts'
import { storedMessage } from './stored-message.ts'

/** A text in which the character at the limit is a pair of surrogates. */
const acrossThe = (limit: number): string => `${'x'.repeat(limit - 1)}😀${'x'.repeat(400)}`

describe('texts that are shortened', () => {
  it.each([
    ['the name of a line in a refusal', lineName(acrossThe(60)), 'x'.repeat(59)],
    ['the goods of an order', goodsText(acrossThe(500)), 'x'.repeat(499)],
    ['goods of the old limit', goodsText(`${'x'.repeat(499)} y`), `${'x'.repeat(499)} `],
  ])('OPS-06 SYNC-02 end before a character that would be cut: %s', (_name, text, expected) => {
    expect(text).toBe(expected)
  })

  it('OPS-06 words of a stored message too, whatever their length', () => {
    for (let length = 1; length < 60; length += 1) {
      const words = { name: `${'x'.repeat(length)}${'😀'.repeat(300)}` }
      expect(storedMessage('document-marked', words)).not.toMatch(/\\ud83d|\p{Cs}/u)
    }
  })
})
