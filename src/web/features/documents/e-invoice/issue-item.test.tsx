import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt } from '#test/page/signed-in.ts'
import { IssueItem } from './issue-item.tsx'
import { eInvoiceMessages as messages } from './messages.ts'

it('DOC-06 what asks for the VAT id of the business, or a tax number in the settings, has its field and leads there', () => {
  openAt('/document')
  const fix = {
    kind: 'text',
    place: 'business',
    label: 'VAT id',
    value: '',
    read: (value: string) => ({ value }),
    patch: (vatId: string) => ({ vatId }),
  } as const
  const issue = {
    level: 'warning',
    field: 'seller.vatId',
    message: 'Enter it in Settings.',
    place: 'business',
  } as const
  const props = { fix, split: undefined, onSave: () => undefined, onShow: () => undefined }
  const { redraw } = draw(<IssueItem {...props} issue={issue} />)
  expect(screen.getByRole('link', { name: messages.settings }).getAttribute('href')).toBe('/settings/business')
  expect(screen.getByText(/^Enter it/).textContent).toBe('Enter it in Settings. Open settings')
  expect(screen.getByRole('textbox')).toBeTruthy()
  redraw(<IssueItem {...props} issue={{ ...issue, field: 'seller.iban' }} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('SHELL-10 DOC-06 a missing day is typed in the order of the region', async () => {
  openAt('/document')
  const saved: unknown[] = []
  const { user } = draw(
    <IssueItem
      issue={{ level: 'warning', field: 'deliveryDate', message: 'Enter it.', place: 'document' }}
      fix={{
        kind: 'day',
        place: 'document',
        label: 'Delivery date',
        value: '',
        read: (value) => ({ value }),
        patch: (deliveryDate) => ({ deliveryDate }),
      }}
      split={undefined}
      onSave={(_place, patch) => saved.push(patch)}
      onShow={() => undefined}
    />,
  )
  await user.type(screen.getByRole('textbox', { name: 'Delivery date' }), '7/6/2026{Enter}')
  expect(saved).toEqual([{ deliveryDate: '2026-07-06' }])
})
