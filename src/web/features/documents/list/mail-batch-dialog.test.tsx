import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { MailBatchDialog } from './mail-batch-dialog.tsx'
import { mailBatchMessages as messages } from './mail-batch-messages.ts'

const QUOTE = '01920000-0000-7000-8000-00000000000a'
const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const quote: DocumentRow = {
  ...(emptyRow(general(document), QUOTE, 0, NOWHERE) as unknown as DocumentRow),
  version: 1,
  status: 'sent',
  isProvisional: false,
  documentType: 'quote',
  documentNumber: 'QTE202607-0001',
  customerEmail: 'zoe@customer.example',
  items: [{} as DocumentRow['items'][number]],
}

/** A server that writes mails into a folder, or sends them. */
function serve(toOutbox: boolean): void {
  provideApi((_path, init) =>
    Promise.resolve(
      new Response(
        JSON.stringify(
          init?.method === 'POST'
            ? { id: 'mail' }
            : { toOutbox, hasLocalLinks: toOutbox, subject: 'Quote QTE202607-0001' },
        ),
        {
          headers: { 'content-type': 'application/json' },
        },
      ),
    ),
  )
}

let signedIn: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  signedIn = await signIn()
})

describe('a batch of mails', () => {
  it('DOC-13 without a mail server says before and after that the mails go to nobody', async () => {
    serve(true)
    const { user } = draw(<MailBatchDialog rows={[quote]} onClose={() => undefined} />)
    expect(await screen.findByText(mailMessages.outbox)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('switch', { name: messages.link }).checked).toBe(false)
    await user.click(screen.getByRole('button', { name: messages.send(1) }))
    expect(await screen.findByText(messages.done(1, true))).toBeTruthy()
    await expectAccessible()
  })

  it('DOC-13 nothing is sent before it is known whether a link can be opened, and that can be asked again', async () => {
    const answers: ((response: Response) => void)[] = []
    provideApi(() => new Promise((answer) => answers.push(answer)))
    const { user } = draw(<MailBatchDialog rows={[quote]} onClose={() => undefined} />)
    const send = () => screen.getByRole('button', { name: messages.send(1) })
    const link = () => screen.getByRole<HTMLInputElement>('switch', { name: messages.link })
    expect([send().hasAttribute('disabled'), link().checked]).toEqual([true, false])
    await waitFor(() => expect(answers.length).toBe(1))
    act(() => answers[0]!(new Response(null, { status: 503 })))
    await user.click(await screen.findByRole('button', { name: uiMessages.retry }))
    expect(send().hasAttribute('disabled')).toBe(true)
    await waitFor(() => expect(answers.length).toBe(2))
    act(() => answers[1]!(Response.json({ toOutbox: false, hasLocalLinks: true })))
    await waitFor(() => expect(send().hasAttribute('disabled')).toBe(false))
    expect(link().checked).toBe(false)
  })

  it('CUST-01 an address that is typed here is kept with its customer once the mail is taken, and that is said', async () => {
    const { store, settle } = signedIn
    const customerId = store.newId()
    await store.mutate({ op: 'put', kind: 'customer', id: customerId, data: { name: 'Noor Haddad' } })
    await settle()
    await store.mutate({
      op: 'put',
      kind: 'document',
      id: quote.id,
      data: { documentType: 'quote', customerId, customerName: 'Noor Haddad' },
    })
    await settle()
    serve(false)
    const { user } = draw(
      <MailBatchDialog rows={[{ ...quote, customerEmail: '', customerId }]} onClose={() => undefined} />,
    )
    await user.type(screen.getByRole('textbox'), 'noor@customer.example')
    expect(store.get('customer', customerId)?.email).toBe('')
    const send = screen.getByRole('button', { name: messages.send(1) })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)
    await settle()
    const kept = mailMessages.keptFor('Noor Haddad')
    expect(await screen.findByText(kept, { exact: false })).toBeTruthy()
    const addresses = [store.get('customer', customerId)?.email, store.get('document', quote.id)?.customerEmail]
    expect(addresses).toEqual(['noor@customer.example', 'noor@customer.example'])
  })

  it('CUST-01 the address that is kept with a customer is that of their other documents here too', async () => {
    const { store, settle } = signedIn
    const customerId = store.newId()
    await store.mutate({ op: 'put', kind: 'customer', id: customerId, data: { name: 'Noor Haddad' } })
    await settle()
    serve(false)
    const bare = { ...quote, customerEmail: '', customerId }
    const other = { ...bare, id: '01920000-0000-7000-8000-00000000000b', documentNumber: 'QTE202607-0002' }
    for (const { id } of [bare, other])
      await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'quote', customerId } })
    await settle()
    const { user } = draw(<MailBatchDialog rows={[bare, other]} onClose={() => undefined} />)
    await user.type(screen.getByRole('textbox', { name: messages.to(bare.documentNumber) }), 'noor@customer.example')
    await user.click(await screen.findByRole('button', { name: messages.send(1) }))
    await settle()
    const second = screen.getByRole<HTMLInputElement>('textbox', { name: messages.to(other.documentNumber) })
    await waitFor(() => expect(second.value).toBe('noor@customer.example'))
    expect(screen.getByRole('button', { name: messages.send(1) }).hasAttribute('disabled')).toBe(false)
  })

  it('DOC-13 an address that is typed chooses no draft that still lacks what the law asks for', async () => {
    serve(false)
    const items = [{ id: 'mug', description: 'Mug', sku: '', exemptionReason: '' } as DocumentRow['items'][number]]
    const draft = { ...quote, items, customerEmail: '', documentType: 'invoice', status: 'draft' } as const
    const { user } = draw(<MailBatchDialog rows={[draft]} onClose={() => undefined} />)
    await user.type(screen.getByRole('textbox'), 'zoe@customer.example')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByRole('button', { name: messages.send(1) })).toBeTruthy()
  })

  it('DOC-13 with a mail server it warns of nothing', async () => {
    serve(false)
    const { user } = draw(<MailBatchDialog rows={[quote]} onClose={() => undefined} />)
    await user.click(screen.getByRole('button', { name: messages.look }))
    expect(await screen.findByText('Quote QTE202607-0001')).toBeTruthy()
    expect(screen.queryByText(mailMessages.outbox)).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('switch', { name: messages.link }).checked).toBe(true)
  })
})
