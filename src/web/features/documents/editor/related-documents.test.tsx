import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { correctInvoice } from '#contract/commands/document-corrections.ts'
import { newItem } from '#contract/document-new-item.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { MissingDialog } from '../e-invoice/missing-dialog.tsx'
import { salesItems } from '../list/documents-palette.ts'
import { DocumentTotalsBlock } from './document-totals-block.tsx'
import { totalMessages } from './messages.ts'
import { CreditedInvoice, RelatedDocuments } from './related-documents.tsx'
import { relatedMessages } from './related-messages.ts'

it('DOC-18 DOC-08 the invoice that replaces another one names the draft credit note before it is sent, and that one names its invoice', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const data = {
    documentType: 'invoice',
    status: 'sent',
    items: [newItem('line', { unitPrice: 500_000 })],
  }
  await store.mutate({ op: 'put', kind: 'document', id, data })
  await store.run(correctInvoice, { id, reason: 'Wrong price' })
  await settle()
  const documents = store.all('document')
  const credit = documents.find(({ documentType }) => documentType === 'creditnote')!
  const invoice = documents.find((row) => row.id !== id && row.documentType === 'invoice')!
  const { redraw } = draw(<MissingDialog documentId={invoice.id} ways={[]} onClose={() => undefined} />)
  const { documentNumber } = store.get('document', id)!
  const name = `Credit note ${credit.documentNumber}`
  expect(screen.getByText(relatedMessages.waits(name, documentNumber), { exact: false })).toBeTruthy()
  const link = screen.getByRole('link', { name: relatedMessages.open(credit.documentNumber) })
  expect(link.getAttribute('href')).toContain(credit.id)

  redraw(<RelatedDocuments row={invoice} />)
  const related = within(screen.getByRole('list')).getAllByRole('link')
  expect(related.map((each) => each.textContent)).toEqual([`Invoice ${documentNumber}`, name])

  redraw(<CreditedInvoice row={credit} />)
  expect(screen.getByRole('link').textContent).toContain(`For invoice ${documentNumber} of `)

  const said = () => screen.getAllByRole('listitem').map((each) => each.textContent)
  redraw(<RelatedDocuments row={store.get('document', id)!} />)
  expect(said()).toContain(`To be credited by ${name}`)
  await store.mutate({ op: 'patch', kind: 'document', id: credit.id, data: { status: 'sent' } })
  await settle()
  redraw(<RelatedDocuments row={store.get('document', id)!} />)
  expect(said()).toContain(`Credited by ${name}`)
})

it('DOC-01 DOC-08 a credit note says in words what it gives back, and among others its amount is below zero', async () => {
  const { store, settle } = await signIn([documentIndex])
  const id = store.newId()
  const data = { documentType: 'creditnote', items: [newItem('line', { unitPrice: 500_000 })] }
  await store.mutate({ op: 'put', kind: 'document', id, data })
  await settle()
  const credit = store.get('document', id)!
  draw(<DocumentTotalsBlock shown={credit} totals={documentTotals(credit)} hasMargins={false} />)
  const terms = screen.getAllByRole('term').map((each) => [each.textContent, each.nextElementSibling?.textContent])
  expect(terms).toEqual([[totalMessages.totalCredited, formatMoney(500_000, credit.currency)]])
  const found = salesItems(credit.documentNumber, () => undefined).map(({ detail }) => detail)
  expect(found).toEqual([`Credit note · ${formatMoney(-500_000, credit.currency)}`])
})
