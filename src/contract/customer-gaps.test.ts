import { describe, expect, it } from 'vitest'
import { customerGaps } from './customer-gaps.ts'
import { customer } from './entities/customer.ts'
import { customerValues, type DocumentRow } from './entities/document-derive.ts'
import { document } from './entities/document.ts'
import { type AnyRow, emptyRow, general } from './entity.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const bill = emptyRow(general(document), 'bill', 0, NOWHERE) as unknown as DocumentRow
const noor = (more: Partial<AnyRow> = {}): AnyRow => ({ ...emptyRow(general(customer), 'noor', 0, NOWHERE), ...more })
const gaps = (patch: object, own: Partial<AnyRow> = {}, onDocument: object = {}, found = own) =>
  customerGaps({ ...patch }, { document: { ...bill, ...onDocument }, customer: noor(own), found: noor(found) })

describe('what is filled in on a document and its customer lacks', () => {
  it('CUST-01 DOC-06 is kept with the customer, so that their next document has it', () => {
    const kept = gaps({ billingAddress: 'Kirchweg 1\n50674 Köln', customerVatId: 'DE123456789', notes: 'mine' })
    expect(kept).toEqual({ billingAddress: 'Kirchweg 1\n50674 Köln', vatId: 'DE123456789' })
    expect(customerValues(noor(kept))).toMatchObject({
      billingAddress: 'Kirchweg 1\n50674 Köln',
      customerVatId: 'DE123456789',
    })
  })

  it('CUST-01 never replaces what the customer has, and takes no blank', () => {
    expect(gaps({ billingAddress: 'Neu 1' }, { billingAddress: 'Alt 1' })).toEqual({})
    expect(gaps({ billingAddress: 'Neu 1' }, { billingAddress: { street: 'Alt 1' } })).toEqual({})
    expect(gaps({ billingAddress: { street: 'Neu 1' } }, { billingAddress: 'Alt 1' })).toEqual({})
    expect(gaps({ customerVatId: 'DE1' }, { vatId: 'DE2' })).toEqual({})
    expect(gaps({ customerVatId: ' ', billingAddress: '' })).toEqual({})
  })

  it('CUST-01 fills the parts of an address that are lacking, one after the other', () => {
    const country = { country: 'DE' }
    expect(gaps({ billingAddress: { ...country, street: 'Kirchweg 1' } })).toEqual({
      billingAddress: { ...country, street: 'Kirchweg 1' },
    })
    const own = { billingAddress: { street: 'Alt 1', country: 'FR' } }
    expect(gaps({ billingAddress: { ...country, street: 'Neu 1', zip: '50674' } }, own)).toEqual({
      billingAddress: { street: 'Alt 1', country: 'FR', zip: '50674' },
    })
    expect(gaps({ billingAddress: { street: 'Neu 1' } }, own)).toEqual({})
  })

  it('CUST-01 a slip that was filled in on both is mended on both', () => {
    const slip = { billingAddress: 'Kirch' }
    expect(gaps({ billingAddress: 'Kirchweg 1' }, slip, slip, {})).toEqual({ billingAddress: 'Kirchweg 1' })
    expect(gaps({ billingAddress: 'Kirchweg 1' }, slip, slip)).toEqual({})
    const [own, found] = [{ street: 'Alt 1', zip: '5' }, { street: 'Alt 1' }]
    const next = { billingAddress: { street: 'Neu 1', zip: '50674' } }
    const onDocument = { billingAddress: { street: 'Neu 1', zip: '5' } }
    expect(gaps(next, { billingAddress: own }, onDocument, { billingAddress: found })).toEqual({
      billingAddress: { street: 'Alt 1', zip: '50674' },
    })
    expect(gaps(next, { billingAddress: own }, onDocument)).toEqual({})
  })
})
