import { beforeAll, expect, it } from 'vitest'
import { dayOf } from '#domain/calendar-day.ts'
import { passesFilter, DOCUMENT_FILTERS, type FilteredDocument } from '#domain/documents/document-filters.ts'
import { DOCUMENT_TYPES, statusesOf } from '#domain/documents/types.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls } from '#test/document-calls.ts'

const [PAST, FUTURE] = ['2020-01-31', '2999-01-31']

describeOneEngine('the list of documents by its standings', (context) => {
  let api: TestApi
  let user: string
  let all: Json[]
  const { call, make, mark } = documentCalls(
    () => api,
    () => user,
  )

  // A zone whose midnight is far away, so that the day stays while the test runs.
  const timeZone = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'Pacific/Honolulu'
  const today = (): string => dayOf(Date.now(), timeZone)
  const pages = async (query: string) => listOf((await call('GET', `?pageSize=500${query}`)).body['items'])

  const reach = async (id: unknown, status: string) => {
    const { body, text } = await mark(id, status)
    expect(body['status'], text).toBe(status)
  }
  const pay = async (id: unknown, dates: readonly (string | null)[]) => {
    const paid = await call('PATCH', `/${String(id)}`, { payments: dates.map((date) => ({ date, amount: 1 })) })
    expect(paid.status, paid.text).toBe(200)
  }

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Tea', timeZone })
    for (const documentType of DOCUMENT_TYPES) {
      for (const status of statusesOf(documentType)) {
        for (const dueDate of [PAST, FUTURE, null]) {
          const { id } = await make(documentType, { issueDate: PAST, dueDate })
          if (status === 'viewed') await mark(id, 'sent')
          await reach(id, status)
        }
      }
    }
    const lastMonth = dayOf(Date.parse(`${today().slice(0, 7)}-01T00:00:00Z`) - 1, 'UTC')
    for (const dates of [[today()], [lastMonth], [today(), lastMonth], [PAST, today()], [null], [null, today()]]) {
      await pay((await make('invoice', { issueDate: PAST, dueDate: PAST, status: 'sent' }))['id'], dates)
    }
    all = [...(await pages('')), ...(await pages('&status=void'))]
  })

  it.each(DOCUMENT_FILTERS)(
    'DOC-10 API-03 `status=%s` finds exactly the rows that the browser’s filter does',
    async (standing) => {
      const told = all.filter((row) => passesFilter(row as unknown as FilteredDocument, standing, today()))
      expect(told.length).toBeGreaterThan(0)
      expect(told.length).toBeLessThan(all.length)
      const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => String(id)).sort()
      expect(idsOf(await pages(`&status=${standing}`))).toEqual(idsOf(told))
      const invoices = told.filter(({ documentType }) => String(documentType) === 'invoice')
      const listed = await call('GET', `/list/invoice?pageSize=500&status=${standing}`)
      expect(idsOf(listOf(listed.body['items']))).toEqual(idsOf(invoices))
    },
  )
})
