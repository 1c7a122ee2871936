import { beforeAll, expect, it } from 'vitest'
import { addDays, dayInWords, dayOf } from '#domain/calendar-day.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { createMailPdfs } from '../mail-pdfs.ts'
import { createPdfWorkers } from '../pdf/pdf-workers.ts'
import { makeAllRecurring } from './recurring.ts'
import type { DailyDeps } from './reminders.ts'

const PAYMENT_DAYS = 30

describeOneEngine('recurring invoices after a pause', (context) => {
  let api: TestApi
  let deps: DailyDeps
  const now = Date.now()
  const today = dayOf(now, 'UTC')
  /** What comes weekly and was last made four weeks ago. */
  const missed = [-22, -15, -8, -1].map((days) => addDays(today, days))

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    const pdfWorkers = createPdfWorkers()
    const pdfs = createMailPdfs(pdfWorkers, Buffer.alloc(32))
    deps = {
      dataAccess: context.dataAccess,
      live: { wake: () => undefined },
      pdfs,
      log: quiet,
      wakeJobs: () => undefined,
    }
    return async () => {
      await pdfWorkers.close()
      await api.app.close()
    }
  })

  const post = async (user: string, path: string, body: object) => {
    const made = await api.call(user, 'POST', path, body)
    expect(made.status).toBe(201)
    return String(made.body['id'])
  }
  const newSeller = async () => {
    const user = await context.newUser()
    await post(user, '/api/business-profiles', { name: 'Tea', isDefault: true, paymentDays: PAYMENT_DAYS })
    return user
  }
  const newTemplate = (user: string, fields: object = {}) =>
    post(user, '/api/documents', {
      documentType: 'template',
      customerName: 'Zoë',
      customerEmail: 'zoe@customer.example',
      items: [{ description: 'Rent', quantity: 1, unitPrice: 100 }],
      ...fields,
    })
  const newRecurring = async (user: string, fields: object = {}) => {
    const rent = { name: 'Rent', repeat: 'weekly', nextOn: missed[0], sendsMail: true }
    const documentId = 'documentId' in fields ? fields.documentId : await newTemplate(user)
    return post(user, '/api/recurring-documents', { ...rent, ...fields, documentId })
  }
  const recurring = async (user: string, id: string) =>
    (await api.call(user, 'GET', `/api/recurring-documents/${id}`)).body
  const runs = async (user: string, id: string) =>
    (await api.call(user, 'GET', `/api/recurring-documents/${id}/runs`)).body
  const invoices = async (user: string) =>
    listOf(
      (await api.call(user, 'GET', '/api/documents/list/invoice?sortBy=issueDate&sortDirection=asc')).body['items'],
    )
  const mails = async (user: string) => listOf((await api.call(user, 'GET', '/api/document-mails')).body['items'])
  const decide = (user: string, id: string, acts: readonly string[], fields: object = {}) =>
    api.call(user, 'POST', `/api/recurring-documents/${id}/runs`, {
      runs: acts.map((act, index) => ({ day: missed[index], act })),
      ...fields,
    })

  it('DOC-17 what came due during a pause is neither made nor mailed by itself, and is told with its periods', async () => {
    const user = await newSeller()
    const id = await newRecurring(user)
    const since = addDays(today, -7)
    const late = await newRecurring(user, { nextOn: since })
    await makeAllRecurring(deps, now)
    await Promise.all([makeAllRecurring(deps, now), makeAllRecurring(deps, now)])
    expect([await invoices(user), await mails(user)]).toEqual([[], []])
    expect(await recurring(user, id)).toMatchObject({ nextOn: missed[0], problem: '', lastMadeOn: null })
    expect(await runs(user, late), 'the second came today').toMatchObject({
      waits: true,
      runs: [{ day: since }, { day: today }],
    })
    expect(await runs(user, id)).toEqual({
      waits: true,
      today,
      runs: missed.map((day) => ({ day, until: addDays(day, 6) })),
    })
  })

  it('DOC-17 a run is made as a draft or mailed under its own day, or skipped, as was said of it, once', async () => {
    const user = await newSeller()
    const id = await newRecurring(user)
    const acts = ['make', 'mail', 'skip', 'make']
    const both = await Promise.all([decide(user, id, acts), decide(user, id, acts)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const nextOn = addDays(today, 6)
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({
      made: [{ day: missed[0] }, { day: missed[1] }, { day: missed[3] }],
      nextOn,
      isActive: true,
    })
    await makeAllRecurring(deps, now)
    const made = await invoices(user)
    const dueDate = addDays(today, PAYMENT_DAYS)
    expect(made).toMatchObject([
      { issueDate: missed[0], deliveryDate: null, dueDate, status: 'draft', isProvisional: false },
      { issueDate: missed[1], deliveryDate: null, dueDate, status: 'sent' },
      { issueDate: missed[3], deliveryDate: null, dueDate, status: 'draft' },
    ])
    expect(await mails(user)).toMatchObject([{ documentId: made[1]?.['id'], state: 'queued' }])
    expect(await recurring(user, id)).toMatchObject({
      nextOn,
      lastMadeOn: today,
      lastDocumentId: made[2]?.['id'],
      problem: '',
    })
    expect(await runs(user, id)).toMatchObject({ waits: false, runs: [] })
  })

  it('DOC-17 dated today, an invoice has the day of its run as the day of delivery', async () => {
    const user = await newSeller()
    const source = await newTemplate(user, { documentType: 'invoice', issueDate: '2026-01-01', dueDate: '2026-01-15' })
    const id = await newRecurring(user, { documentId: source })
    expect((await decide(user, id, ['skip', 'skip', 'skip', 'make'], { dated: 'today' })).status).toBe(200)
    expect((await invoices(user)).filter((each) => String(each['id']) !== source)).toMatchObject([
      { issueDate: today, deliveryDate: missed[3], dueDate: addDays(today, 14) },
    ])
  })

  it('DOC-17 what cannot be mailed is refused by its day and nothing of it is made; it can be made without mail', async () => {
    const user = await newSeller()
    const id = await newRecurring(user, { documentId: await newTemplate(user, { customerEmail: '' }) })
    const refused = await decide(user, id, ['make', 'mail', 'skip', 'skip'])
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining(
        `The invoice of ${dayInWords(String(missed[1]))} cannot be mailed: it has no e-mail address.`,
      ),
    ])
    expect(await invoices(user)).toEqual([])
    expect(await recurring(user, id)).toMatchObject({ nextOn: missed[0] })
    expect((await decide(user, id, ['make', 'make', 'skip', 'skip'])).status).toBe(200)
  })

  it('DOC-17 decisions that leave out a run are refused, and the days are named', async () => {
    const user = await newSeller()
    const id = await newRecurring(user)
    const refused = await decide(user, id, ['make', 'make'])
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(missed.map(dayInWords).join(', '))])
    const other = await newSeller()
    expect((await decide(other, id, ['skip', 'skip', 'skip', 'skip'])).status).toBe(404)
    expect(await invoices(user)).toEqual([])
  })

  it('DOC-17 without what they are made from they can only be skipped', async () => {
    const user = await newSeller()
    const documentId = await newTemplate(user)
    const id = await newRecurring(user, { documentId, endsOn: today })
    await api.call(user, 'DELETE', `/api/documents/${documentId}`)
    const refused = await decide(user, id, ['skip', 'skip', 'skip', 'make'])
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Choose another one.')])
    const skipped = await decide(user, id, ['skip', 'skip', 'skip', 'skip'])
    expect([skipped.status, skipped.body]).toMatchObject([200, { made: [], isActive: false }])
    expect(await recurring(user, id)).toMatchObject({ isActive: false, lastMadeOn: null })
  })

  it('DOC-17 nothing is due while it is paused; going on after several runs, they wait; a single one goes on by itself', async () => {
    const user = await newSeller()
    const id = await newRecurring(user, { isActive: false, sendsMail: false })
    expect(await runs(user, id)).toMatchObject({ waits: false, runs: [] })
    const refused = await decide(user, id, ['skip', 'skip', 'skip', 'skip'])
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('it is paused')])
    await api.call(user, 'PATCH', `/api/recurring-documents/${id}`, { isActive: true })
    await makeAllRecurring(deps, now)
    expect(await invoices(user)).toEqual([])
    await api.call(user, 'PATCH', `/api/recurring-documents/${id}`, { nextOn: missed[3] })
    expect(await runs(user, id)).toMatchObject({ waits: false, runs: [{ day: missed[3] }] })
    await makeAllRecurring(deps, now)
    expect(await invoices(user)).toMatchObject([{ issueDate: today, deliveryDate: missed[3], status: 'draft' }])
  })
})
