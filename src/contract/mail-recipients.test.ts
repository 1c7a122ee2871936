import { describe, expect, it } from 'vitest'
import { brand } from './entities/brand.ts'
import { businessProfile } from './entities/business-profile.ts'
import { customer } from './entities/customer.ts'
import { MOST_RECIPIENTS, recipientIssues, recipientsText } from './mail-recipients.ts'

const none = { to: 'ada@example.com', cc: '', bcc: '' }
const many = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@example.com`).join(', ')

describe('the addresses of a mail', () => {
  it('DOC-13 several are separated by commas, semicolons or lines, and each counts once', () => {
    expect(recipientsText(' ada@example.com;bob@example.com,\nada@example.com, ')).toBe(
      'ada@example.com, bob@example.com',
    )
    expect(recipientIssues({ ...none, to: 'ada@example.com; bob@example.com', cc: 'eve@example.com' })).toEqual({})
  })

  it('DOC-13 wrong ones are named at their list', () => {
    const issues = recipientIssues({ to: 'ada@example.com, bob@', cc: 'eve', bcc: 'Mallory <m@example.com>, x' })
    expect(issues.to).toContain('“bob@” is not valid')
    expect(issues.cc).toContain('“eve” is not valid')
    expect(issues.bcc).toContain('“Mallory <m@example.com>”, “x” are not valid')
  })

  it.each(['\u200b', '\u2060', '\u202e', '\u00ad', '\u0000', '\u2800'])(
    'DOC-13 an address with a character that nobody sees is none: %j',
    (character) => {
      expect(recipientIssues({ ...none, to: `a${character}da@example.com` }).to).toContain('is not valid')
      expect(recipientIssues({ ...none, cc: `ada@exa${character}mple.com` }).cc).toContain('is not valid')
    },
  )

  it.each([
    ['PROF-02', 'a business', businessProfile.fields.email],
    ['CUST-01', 'a customer', customer.fields.email],
    ['BRAND-01', 'a brand', brand.fields.contactEmail],
  ])('%s the e-mail of %s is one address, or none', (_id, _whose, field) => {
    const taken = (text: string) => [field.stored, field.rest].map((schema) => schema.safeParse(text).success)
    for (const text of ['', 'ada@example.org']) expect(taken(text)).toEqual([true, true])
    for (const text of ['r@example.org\r\nX: 1', 'a@b.org, c@d.org', 'ada', 'a\u200bda@example.org'])
      expect(taken(text)).toEqual([false, false])
    for (const typed of ['ada@example.org\u00a0', '\u00a0ada@example.org '])
      expect(field.rest.parse(typed)).toBe('ada@example.org')
  })

  it('DOC-13 a mail goes to somebody, and to not too many, copies included', () => {
    expect(recipientIssues({ ...none, to: ' , ' }).to).toContain('must be one e-mail address')
    expect(recipientIssues({ ...none, to: many(MOST_RECIPIENTS) })).toEqual({})
    expect(recipientIssues({ ...none, to: many(MOST_RECIPIENTS + 1) }).to).toContain('at most 10 addresses')
    expect(recipientIssues({ ...none, to: many(MOST_RECIPIENTS), bcc: 'eve@example.com' }).to).toContain(
      'copies included',
    )
  })
})
