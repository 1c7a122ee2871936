import { expect, it } from 'vitest'
import type { Field } from '#contract/fields.ts'
import { text } from '#contract/fields.ts'
import { readField, sentence } from './read-field.ts'

const name: Field<string> = text({ label: 'Name', fallback: '', max: 5, required: () => 'A name is required' })

it('API-02 a text is read within the limits of its field', () => {
  expect(readField(name)(' mug ')).toEqual({ value: 'mug' })
  expect(readField(name)('  ')).toEqual({ issue: 'A name is required.' })
  expect(readField(name)('teapot')).toEqual({ issue: 'Must have at most 5 characters.' })
})

it('API-02 a message that follows a name becomes a sentence', () => {
  expect(sentence('must be one e-mail address')).toBe('Must be one e-mail address.')
  expect(sentence('is not a valid IBAN')).toBe('This is not a valid IBAN.')
  expect(sentence('has the wrong form')).toBe('This has the wrong form.')
  expect(sentence('A margin must be below 100%.')).toBe('A margin must be below 100%.')
})
