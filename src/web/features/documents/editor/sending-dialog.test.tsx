import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { SendingDialog } from './sending-dialog.tsx'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const draft = {
  to: 'zoe@customer.example',
  subject: 'About it',
  message: 'Hello',
  language: 'en',
  languages: ['en'],
  fileName: 'it.pdf',
  toOutbox: false,
  hasLocalLinks: false,
  obstacle: '',
}

beforeEach(() => signIn())

function serve(more: object = {}): void {
  const headers = { 'content-type': 'application/json' }
  provideApi(() => Promise.resolve(new Response(JSON.stringify({ ...draft, ...more }), { headers })))
}

it.each([
  ['quote', mailMessages.linkHelpOfQuote],
  ['invoice', mailMessages.linkHelp],
] as const)('DOC-13 the mail of a %s says what its customer can do on its page', async (documentType, help) => {
  const row = { ...(emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow), documentType }
  serve()
  draw(<SendingDialog row={row} way="document" onClose={() => undefined} />)
  expect(await screen.findByText(help)).toBeTruthy()
  expect(link().checked).toBe(true)
})

it('DOC-13 a link that only this computer can open is added only if that is wanted, and says so', async () => {
  serve({ hasLocalLinks: true })
  const row = emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow
  draw(<SendingDialog row={row} way="document" onClose={() => undefined} />)
  expect(await screen.findByText(mailMessages.linkIsLocal)).toBeTruthy()
  expect(link().checked).toBe(false)
})

function link(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('switch', { name: mailMessages.link })
}

it('CUST-01 the address that an invoice is mailed to is kept for a customer without one, and never replaces theirs', async () => {
  const { store, settle } = await signIn()
  serve({ to: '' })
  const [bare, known] = [store.newId(), store.newId()]
  await store.mutate({ op: 'put', kind: 'customer', id: bare, data: { name: 'Café Linde' } })
  await store.mutate({ op: 'put', kind: 'customer', id: known, data: { name: 'Zoë', email: 'zoe@customer.example' } })
  for (const customerId of [bare, known]) {
    const id = store.newId()
    await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', customerId } })
    await settle()
    const row = () => store.get('document', id)!
    const before = row().customerEmail
    const { user } = draw(<SendingDialog row={row()} way="document" onClose={() => undefined} />)
    await user.type(await screen.findByRole('textbox', { name: mailMessages.to }), 'linde@customer.example')
    await user.click(screen.getByRole('button', { name: mailMessages.send }))
    await expect.poll(() => row().customerEmail).toBe(before || 'linde@customer.example')
    cleanup()
  }
  const emails = [bare, known].map((id) => store.get('customer', id)?.email)
  expect(emails).toEqual(['linde@customer.example', 'zoe@customer.example'])
})
