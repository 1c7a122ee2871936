import { describe, expect, it } from 'vitest'
import { groupedIban, paymentCode, type Transfer } from './payment-code.ts'

const transfer: Transfer = {
  name: 'Kaya & Søn GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  amount: 19_934_400_00,
  currency: 'EUR',
  reference: 'INV202607-0042',
}

describe('the payment code', () => {
  it('DOC-12 is an EPC QR code: service tag, version, characters, BCD lines in their order', () => {
    expect(paymentCode(transfer)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BYLADEM1001',
      'Kaya & Søn GmbH',
      'DE02120300000000202051',
      'EUR1993.44',
      '',
      '',
      'INV202607-0042',
    ])
  })

  it.each([
    ['another currency', { currency: 'CHF' }],
    ['a mistyped account', { iban: 'DE03120300000000202051' }],
    ['nothing due', { amount: 0 }],
    ['a credit', { amount: -10_000 }],
    ['more than it holds', { amount: 999_999_999_999_999 + 1 }],
    ['no name', { name: '  ' }],
  ])('DOC-12 there is none for %s', (_what, change) => {
    expect(paymentCode({ ...transfer, ...change })).toBeUndefined()
  })

  it('DOC-12 names and references cannot bring lines of their own, and are cut to their lengths', () => {
    const lines = paymentCode({ ...transfer, name: `Ä\nEUR9${'x'.repeat(90)}`, reference: 'r'.repeat(200) })?.split(
      '\n',
    )
    expect(lines).toHaveLength(11)
    expect([lines?.[5]?.length, lines?.[10]?.length]).toEqual([70, 140])
  })

  it('DOC-12 an IBAN is written in groups of four, and what is none stays as it is', () => {
    expect(groupedIban('de02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51')
    expect(groupedIban('123-45')).toBe('123-45')
  })
})
