import { setImmediate } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LARGE_TEXT, TextStream, textOrStream } from './text-stream.ts'

describe('a large text on its way', () => {
  it('OPS-06 arrives as it is, wherever it is cut', async () => {
    const letters = fc.constantFrom('a', 'ä', '€', '😀')
    const repeated = fc.tuple(letters, fc.integer({ min: 0, max: 80_000 })).map(([letter, n]) => letter.repeat(n))
    await fc.assert(
      fc.asyncProperty(fc.array(repeated, { maxLength: 5 }), async (texts) => {
        expect(await text(new TextStream(texts, 'ann'))).toBe(texts.join(''))
      }),
      { numRuns: 40 },
    )
  })

  it('OPS-06 leaves in parts, and holds back what nobody takes', async () => {
    const stream = new TextStream(['a'.repeat(1_000_000), 'b'.repeat(1_000_000)], 'ann')
    expect(stream.heldBytes).toBe(2_000_000)
    stream.once('readable', () => undefined)
    for (let turn = 0; turn < 50; turn += 1) await setImmediate()
    expect(stream.readableLength).toBeLessThanOrEqual(2 * 2 ** 16)
    expect((await text(stream)).length).toBe(2_000_000)
  })

  it('OPS-06 is one piece when it is small', () => {
    expect(textOrStream(['a', 'b'], 'ann')).toBe('ab')
    expect(textOrStream(['a'.repeat(LARGE_TEXT)], 'ann')).toBeInstanceOf(TextStream)
  })
})
