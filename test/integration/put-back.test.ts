import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { DOCUMENT_TYPES, isMoveAllowed, statusesOf } from '#domain/documents/types.ts'
import { entities, entityOf } from '#contract/entities/registry.ts'
import { type AnyPatch, type Entity, general } from '#contract/entity.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readMore, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { line } from '#test/document-calls.ts'
import { acceptedPatch, requiredReferences, writablePatch } from '#test/factories.ts'
import { pathOf } from '#test/made-rows.ts'

const RUNS = Number(process.env['RUNS'] ?? 12)
const NOW = 1_800_000_000_000

describeOneEngine('what a GET gave, sent back by PUT', (context) => {
  let api: TestApi
  let user: string
  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  const store = (kind: string, id: string, data: AnyPatch) =>
    context.dataAccess.asUser({ kind: 'user', userId: user }, async (tx) => {
      const named: Record<string, string> = {}
      for (const { field, target } of requiredReferences(general(declared(kind)))) {
        named[field] = randomUUID()
        await put(tx, target, named[field], sampleOf(declared(target)))
      }
      // A planned price names a product that is there.
      if (kind === 'scheduledPrice') {
        named['productId'] = String(data['productId'] || randomUUID())
        await put(tx, 'product', named['productId'], sampleOf(declared('product')))
      }
      await put(tx, kind, id, { ...data, ...named })
    })

  const put = async (tx: Queryable, kind: string, id: string, data: AnyPatch) => {
    const changes = checkChanges([{ op: 'put', kind, id, data }])
    const open = await openWrite(tx, readsOf(changes))
    await readMore(open, readsOf(changes))
    await storeChanges(open, changes, { actor: 'user', now: NOW })
  }

  /** The row as it is read, sent back whole, and read again. */
  const sendBack = async (path: string): Promise<readonly [before: unknown, after: unknown]> => {
    const before = await api.call(user, 'GET', path)
    expect([path, before.status]).toEqual([path, 200])
    const sent = await api.call(user, 'PUT', path, before.body)
    expect([path, sent.status, sent.body['errors'] ?? []]).toEqual([path, 200, []])
    expect(sent.body).toEqual(before.body)
    return [before.body, (await api.call(user, 'GET', path)).body]
  }

  it.each(entities.filter(({ serverOnly }) => !serverOnly).map((entity) => [entity.kind, entity] as const))(
    'API-02 %s: nothing is changed, nothing is refused, and no version is used',
    async (kind, entity) => {
      user = await context.newUser()
      const base = pathOf(entity, api)
      await fc.assert(
        fc.asyncProperty(writablePatch(entity), async (data) => {
          const id = entity.isOfAccount ? user : randomUUID()
          await store(kind, id, acceptedPatch(entity, data))
          const [before, after] = await sendBack(`${base}/${id}`)
          expect(after).toEqual(before)
        }),
        { numRuns: RUNS },
      )
      const unknown = await api.call(user, 'PUT', `${base}/${randomUUID()}`, { nonsense: 1 })
      expect([unknown.status, unknown.body['errors']]).toEqual([
        400,
        [{ field: 'nonsense', message: 'does not exist here' }],
      ])
    },
  )

  it.each(DOCUMENT_TYPES)('DOC-04 DOC-20 API-02 a document of type %s, in each of its statuses', async (type) => {
    user = await context.newUser()
    const statuses = statusesOf(type).filter((status) => isMoveAllowed(type, 'draft', status) || status === 'viewed')
    for (const status of statuses) {
      const made = await api.call(user, 'POST', '/api/documents', { documentType: type, items: [line] })
      const path = `/api/documents/${String(made.body['id'])}`
      if (status === 'viewed') await api.call(user, 'PUT', path, { status: 'sent' })
      const marked = await api.call(user, 'PATCH', path, { status })
      expect([status, marked.body['status']]).toEqual([status, status])
      const [before, after] = await sendBack(path)
      expect(after).toEqual(before)
    }
  })

  it('DOC-07 DOC-08 DOC-15 API-02 documents that others are linked to, that were paid and that were credited', async () => {
    user = await context.newUser()
    const call = (path: string, body: object) => api.call(user, 'POST', `/api/documents${path}`, body)
    const quote = await call('', { documentType: 'quote', items: [line] })
    const invoice = await call(`/convert-quote-to-invoice/${String(quote.body['id'])}`, { confirmed: true })
    const id = String(invoice.body['id'])
    await call(`/update-status/${id}`, { status: 'sent' })
    await call(`/${id}/payments`, { amount: 50 })
    const credit = await call(`/${id}/credit-note`, { reason: 'Broken' })
    expect([invoice.status, credit.status]).toEqual([201, 201])
    for (const each of [quote, invoice, credit]) {
      const [before, after] = await sendBack(`/api/documents/${String(each.body['id'])}`)
      expect(after).toEqual(before)
    }
  })

  it('DOC-09 DOC-20 PUT on an unknown document is refused and takes no number; POST takes an id of the caller', async () => {
    user = await context.newUser()
    const id = randomUUID()
    const body = { documentType: 'invoice', issueDate: '2026-07-06', items: [line] }
    const refused = await api.call(user, 'PUT', `/api/documents/${id}`, body)
    expect([refused.status, refused.body['title']]).toEqual([404, `Document with ID ${id} not found`])
    const made = await api.call(user, 'POST', '/api/documents', { ...body, id })
    expect([made.status, made.body['id'], made.body['documentNumber']]).toEqual([201, id, 'INV202607-0001'])
  })

  it('API-02 a wrong choice names what is allowed', async () => {
    user = await context.newUser()
    const { body } = await api.call(user, 'POST', '/api/documents', { documentType: 'bill' })
    expect(body['errors']).toEqual([
      {
        field: 'documentType',
        message: 'must be one of: invoice, quote, receipt, creditnote, purchaseorder, template',
      },
    ])
    const made = await api.call(user, 'POST', '/api/documents', { documentType: 'invoice' })
    const marked = await api.call(user, 'POST', `/api/documents/update-status/${String(made.body['id'])}`, {
      status: 'x',
    })
    expect(String(marked.body['errors']?.[0]?.['message'])).toMatch(/draft.*sent.*viewed.*partial.*paid/)
  })
})

function declared(kind: string): Entity {
  const entity = entityOf(kind)
  if (!entity) throw new Error(`there is no kind ${kind}`)
  return entity
}

function sampleOf(entity: Entity): AnyPatch {
  const [data = {}] = fc.sample(writablePatch(entity), 1)
  return acceptedPatch(entity, data)
}
