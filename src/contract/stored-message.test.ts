import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asWritten, codeText, readStoredMessage, type StoredCode, storedMessage, storedText } from './stored-message.ts'
import { STORED_MESSAGES } from './stored-messages.ts'

describe('stored messages', () => {
  it('SHELL-10 are read as they were stored, whatever their parameters hold', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(STORED_MESSAGES) as StoredCode[])),
        fc.record({
          name: fc.string({ unit: 'grapheme', maxLength: 40 }),
          count: fc.nat(),
          note: fc.string({ maxLength: 20 }),
        }),
        (code, words) => {
          expect(readStoredMessage(storedMessage(code, words))).toEqual({ code, words })
        },
      ),
    )
  })

  it('SHELL-10 fit where they are stored', () => {
    const long = storedMessage('document-corrected', { number: 'INV-1', reason: '"'.repeat(400) })
    expect(long.length).toBeLessThanOrEqual(500)
    expect(storedText(long)).toMatch(/^Correction of INV-1: "+$/)
  })

  it('SHELL-10 what people wrote, and sentences of former days, stay as they are', () => {
    for (const text of [
      '',
      'Marked as sent',
      'message:',
      'message:unknown {}',
      'message:lines-added {',
      'message:copied-from []x',
      'message:copied-from {"name":{"toString":1}}',
      'plan-passed',
    ])
      expect(storedText(text)).toBe(text)
    expect(storedText(asWritten(storedMessage('copied-from', { name: 'a quote' })))).toMatch(/^ message:/)
    expect(codeText('plan-passed')).toBe('Its time had passed before it could begin.')
    expect(storedText(storedMessage('lines-added', { count: 1 }))).toBe('Added a line')
    expect(storedText(storedMessage('lines-added', { count: 3 }))).toBe('Added 3 lines')
  })
})
