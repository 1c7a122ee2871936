import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { ToastHost } from '#web/kit/ui/toast-host.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { eInvoiceMessages } from './messages.ts'
import { missingMessages as messages } from './missing-messages.ts'

it('CUST-01 DOC-06 an address that is filled in before sending is kept with its customer, and taken back with it', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  const [customerId, documentId] = [store.newId(), store.newId()]
  await put('customer', customerId, { name: 'Noor Haddad', company: 'Café Aroma' })
  await put('document', documentId, { documentType: 'invoice', customerId })
  await settle()
  const { user } = draw(
    <>
      <MissingDialog documentId={documentId} ways={[]} onClose={() => undefined} />
      <ToastHost />
    </>,
  )
  expect(screen.getByText(messages.leadOfCustomer('Café Aroma'))).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Billing address' }), 'Kirchweg 1')
  await user.tab()
  const addresses = () => [
    store.get('document', documentId)?.billingAddress,
    store.get('customer', customerId)?.billingAddress,
  ]
  expect(await screen.findByText(messages.keptFor('Café Aroma'))).toBeTruthy()
  expect(addresses()).toEqual(['Kirchweg 1', 'Kirchweg 1'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(addresses).toEqual(['', ''])
})

it('DOC-06 what is asked of the business alone says nothing of the customer, and what is filled in is no longer asked for', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  const [customerId, documentId] = [store.newId(), store.newId()]
  await put('businessProfile', store.newId(), { name: 'Kettles', isDefault: true })
  const customerName = 'Noor Haddad'
  await put('customer', customerId, { name: customerName, billingAddress: 'Kirchweg 1' })
  await put('document', documentId, { documentType: 'invoice', customerId, customerName, billingAddress: 'Kirchweg 1' })
  await settle()
  const { user } = draw(<MissingDialog documentId={documentId} ways={[]} onClose={() => undefined} />)
  expect(screen.getByText(messages.lead)).toBeTruthy()
  expect(screen.getByRole('button', { name: uiMessages.cancel })).toBeTruthy()
  const ask = 'Enter the street of your business.'
  expect(screen.getByText(ask)).toBeTruthy()
  const all = screen.getAllByRole('listitem').length
  expect(screen.getByText(messages.missing(all))).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: `${eInvoiceMessages.business}: Street` }), 'Kirchweg 1')
  await user.tab()
  expect(await screen.findByText(eInvoiceMessages.filled('Street'))).toBeTruthy()
  expect(screen.queryByText(ask)).toBeNull()
  expect(screen.getByText(messages.missing(all - 1))).toBeTruthy()
  expect(screen.queryByRole('button', { name: uiMessages.cancel })).toBeNull()
  expect(screen.getAllByRole('button', { name: uiMessages.close }).length).toBeGreaterThan(0)
})
