import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { ToastHost } from '#web/kit/ui/toast-host.tsx'
import { MissingDialog } from './missing-dialog.tsx'
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
