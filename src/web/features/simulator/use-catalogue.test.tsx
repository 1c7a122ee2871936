import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { documentFields } from '#contract/entities/document-fields.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { useSoldUnits } from './use-catalogue.ts'

/** A line of stored values, as a new one has them. */
const LINE = Object.fromEntries(
  Object.entries(documentFields.items.line ?? {}).flatMap(([name, field]) =>
    field.readOnly ? [] : [[name, field.fallback] as const],
  ),
)

function Sold({ id }: { readonly id: string }) {
  const sold = useSoldUnits(365)
  return <p>{`${sold?.get(id) ?? 'none'} sold`}</p>
}

it('PAGE-04 profit is weighed by the lines of stored invoices, whose products have no variant', async () => {
  const { store, settle } = await signIn([documentIndex])
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  const [productId, customerId] = [store.newId(), store.newId()]
  await put('customer', customerId, { name: 'Ann Tee' })
  await put('product', productId, { name: 'Mug', baseCurrency: 'EUR', baseCost: 6_000_000 })
  expect(LINE['variantId']).toBe('')
  await put('document', store.newId(), {
    documentType: 'invoice',
    status: 'sent',
    currency: 'EUR',
    customerId,
    issueDate: businessToday(),
    dueDate: businessToday(),
    items: [{ ...LINE, id: 'a', productId, description: 'Mug', quantity: 30_000, unitPrice: 10_000_000 }],
  })
  await settle()
  draw(<Sold id={productId} />)
  expect(await screen.findByText('3 sold')).toBeTruthy()
})
