import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { textOf } from '#test/letters.ts'
import { quiet } from '#test/quiet.ts'
import { deleteAccount } from '#server/accounts/data/delete-account.ts'
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts'
import { createMailer, type MailMessage } from '../integrations/mail/mailer.ts'
import { createMailPdfs } from '../mail-pdfs.ts'
import { openDocumentLink } from '../public-links/document-link-store.ts'
import { createPdfWorkers } from '../pdf/pdf-workers.ts'
import { makeAllRecurring } from './recurring.ts'
import { type DailyDeps, remindAll } from './reminders.ts'
import { mailSendingJobs } from './send-mail.ts'

const at = (moment: string): number => Date.parse(moment)

describeOneEngine('recurring invoices and reminders', (context) => {
  let api: TestApi
  let deps: DailyDeps

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    const live = { wake: () => undefined }
    const pdfWorkers = createPdfWorkers()
    const pdfs = createMailPdfs(pdfWorkers, Buffer.alloc(32))
    deps = { dataAccess: context.dataAccess, live, pdfs, log: quiet, wakeJobs: () => undefined }
    return async () => {
      await pdfWorkers.close()
      await api.app.close()
    }
  })

  /** A user with a business in a time zone. */
  const newSeller = async (profile: object = {}) => {
    const user = await context.newUser()
    const made = await api.call(user, 'POST', '/api/business-profiles', { name: 'Tea', isDefault: true, ...profile })
    expect(made.status).toBe(201)
    return user
  }
  const newDocument = async (user: string, fields: object = {}) => {
    const made = await api.call(user, 'POST', '/api/documents', {
      documentType: 'invoice',
      currency: 'EUR',
      customerName: 'Zoë',
      customerEmail: 'zoe@customer.example',
      issueDate: '2026-12-31',
      dueDate: '2027-01-14',
      items: [{ description: 'Rent', quantity: 1, unitPrice: 100 }],
      ...fields,
    })
    expect(made.status).toBe(201)
    return String(made.body['id'])
  }
  const newRecurring = async (user: string, fields: object) => {
    const made = await api.call(user, 'POST', '/api/recurring-documents', {
      name: 'Rent',
      repeat: 'monthly',
      ...fields,
    })
    expect(made.status).toBe(201)
    return String(made.body['id'])
  }
  const recurring = async (user: string, id: string) =>
    (await api.call(user, 'GET', `/api/recurring-documents/${id}`)).body
  const drafts = async (user: string) =>
    listOf(
      (await api.call(user, 'GET', '/api/documents/list/invoice?sortBy=createdAt&sortDirection=asc')).body['items'],
    )
  const mails = async (user: string) =>
    listOf((await api.call(user, 'GET', '/api/document-mails?sortDirection=asc')).body['items'])
  const mark = (user: string, id: string, status: string) =>
    api.call(user, 'POST', `/api/documents/update-status/${id}`, { status })

  it('DOC-17 who moves the next day alone means the days after it, and a short month means none', async () => {
    const user = await newSeller()
    const id = await newRecurring(user, { documentId: await newDocument(user), nextOn: '2027-01-31' })
    const move = (fields: object) => api.call(user, 'PATCH', `/api/recurring-documents/${id}`, fields)
    expect((await move({ nextOn: '2027-02-28' })).body).toMatchObject({ dayOfMonth: 31 })
    expect((await move({ nextOn: '2027-02-15' })).body).toMatchObject({ dayOfMonth: 15 })
    expect((await move({ name: 'Flat' })).body).toMatchObject({ dayOfMonth: 15 })
    expect((await move({ nextOn: '2027-02-10', dayOfMonth: 31 })).body).toMatchObject({ dayOfMonth: 31 })
    const whole = await recurring(user, id)
    const put = await api.call(
      user,
      'PUT',
      `/api/recurring-documents/${id}`,
      Object.assign({}, whole, { nextOn: '2027-04-20' }),
    )
    expect([put.status, put.body['dayOfMonth']]).toEqual([200, 20])
  })

  it('DOC-17 a day that was missed is made up for once, by whichever instance, and the 31st comes back', async () => {
    const user = await newSeller()
    const source = await newDocument(user)
    const id = await newRecurring(user, { documentId: source, nextOn: '2027-01-31' })
    expect(await recurring(user, id)).toMatchObject({ dayOfMonth: 31 })
    const now = at('2027-02-10T12:00:00Z')
    await Promise.all([makeAllRecurring(deps, now), makeAllRecurring(deps, now)])
    await makeAllRecurring(deps, now)
    const made = async () => (await drafts(user)).filter((each) => String(each['id']) !== source)
    const late = {
      issueDate: '2027-02-10',
      deliveryDate: '2027-01-31',
      dueDate: '2027-02-24',
      status: 'draft',
      total: 100,
      balanceDue: 100,
      isProvisional: false,
    }
    expect(await made()).toMatchObject([late])
    expect(await recurring(user, id)).toMatchObject({
      nextOn: '2027-02-28',
      lastMadeOn: '2027-02-10',
      problem: '',
      isActive: true,
    })
    // A device that was offline sets the day back: what was made is not made again.
    await api.call(user, 'PATCH', `/api/recurring-documents/${id}`, { nextOn: '2027-01-31' })
    await makeAllRecurring(deps, now)
    expect(await made()).toMatchObject([late])
    await makeAllRecurring(deps, at('2027-02-28T12:00:00Z'))
    expect(new Set((await made()).map(({ documentNumber }) => documentNumber)).size).toBe(2)
    expect(await recurring(user, id)).toMatchObject({ nextOn: '2027-03-31' })
  })

  it.each([
    ['weekly', '2027-02-26', '2027-03-05'],
    ['quarterly', '2027-02-26', '2027-05-26'],
    ['yearly', '2027-02-26', '2028-02-26'],
  ])('DOC-17 what comes %s comes on its day, which has no other day of delivery', async (repeat, nextOn, following) => {
    const user = await newSeller()
    const template = await newDocument(user, { documentType: 'template' })
    const id = await newRecurring(user, { documentId: template, repeat, nextOn })
    await makeAllRecurring(deps, at('2027-02-25T23:59:00Z'))
    expect(await drafts(user)).toHaveLength(0)
    await makeAllRecurring(deps, at('2027-02-26T00:01:00Z'))
    expect(await drafts(user)).toMatchObject([
      { issueDate: nextOn, deliveryDate: null, documentType: 'invoice', customerName: 'Zoë' },
    ])
    expect(await recurring(user, id)).toMatchObject({ nextOn: following })
  })

  it('DOC-17 the day is that of the business', async () => {
    const user = await newSeller({ timeZone: 'Pacific/Auckland' })
    await newRecurring(user, {
      documentId: await newDocument(user, { documentType: 'template' }),
      nextOn: '2027-04-01',
    })
    await makeAllRecurring(deps, at('2027-03-31T10:59:00Z'))
    expect(await drafts(user)).toHaveLength(0)
    await makeAllRecurring(deps, at('2027-03-31T11:01:00Z'))
    expect(await drafts(user)).toMatchObject([{ issueDate: '2027-04-01' }])
  })

  it('DOC-17 what ends, is paused, or belongs to somebody suspended makes nothing more', async () => {
    const [user, other] = [await newSeller(), await newSeller()]
    const template = await newDocument(user, { documentType: 'template' })
    const ending = await newRecurring(user, {
      documentId: template,
      repeat: 'weekly',
      nextOn: '2027-05-03',
      endsOn: '2027-05-11',
    })
    await newRecurring(user, { documentId: template, nextOn: '2027-05-03', isActive: false })
    await newRecurring(other, {
      documentId: await newDocument(other, { documentType: 'template' }),
      nextOn: '2027-05-03',
    })
    await context.dataAccess.asSystemBatch([
      { text: 'update account set suspended = true where id = $1', values: [other] },
    ])
    for (const day of ['2027-05-03', '2027-05-10', '2027-06-01']) await makeAllRecurring(deps, at(`${day}T12:00:00Z`))
    expect(await drafts(user)).toHaveLength(2)
    expect(await recurring(user, ending)).toMatchObject({ isActive: false })
    expect(await drafts(other)).toHaveLength(0)
  })

  it('DOC-17 why nothing was made is told, and it is made when that is mended', async () => {
    const user = await newSeller()
    const template = await newDocument(user, { documentType: 'template' })
    const gone = await newDocument(user, { documentType: 'template' })
    const id = await newRecurring(user, { documentId: gone, nextOn: '2027-07-01' })
    await api.call(user, 'DELETE', `/api/documents/${gone}`)
    const now = at('2027-07-02T12:00:00Z')
    await makeAllRecurring(deps, now)
    expect(await recurring(user, id)).toMatchObject({
      nextOn: '2027-07-01',
      problem: expect.stringMatching(/deleted/) as string,
    })
    const former = await api.call(user, 'POST', '/api/customers', { name: 'Bea' })
    await api.call(user, 'PATCH', `/api/recurring-documents/${id}`, {
      documentId: template,
      customerId: former.body['id'],
    })
    await api.call(user, 'DELETE', `/api/customers/${String(former.body['id'])}`)
    await makeAllRecurring(deps, now)
    expect(await recurring(user, id)).toMatchObject({ problem: expect.stringMatching(/customer/) as string })
    const customer = await api.call(user, 'POST', '/api/customers', { name: 'Cem', email: 'cem@customer.example' })
    await api.call(user, 'PATCH', `/api/recurring-documents/${id}`, { customerId: customer.body['id'] })
    await makeAllRecurring(deps, now)
    expect(await drafts(user)).toMatchObject([
      { customerName: 'Cem', customerEmail: 'cem@customer.example', deliveryDate: '2027-07-01' },
    ])
    expect(await recurring(user, id)).toMatchObject({ problem: '', nextOn: '2027-08-01' })
  })

  it('DOC-17 what is to be mailed is sent and mailed in the same step; without an address that is told', async () => {
    const user = await newSeller()
    const template = await newDocument(user, { documentType: 'template' })
    await newRecurring(user, { documentId: template, nextOn: '2027-08-02', sendsMail: true })
    const bare = await newDocument(user, { documentType: 'template', customerEmail: '' })
    const silent = await newRecurring(user, { documentId: bare, nextOn: '2027-08-02', sendsMail: true })
    await makeAllRecurring(deps, at('2027-08-02T12:00:00Z'))
    expect(new Set((await drafts(user)).map(({ status }) => String(status)))).toEqual(new Set(['draft', 'sent']))
    expect(await mails(user)).toMatchObject([
      { state: 'queued', recipient: 'zoe@customer.example', purpose: 'document' },
    ])
    expect(await recurring(user, silent)).toMatchObject({ problem: expect.stringMatching(/not mailed/) as string })
  })

  it('DOC-17 an overdue invoice is reminded of three times, each once, in the morning of its business', async () => {
    const user = await newSeller({ remindsAfter: 7, timeZone: 'Europe/Berlin' })
    const id = await newDocument(user)
    await newDocument(user, { dueDate: '2029-01-01' })
    const remind = async (moment: string) => {
      await Promise.all([remindAll(deps, at(moment)), remindAll(deps, at(moment))])
      return (await mails(user)).map(({ reminder }) => reminder)
    }
    expect(await remind('2027-01-21T12:00:00Z'), 'a draft is not owed').toEqual([])
    await mark(user, id, 'sent')
    expect(await remind('2027-01-20T12:00:00Z')).toEqual([])
    expect(await remind('2027-01-21T06:30:00Z'), 'before eight').toEqual([])
    expect(await remind('2027-01-21T07:30:00Z')).toEqual([1])
    expect(await remind('2027-01-27T12:00:00Z')).toEqual([1])
    expect(await remind('2027-01-28T12:00:00Z')).toEqual([1, 2])
    expect(await remind('2027-03-28T12:00:00Z')).toEqual([1, 2, 3])
    expect(await remind('2028-03-28T12:00:00Z')).toEqual([1, 2, 3])
    const given = await mails(user)
    expect(given.map(({ documentId, purpose, state }) => [documentId, purpose, state])).toEqual(
      Array.from({ length: 3 }, () => [id, 'reminder', 'queued']),
    )
  })

  it('DOC-17 who was overdue for long when reminders began gets one, and none once it is paid', async () => {
    const user = await newSeller({ remindsAfter: 7 })
    const id = await newDocument(user)
    await mark(user, id, 'sent')
    await remindAll(deps, at('2027-09-01T12:00:00Z'))
    await remindAll(deps, at('2027-09-02T12:00:00Z'))
    expect(await mails(user)).toMatchObject([{ reminder: 1 }])
    await mark(user, id, 'paid')
    await remindAll(deps, at('2027-09-20T12:00:00Z'))
    expect(await mails(user)).toHaveLength(1)
  })

  it('DOC-17 a reminder that waits is not sent once the invoice is paid; one without an address says so', async () => {
    const user = await newSeller({ remindsAfter: 7 })
    const id = await newDocument(user)
    const bare = await newDocument(user, { customerEmail: 'nobody' })
    await mark(user, id, 'sent')
    await mark(user, bare, 'sent')
    await remindAll(deps, at('2027-09-01T12:00:00Z'))
    const of = async (documentId: string) =>
      (await mails(user)).find((each) => String(each['documentId']) === documentId)
    expect(await of(bare)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/no e-mail address/) as string,
    })
    await mark(user, id, 'paid')
    await send(user, String((await of(id))?.['id']))
    expect(await of(id)).toMatchObject({ state: 'cancelled', error: expect.stringMatching(/paid/) as string })
  })

  it('DOC-17 DOC-14 a reminder leads to the public page of an invoice that is shared, and of no other', async () => {
    const user = await newSeller({ remindsAfter: 7 })
    const [shared, closed, bare] = [
      await newDocument(user),
      await newDocument(user),
      await newDocument(user, { customerEmail: 'nobody' }),
    ]
    const linksOf = async (id: string) =>
      listOf((await api.call(user, 'GET', `/api/documents/${id}/links`)).body['items'])
    for (const id of [shared, closed, bare]) {
      await mark(user, id, 'sent')
      expect((await api.call(user, 'POST', `/api/documents/${id}/links`, {})).status).toBe(201)
    }
    const [link] = await linksOf(closed)
    expect((await api.call(user, 'DELETE', `/api/public-links/${String(link?.['id'])}`)).status).toBe(204)
    await remindAll(deps, at('2027-01-21T12:00:00Z'))
    const given = new Map((await mails(user)).map((mail) => [String(mail['documentId']), mail]))
    expect([shared, closed, bare].map((id) => given.get(id)?.['withLink'])).toEqual([true, false, true])
    for (const id of [shared, closed]) await send(user, String(given.get(id)?.['id']))
    expect([(await linksOf(shared)).length, (await linksOf(closed)).length]).toEqual([2, 1])
    const [open, plain] = await Promise.all([shared, closed].map((id) => letterOf(String(given.get(id)?.['id']))))
    expect(plain).not.toContain('shop.example/d/')
    const [, secret = ''] = /https:\/\/shop\.example\/d\/([\w-]{43})$/m.exec(open ?? '') ?? []
    expect(await openDocumentLink(context.dataAccess, secret, false)).toMatchObject({ documentId: shared })
  })

  it('DOC-13 a mail whose sender died in the middle is sent again, and that it may have come twice is told', async () => {
    const user = await newSeller()
    const documentId = await newDocument(user)
    const { body } = await api.call(user, 'POST', '/api/documents/email', { documentId, link: true })
    const id = String(body['id'])
    await context.dataAccess.asSystemBatch([
      { text: `update document_mail set state = 'sending', attempts = 1 where id = $1`, values: [id] },
    ])
    await send(user, id)
    const [row] = await mails(user)
    expect(row).toMatchObject({
      state: 'outbox',
      attempts: 2,
      error: expect.stringMatching(/may have arrived twice/) as string,
    })
    await send(user, id)
    expect((await mails(user))[0], 'what is done is not done again').toMatchObject({ attempts: 2 })
    const links = await api.call(user, 'GET', `/api/documents/${documentId}/links`)
    expect(listOf(links.body['items'])).toHaveLength(1)
  })

  it('DOC-13 whatever breaks counts as a try, also before the letter is there, and has an end', async () => {
    const user = await newSeller()
    const { body } = await api.call(user, 'POST', '/api/documents/email', { documentId: await newDocument(user) })
    const id = String(body['id'])
    const broken = { ...deps.pdfs, documentFacts: () => Promise.reject(new Error('nobody foresaw this')) }
    for (const attempts of [1, 13]) {
      await expect(send(user, id, attempts, broken)).rejects.toThrow('nobody foresaw this')
      expect((await mails(user))[0]).toMatchObject({ state: 'queued', attempts })
    }
    await send(user, id, 14, broken)
    expect((await mails(user))[0]).toMatchObject({
      state: 'failed',
      attempts: 14,
      error: 'It could not be sent. Look at the document, then send it again.',
    })
  })

  it('PROF-05 a letter that is being written while its account is deleted does not stay in the folder', async () => {
    const user = await newSeller()
    const outbox = join(context.folder, 'outbox')
    const { body } = await api.call(user, 'POST', '/api/documents/email', { documentId: await newDocument(user) })
    const id = String(body['id'])
    await send(user, id, 1, deps.pdfs, async () => {
      expect(await lettersOf(id)).toHaveLength(1)
      // Its letters are looked for in another folder: as if this one had come a moment later.
      const storage = createDiskStorage(context.folder, 0)
      await deleteAccount({ dataAccess: context.dataAccess, storage, outbox: `${outbox}-empty`, log: quiet }, user)
    })
    expect(await lettersOf(id)).toEqual([])
  })

  it('DOC-13 one user orders mails to 500 addresses in 24 hours at most', async () => {
    const user = await newSeller()
    const documentId = await newDocument(user)
    const { body } = await api.call(user, 'POST', '/api/documents/email', { documentId })
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into document_mail select m.user_id, gen_random_uuid(), m.version + 1000 + n, m.created_at, m.updated_at, document_id,
          customer_id, purpose, recipient, subject, message, state, error, attempts, sent_at, language, attaches, with_link, reminder,
          start_date, end_date, cc, bcc from document_mail m, generate_series(1, 499) n where m.id = $1`,
        values: [body['id']],
      },
    ])
    const refused = await api.call(user, 'POST', '/api/documents/email', { documentId })
    expect([refused.status, refused.text]).toEqual([422, expect.stringMatching(/mails to 500 addresses/)])
  })

  /** The text of a letter that went into the folder. */
  async function letterOf(mailId: string): Promise<string> {
    const [letter = ''] = await lettersOf(mailId)
    return textOf(letter)
  }

  async function lettersOf(mailId: string): Promise<readonly string[]> {
    const outbox = join(context.folder, 'outbox')
    const letters = (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8'))
    return (await Promise.all(letters)).filter((letter) => letter.includes(`Message-ID: <${mailId}@`))
  }

  /** Does the work of one mail, with the folder as its way out. */
  async function send(
    userId: string,
    mailId: string,
    attempts = 1,
    pdfs = deps.pdfs,
    sent: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const folder = createMailer({ SMTP_URL: '', MAIL_FROM: 'shop@example.com', dataDir: context.folder })
    const mailer = {
      ...folder,
      send: (letter: MailMessage) => folder.send(letter).then((refused) => sent().then(() => refused)),
    }
    const jobs = mailSendingJobs({ ...deps, pdfs, mailer, publicUrl: 'https://shop.example' })
    const { signal } = new AbortController()
    for (const { run } of Object.values(jobs)) await run({ id: 1, userId, payload: { mailId }, attempts, signal })
  }
})
