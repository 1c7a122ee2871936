import { describe, expect, it } from 'vitest'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { fixOf } from './fix.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const row = emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow
const profile = emptyRow(general(businessProfile), 'p', 0, NOWHERE)

describe('what is filled in beside an issue', () => {
  it('DOC-06 an IBAN whose check digits do not fit is not taken', () => {
    const fix = fixOf('seller.iban', row, profile)
    expect(fix?.read('DE89 3704 0044 0532 0130 00')).toEqual({ value: 'DE89 3704 0044 0532 0130 00' })
    expect(fix?.read('DE89 3704 0044 0532 0130 01')).toMatchObject({
      issue: expect.stringMatching(/^This is not a valid IBAN/),
    })
  })

  it('DOC-06 a field of the business without rules takes any text of its length', () => {
    expect(fixOf('seller.bankName', row, profile)?.read(' Sparkasse ')).toEqual({ value: 'Sparkasse' })
  })
})
