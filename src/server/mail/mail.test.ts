import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { type SmtpSimulator, startSmtpSimulator } from '#test/simulators/smtp.ts'
import { attachmentOf, headersOf, textOf } from '#test/letters.ts'
import { textOfPdf } from '#test/pdf-text.ts'

describeOneEngine('mail of documents', (context) => {
  let smtp: SmtpSimulator
  let app: TestApp
  let ann: TestCaller
  let bob: TestCaller

  beforeAll(async () => {
    smtp = await startSmtpSimulator()
    app = await buildRealApp(context, { SMTP_URL: smtp.url, MAIL_FROM: 'Shop <shop@example.com>' })
    ann = await arrive(app, 'ann')
    bob = await arrive(app, 'bob')
    await profile({
      name: 'Ann’s Tea',
      email: 'ann@tea.example',
      preferredCurrency: 'EUR',
      iban: 'DE89370400440532013000',
    })
  })
  afterAll(async () => {
    await app.close()
    await smtp.close()
  })
  beforeEach(() => {
    smtp.behaviour = {}
    smtp.letters.length = 0
  })

  const call = (
    caller: TestCaller,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers = {},
  ) => app.call(caller, { method, url, headers, ...(body ? { body } : {}) })
  const profile = async (fields: object) => {
    const { body } = await call(ann, 'GET', '/api/business-profiles')
    const [first] = body['items'] as unknown as { id: string }[]
    const answer = first
      ? await call(ann, 'PATCH', `/api/business-profiles/${first.id}`, fields)
      : await call(ann, 'POST', '/api/business-profiles', { isDefault: true, ...fields })
    expect(answer.status).toBeLessThan(300)
  }
  const newDocument = async (fields: object = {}, caller = ann) => {
    const answer = await call(caller, 'POST', '/api/documents', {
      documentType: 'invoice',
      currency: 'EUR',
      customerName: 'Zoë Müller',
      customerEmail: 'zoe@customer.example',
      issueDate: '2026-11-02',
      dueDate: '2026-11-16',
      items: [{ description: 'Sencha', quantity: 2, unitPrice: 50, unitCost: 7.7391 }],
      ...fields,
    })
    expect(answer.status).toBe(201)
    return answer.body
  }
  const mail = (body: object, headers = {}) => call(ann, 'POST', '/api/documents/email', body, headers)
  const mailOf = async (id: unknown) => (await call(ann, 'GET', `/api/document-mails/${String(id)}`)).body
  const settled = (id: unknown, state: string) =>
    vi.waitFor(
      async () => {
        const row = await mailOf(id)
        expect(row).toMatchObject({ state })
        return row
      },
      { timeout: 20_000, interval: 50 },
    )
  const retryNow = () =>
    context.dataAccess.asSystemBatch([{ text: `update job set run_at = now() where kind = 'document-mail'` }])

  it('DOC-13 a draft is mailed with its PDF in words of its language, is sent thereby, and its state is shown', async () => {
    const invoice = await newDocument({ language: 'de' })
    const ordered = await mail({ documentId: invoice['id'] })
    expect([ordered.status, ordered.body['state']]).toEqual([201, 'queued'])
    const row = await settled(ordered.body['id'], 'sent')
    expect(row).toMatchObject({ recipient: 'zoe@customer.example', error: '', attempts: 1, purpose: 'document' })
    expect(row['sentAt']).toMatch(/^20/)
    const [letter, ...others] = smtp.letters
    if (!letter) throw new Error('no letter came')
    expect([others, letter.to, letter.from]).toEqual([[], ['zoe@customer.example'], 'shop@example.com'])
    const headers = headersOf(letter.source)
    expect(headers).toMatchObject({
      from: 'Ann’s Tea <shop@example.com>',
      'reply-to': 'Ann’s Tea <ann@tea.example>',
      subject: `Rechnung ${String(invoice['documentNumber'])} von Ann’s Tea`,
    })
    expect(textOf(letter.source)).toContain('Guten Tag Zoë Müller,')
    expect(textOf(letter.source)).toContain('fällig am 16. November 2026')
    const { name, bytes } = attachmentOf(letter.source)
    expect(name).toBe(`Rechnung ${String(invoice['documentNumber'])}.pdf`)
    expect(textOfPdf(bytes)).toContain('Sencha')
    const after = await call(ann, 'GET', `/api/documents/${String(invoice['id'])}`)
    expect(after.body).toMatchObject({ status: 'sent' })
    expect(letter.source).not.toMatch(/7[.,]7391|7[.,]74/)
  })

  it('DOC-13 the number that is issued with the mail stands in it, also where its writer saw the provisional one', async () => {
    await profile({ numberAt: 'issue' })
    const draft = await newDocument({ documentType: 'quote' })
    await profile({ numberAt: 'creation' })
    expect(draft['isProvisional']).toBe(true)
    const subject = `Our ${String(draft['documentNumber'])}`
    const ordered = await mail({ documentId: draft['id'], subject, message: `See ${String(draft['documentNumber'])}.` })
    const { body: after } = await call(ann, 'GET', `/api/documents/${String(draft['id'])}`)
    expect(after).toMatchObject({ status: 'sent', isProvisional: false })
    expect(after['documentNumber']).toMatch(/^QTE/)
    expect(await settled(ordered.body['id'], 'sent')).toMatchObject({
      subject: `Our ${String(after['documentNumber'])}`,
    })
    expect(textOf(smtp.letters[0]?.source ?? '')).toContain(`See ${String(after['documentNumber'])}.`)
  })

  it('DOC-13 a mail goes to several with open and blind copies, and names whom the mail server refused', async () => {
    const { id } = await newDocument()
    const to = 'zoe@customer.example; max@customer.example'
    const copies = { cc: 'books@tea.example', bcc: 'boss@tea.example' }
    smtp.behaviour = { refuses: ['max@customer.example'] }
    const ordered = await mail({ documentId: id, to, ...copies })
    expect(ordered.body).toMatchObject({ recipient: 'zoe@customer.example, max@customer.example', ...copies })
    const row = await settled(ordered.body['id'], 'sent')
    expect(row['error']).toBe('The mail server refused max@customer.example. The others got it.')
    const [letter] = smtp.letters
    expect(letter?.to).toEqual(['zoe@customer.example', 'books@tea.example', 'boss@tea.example'])
    expect(headersOf(letter?.source ?? '')).toMatchObject({ to: ordered.body['recipient'], cc: copies.cc })
    expect(letter?.source).not.toContain('boss@tea.example')
    const { body } = await call(ann, 'GET', `/api/documents/${String(id)}/timeline`)
    expect(body['items']).toMatchObject([
      { kind: 'mailed', state: 'sent', who: expect.stringContaining('boss@') },
      { kind: 'made' },
    ])
  })

  it('DOC-13 addresses that are none are refused by name, at their list, and nothing is sent', async () => {
    const { id } = await newDocument()
    const refused = await mail({ documentId: id, to: 'zoe@customer.example, max@', bcc: 'eve' })
    expect(refused.status).toBe(400)
    expect(refused.body['errors']).toMatchObject([
      { field: 'to', message: expect.stringContaining('“max@” is not valid') },
      { field: 'bcc', message: expect.stringContaining('“eve” is not valid') },
    ])
    expect((await call(ann, 'GET', `/api/documents/${String(id)}`)).body).toMatchObject({ status: 'draft' })
  })

  it('DOC-13 ordered twice under one key it is one mail', async () => {
    const { id } = await newDocument()
    const headers = { 'idempotency-key': 'mail-once' }
    const [one, two] = [await mail({ documentId: id }, headers), await mail({ documentId: id }, headers)]
    expect(two.body['id']).toBe(one.body['id'])
    await settled(one.body['id'], 'sent')
    expect(smtp.letters).toHaveLength(1)
  })

  it.each([
    [
      'a refused address',
      { answers: { RCPT: '550 5.1.1 No such user' } },
      /refused the address zoe@customer\.example: 550 5\.1\.1 No such user/,
    ],
    ['a letter that is too large', { maxBytes: 500 }, /too large/],
    ['a letter that is refused', { answers: { MESSAGE: '554 5.7.1 Looks like spam' } }, /refused the mail: 554/],
    ['a login that is asked for', { answers: { MAIL: '530 5.7.0 Authentication required' } }, /refused the mail: 530/],
  ])('DOC-13 %s fails with a reason, and can be sent again', async (_what, behaviour, reason) => {
    smtp.behaviour = behaviour
    const { id } = await newDocument()
    const ordered = await mail({ documentId: id })
    const failed = await settled(ordered.body['id'], 'failed')
    expect(failed['error']).toMatch(reason)
    // The job ends after what it did was written.
    const jobs = () => context.dataAccess.asSystemBatch([{ text: `select 1 from job where kind = 'document-mail'` }])
    await expect.poll(jobs).toMatchObject([{ rows: [] }])
    smtp.behaviour = {}
    smtp.letters.length = 0
    const again = await call(ann, 'POST', `/api/document-mails/${String(ordered.body['id'])}/resend`)
    expect([again.status, again.body['id']]).toEqual([200, ordered.body['id']])
    await settled(ordered.body['id'], 'sent')
    expect(smtp.letters).toHaveLength(1)
  })

  it('DOC-13 what passes is tried again, with the reason shown meanwhile', async () => {
    smtp.behaviour = { answers: { RCPT: '451 4.7.1 Greylisted, try again' } }
    const { id } = await newDocument()
    const ordered = await mail({ documentId: id })
    const waiting = await vi.waitFor(
      async () => {
        const row = await mailOf(ordered.body['id'])
        expect(row).toMatchObject({ state: 'queued', attempts: 1 })
        expect(row['error']).toMatch(/try again later: 451/)
        return row
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(waiting['sentAt']).toBeNull()
    smtp.behaviour = {}
    const again = await call(ann, 'POST', `/api/document-mails/${String(ordered.body['id'])}/resend`)
    expect(again.status).toBe(200)
    expect(await settled(ordered.body['id'], 'sent')).toMatchObject({ attempts: 2, error: '' })
  })

  it('DOC-13 a connection that breaks in the middle is tried again under the same name, and that it may have come twice is told', async () => {
    smtp.behaviour = { dropsAt: 'MESSAGE' }
    const { id } = await newDocument()
    const ordered = await mail({ documentId: id })
    await vi.waitFor(async () => expect((await mailOf(ordered.body['id']))['error']).toMatch(/may have arrived/), {
      timeout: 20_000,
      interval: 50,
    })
    smtp.behaviour = {}
    await retryNow()
    await call(ann, 'POST', `/api/document-mails/${String(ordered.body['id'])}/resend`)
    expect((await settled(ordered.body['id'], 'sent'))['error']).toMatch(/may have arrived twice/)
    const ids = smtp.letters.map(({ source }) => headersOf(source)['message-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids)).toEqual(new Set([`<${String(ordered.body['id'])}@example.com>`]))
  })

  it('DOC-13 a slow server is waited for, and two instances send a mail once', async () => {
    const second = await buildRealApp(context, { SMTP_URL: smtp.url, MAIL_FROM: 'Shop <shop@example.com>' })
    try {
      smtp.behaviour = { delayMs: 300 }
      const documents = await Promise.all(Array.from({ length: 6 }, () => newDocument()))
      const ordered = await Promise.all(
        documents.map(({ id }, index) =>
          (index % 2 ? second : app).call(ann, {
            method: 'POST',
            url: '/api/documents/email',
            body: { documentId: id },
          }),
        ),
      )
      for (const { body } of ordered) await settled(body['id'], 'sent')
      expect(smtp.letters).toHaveLength(documents.length)
    } finally {
      await second.close()
    }
  })

  it('DOC-13 a mail that waits can be taken back, and one that has gone cannot', async () => {
    smtp.behaviour = { answers: { GREETING: '421 4.3.2 Away' } }
    const { id } = await newDocument()
    const ordered = await mail({ documentId: id })
    await vi.waitFor(async () => expect((await mailOf(ordered.body['id']))['error']).not.toBe(''), {
      timeout: 20_000,
      interval: 50,
    })
    const path = `/api/document-mails/${String(ordered.body['id'])}`
    expect((await call(ann, 'POST', `${path}/cancel`)).body['state']).toBe('cancelled')
    smtp.behaviour = {}
    await retryNow()
    await call(ann, 'POST', `${path}/resend`)
    await settled(ordered.body['id'], 'sent')
    expect((await call(ann, 'POST', `${path}/cancel`)).status).toBe(409)
    const second = await call(ann, 'POST', `${path}/resend`)
    expect([second.status, second.body['id'] === ordered.body['id']]).toEqual([201, false])
    await settled(second.body['id'], 'sent')
  })

  it('DOC-13 nobody adds headers or recipients: one address is one address', async () => {
    const { id } = await newDocument()
    for (const to of [
      'a@b.example, c d@e.example',
      'a@b.example\r\nBcc: c@d.example',
      'x',
      '<a@b.example>',
      '"a b"@c.example',
      '',
    ])
      expect((await mail({ documentId: id, to })).status, to).toBe(400)
    const bad = await newDocument({ customerEmail: 'one@x.example;two@x' })
    expect((await mail({ documentId: bad['id'] })).status).toBe(400)
    expect((await call(ann, 'GET', `/api/documents/${String(bad['id'])}`)).body['status'], 'refused as a whole').toBe(
      'draft',
    )
    const subject = 'Hi\r\nBcc: evil@example.com'
    const message = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>'
    const ordered = await mail({ documentId: id, subject, message })
    await settled(ordered.body['id'], 'sent')
    const source = smtp.letters[0]?.source ?? ''
    expect(smtp.letters[0]?.to).toEqual(['zoe@customer.example'])
    expect(source.split(/\r\n\r\n/)[0]).not.toMatch(/^bcc:/im)
    expect(textOf(source, 'text/html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(textOf(source, 'text/html')).not.toMatch(/<script|<img/)
  })

  it('DOC-13 void documents and templates are not mailed, and unknown ones not found', async () => {
    const template = await newDocument({ documentType: 'template' })
    expect((await mail({ documentId: template['id'] })).status).toBe(422)
    expect((await mail({ documentId: crypto.randomUUID() })).status).toBe(404)
    expect((await mail({ documentId: template['id'], extra: 1 })).status).toBe(400)
  })

  it('DOC-13 somebody else’s documents and mails are not found', async () => {
    const { id } = await newDocument()
    expect((await call(bob, 'POST', '/api/documents/email', { documentId: id, to: 'bob@example.com' })).status).toBe(
      404,
    )
    expect((await call(bob, 'GET', `/api/documents/${String(id)}/mail-draft`)).status).toBe(404)
    const ordered = await mail({ documentId: id })
    const path = `/api/document-mails/${String(ordered.body['id'])}`
    expect((await call(bob, 'GET', path)).status).toBe(404)
    for (const act of ['resend', 'cancel']) expect((await call(bob, 'POST', `${path}/${act}`)).status).toBe(404)
    expect((await call(bob, 'GET', '/api/document-mails')).body['items']).toEqual([])
    await settled(ordered.body['id'], 'sent')
    expect(smtp.letters).toHaveLength(1)
  })

  it('DOC-13 the letter is shown before it is ordered, in the language that is asked for', async () => {
    const { id, documentNumber } = await newDocument()
    const draft = await call(ann, 'GET', `/api/documents/${String(id)}/mail-draft?language=fr`)
    expect(draft.body).toMatchObject({
      to: 'zoe@customer.example',
      subject: `Facture ${String(documentNumber)} de Ann’s Tea`,
      language: 'fr',
      toOutbox: false,
      hasLocalLinks: true,
      obstacle: '',
    })
    const reminder = await call(ann, 'GET', `/api/documents/${String(id)}/mail-draft?purpose=reminder`)
    expect(reminder.body['obstacle']).toMatch(/Nothing is due/)
  })

  it('DOC-17 reminders by hand grow firmer, and stop when the invoice is paid', async () => {
    const { id } = await newDocument()
    await call(ann, 'POST', `/api/documents/update-status/${String(id)}`, { status: 'sent' })
    const subjects: unknown[] = []
    for (let turn = 0; turn < 4; turn++) {
      const ordered = await mail({ documentId: id, purpose: 'reminder' })
      subjects.push((await settled(ordered.body['id'], 'sent'))['subject'])
    }
    expect(subjects.map((subject) => String(subject).split(':')[0])).toEqual([
      'A friendly reminder',
      'Second reminder',
      'Last reminder',
      'Last reminder',
    ])
    await call(ann, 'POST', `/api/documents/update-status/${String(id)}`, { status: 'paid' })
    expect((await mail({ documentId: id, purpose: 'reminder' })).status).toBe(422)
  })

  it('DOC-17 a customer gets the statement of a period', async () => {
    const customer = await call(ann, 'POST', '/api/customers', {
      name: 'Zoë',
      email: 'zoe@customer.example',
      language: 'it',
    })
    const ordered = await call(ann, 'POST', `/api/customers/${String(customer.body['id'])}/statement/email`, {
      startDate: '2026-01-01',
      endDate: '2026-06-30',
    })
    expect(ordered.status).toBe(201)
    const row = await settled(ordered.body['id'], 'sent')
    expect(row).toMatchObject({ purpose: 'statement', subject: 'Estratto conto da Ann’s Tea', startDate: '2026-01-01' })
    expect(textOfPdf(attachmentOf(smtp.letters[0]?.source ?? '').bytes)).toContain('2026')
    expect((await call(bob, 'POST', `/api/customers/${String(customer.body['id'])}/statement/email`, {})).status).toBe(
      404,
    )
  })

  it('DOC-13 without a mail server the letter is put into the folder, which is what its state says', async () => {
    const folderApp = await buildRealApp(context, { MAIL_FROM: 'Shop <shop@example.com>' })
    try {
      // The work must not be taken by the instance that has a mail server.
      await app.close()
      const { id } = await (async () => {
        const answer = await folderApp.call(ann, {
          method: 'POST',
          url: '/api/documents',
          body: { documentType: 'receipt', customerEmail: 'zoe@customer.example' },
        })
        return answer.body
      })()
      const order = { method: 'POST', url: '/api/documents/email', body: { documentId: id } } as const
      const ordered = await folderApp.call(ann, order)
      await vi.waitFor(
        async () => {
          const answer = await folderApp.call(ann, {
            method: 'GET',
            url: `/api/document-mails/${String(ordered.body['id'])}`,
          })
          expect(answer.body).toMatchObject({ state: 'outbox' })
        },
        { timeout: 20_000, interval: 50 },
      )
      const outbox = join(folderApp.config.dataDir, 'outbox')
      const [name = ''] = await readdir(outbox)
      expect(await readFile(join(outbox, name), 'utf8')).toMatch(/^To: zoe@customer\.example/m)
    } finally {
      await folderApp.close()
      app = await buildRealApp(context, { SMTP_URL: smtp.url, MAIL_FROM: 'Shop <shop@example.com>' })
    }
  })
})
