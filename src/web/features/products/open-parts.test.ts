import { expect, it } from 'vitest'
import { readParts, writtenParts } from './open-parts.ts'

it('PROD-01 the parts of a product that were opened or folded are remembered, and a text that says nothing opens none', () => {
  const parts = { details: true, variants: false }
  expect(readParts(writtenParts(parts))).toEqual(parts)
  for (const stored of [null, '', 'details', '{"details":true}', '+,-']) expect(readParts(stored)).toEqual({})
})
