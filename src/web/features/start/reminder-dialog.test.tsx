import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { newId } from '#test/client-model/world.ts'
import type { MailDraft } from '#contract/endpoints/document-mails.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { mailMessages as mail } from '#web/kit/documents/mail-messages.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import { waitingMessages as messages } from './waiting-messages.ts'

const LETTER: MailDraft = {
  to: 'ann@example.com',
  subject: 'Reminder',
  message: 'Dear Ann',
  language: 'en',
  languages: ['en', 'de'],
  fileName: 'INV-1.pdf',
  toOutbox: false,
  hasLocalLinks: false,
  obstacle: '',
}

it('PAGE-01 DOC-17 “Remind” opens the written reminder of that invoice, and sends what is read there', async () => {
  openAt('/dashboard')
  const { store, settle } = await signIn([documentIndex])
  const [customerId, id] = [newId(), newId()]
  await store.mutate({ op: 'put', kind: 'customer', id: customerId, data: { name: 'Ann Tee' } })
  const invoice = { documentType: 'invoice', status: 'sent', currency: 'EUR', customerId, issueDate: '2026-01-05' }
  await store.mutate({ op: 'put', kind: 'document', id, data: { ...invoice, dueDate: '2026-01-19' } })
  await settle()
  const calls: { readonly path: string; readonly body?: unknown }[] = []
  provideApi((path, init) => {
    calls.push({ path, ...(typeof init?.body === 'string' ? { body: JSON.parse(init.body) } : {}) })
    return Promise.resolve(init?.method === 'POST' ? new Response(null, { status: 204 }) : Response.json(LETTER))
  })
  const { told, record } = recorder()
  const { user } = draw(<ReminderDialog documentId={id} onClose={record('closed')} />)
  const { documentNumber = '', customerName = '' } = store.get('document', id) ?? {}
  await screen.findByRole('dialog', { name: messages.remindOf(documentNumber, customerName) })
  const text = await screen.findByRole('textbox', { name: mail.message })
  expect(calls).toEqual([{ path: `/api/documents/${id}/mail-draft?purpose=reminder` }])
  await expectAccessible()
  await user.type(text, '!')
  await user.click(screen.getByRole('button', { name: mail.send }))
  await expect.poll(() => told).toEqual(['closed'])
  const { to, subject } = LETTER
  const sent = { documentId: id, purpose: 'reminder', to, subject, message: 'Dear Ann!', language: 'en' }
  expect(calls[1]?.body).toMatchObject(sent)
})

it('DOC-17 who is reminded again is said to have been reminded', async () => {
  openAt('/dashboard')
  const { store, arrive } = await signIn([documentIndex])
  const id = newId()
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'sent' } })
  const sent = { documentId: id, purpose: 'reminder', recipient: 'ann@example.com', reminder: 2, state: 'sent' }
  await arrive('documentMail', emptyRowOf('documentMail', newId(), sent))
  provideApi(() => Promise.resolve(Response.json(LETTER)))
  draw(<ReminderDialog documentId={id} onClose={() => undefined} />)
  const line = mail.line(mail.reminders[2] ?? '', 'ann@example.com')
  expect(await screen.findByText(line, { exact: false })).toBeTruthy()
})

it('PAGE-01 nothing is opened for an invoice that is gone', async () => {
  openAt('/dashboard')
  await signIn([documentIndex])
  draw(<ReminderDialog documentId={newId()} onClose={() => undefined} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
