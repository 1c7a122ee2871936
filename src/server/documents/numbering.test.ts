import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { currentUser } from '#server/kit/database/data-access.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { revertChangeSet } from '#server/kit/revert/revert.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

const WRITERS = 20
const EACH = 6
const KIND = 'document'

describeEachEngine('numbers of documents', (context) => {
  let api: TestApi

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  const create = (user: string, body: object = {}) =>
    api.call(user, 'POST', '/api/documents', { documentType: 'invoice', issueDate: '2026-07-06', ...body })

  const push = (user: string, body: object) => {
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body }
    return api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
  }

  const put = () => ({ op: 'put', kind: KIND, id: randomUUID(), data: { issueDate: '2026-07-06' } }) as const

  /** Takes a number in a transaction that fails at its end. */
  async function abort(user: string): Promise<void> {
    const aborted = context.dataAccess.asUser({ kind: 'user', userId: user }, async (tx) => {
      const changes = checkChanges([put()])
      await storeChanges(await openWrite(tx, readsOf(changes)), changes, { actor: 'user', now: Date.now() })
      throw new Error('aborted')
    })
    await expect(aborted).rejects.toThrow('aborted')
  }

  async function sequences(user: string): Promise<readonly unknown[]> {
    const [answer] = await context.dataAccess.asUserBatch({ kind: 'user', userId: user }, [
      {
        text: `select sequence, document_number as number from document
          where user_id = ${currentUser} and document_type = 'invoice' order by sequence nulls first`,
      },
    ])
    const rows = (answer?.rows ?? []) as { sequence: number | null; number: string }[]
    const padded = (n: unknown): string => `INV202607-${String(n).padStart(4, '0')}`
    expect(rows.filter(({ sequence, number }) => number !== padded(sequence))).toEqual([])
    return rows.map(({ sequence }) => sequence)
  }

  it(`DOC-02 ${WRITERS} writers at once with aborted transactions among them leave a series without gap or duplicate`, async () => {
    const user = await context.newUser()
    const ways = [
      () => create(user),
      () => push(user, { ...put(), kind: 'documents' }),
      () => abort(user),
      () => create(user, { items: [{ quantity: 'many' }] }),
      () => create(user, { items: [{ unitPrice: '99999999999', quantity: 99_999 }] }),
    ]
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const own: (Awaited<ReturnType<typeof create>> | undefined | void)[] = []
        for (let n = 0; n < EACH; n += 1) own.push(await ways[(writer + n) % ways.length]?.())
        return own
      }),
    )
    const statuses = answers.flat().flatMap((answer) => (answer ? [answer.status] : []))
    const stored = statuses.filter((status) => status < 300).length
    expect(stored).toBeGreaterThanOrEqual((2 / 5) * WRITERS * EACH)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await sequences(user)).toEqual(Array.from({ length: stored }, (_, n) => n + 1))
    const report = await api.call(user, 'GET', '/api/documents/gap-report')
    expect(listOf(report.body['series'])).toMatchObject([{ currentNumber: stored, present: stored, gaps: [] }])
  })

  it('DOC-02 creations and deletions at once leave no gap', async () => {
    const user = await context.newUser()
    const made = await Promise.all(Array.from({ length: 10 }, () => create(user)))
    await Promise.all([
      ...made.map(({ body }) => api.call(user, 'DELETE', `/api/documents/${String(body['id'])}`)),
      ...made.map(() => create(user)),
    ])
    const numbers = await sequences(user)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, n) => n + 1))
    const report = await api.call(user, 'GET', '/api/documents/gap-report')
    const [series] = listOf(report.body['series'])
    expect(listOf(series?.['gaps']).filter(({ state }) => String(state) !== 'void')).toEqual([])
  })

  it('DOC-02 many documents of one command take their numbers in order', async () => {
    const user = await context.newUser()
    await context.dataAccess.asUser({ kind: 'user', userId: user }, async (tx) => {
      const changes = checkChanges(Array.from({ length: 300 }, put))
      await storeChanges(await openWrite(tx, readsOf(changes)), changes, { actor: 'user', now: Date.now() })
    })
    expect(await sequences(user)).toEqual(Array.from({ length: 300 }, (_, n) => n + 1))
  })

  it('DOC-02 nobody outside states a number, a total or what else the server says', async () => {
    const user = await context.newUser()
    const stated = { sequence: 7, documentNumber: 'INV202607-0007', isProvisional: false }
    const told = await create(user, stated)
    expect([told.status, told.body['documentNumber'], told.body['sequence']]).toEqual([201, 'INV202607-0001', 1])
    const bodies = [
      { ...put(), kind: 'documents', stated },
      { ...put(), kind: 'documents', restored: stated },
      { ...put(), kind: 'documents', data: stated },
      { op: 'put', kind: 'counters', id: randomUUID(), data: { currentNumber: 7 } },
    ]
    for (const body of bodies) {
      const answer = await push(user, body)
      const refused = answer.status === 400 || 'refused' in (listOf(answer.body['results'])[0] ?? {})
      expect(refused, answer.text).toBe(true)
    }
    expect(await sequences(user)).toEqual([1])
    expect((await create(user)).body).toMatchObject({ sequence: 2 })
  })

  it('DOC-02 DOC-20 a revert neither hands out a number again nor takes one back', async () => {
    const user = await context.newUser()
    const asUser = <T>(body: Parameters<typeof context.dataAccess.asUser<T>>[1]) =>
      context.dataAccess.asUser({ kind: 'user', userId: user }, body)
    const changeSetId = randomUUID()
    const header = {
      op: 'put',
      kind: 'changeSet',
      id: changeSetId,
      data: { title: 'Many', origin: 'bulk', state: 'applied', appliedAt: 1 },
    } as const
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', numberAt: 'issue' })
    const [issued, deleted] = [await create(user), await create(user, { status: 'sent', documentType: 'quote' })]
    const other = await create(user, { documentType: 'quote', status: 'sent' })
    const profile = listOf((await api.call(user, 'GET', '/api/business-profiles')).body['items'])[0]?.['id']
    await api.call(user, 'PATCH', `/api/business-profiles/${String(profile)}`, { numberAt: 'creation' })
    const draft = await create(user, { documentType: 'receipt' })
    await asUser(async (tx) => {
      const changes = checkChanges(
        [
          { op: 'patch', kind: KIND, id: String(issued.body['id']), data: { status: 'sent' } },
          { op: 'delete', kind: KIND, id: String(deleted.body['id']) },
          { op: 'delete', kind: KIND, id: String(other.body['id']) },
          { op: 'delete', kind: KIND, id: String(draft.body['id']) },
          header,
        ],
        true,
      )
      const open = await openWrite(tx, readsOf(changes))
      await storeChanges(open, changes, { actor: 'user', now: Date.now(), changeSetId, trusted: true })
    })
    const next = await create(user, { documentType: 'quote', status: 'sent' })
    expect(next.body['sequence']).toBe(3)
    expect((await create(user, { documentType: 'receipt' })).body['sequence']).toBe(1)
    const origin = { actor: 'user', now: Date.now() }
    await asUser(async (tx) => revertChangeSet(await openWrite(tx, []), changeSetId, origin))
    const read = async (id: unknown) => (await api.call(user, 'GET', `/api/documents/${String(id)}`)).body
    expect(await read(issued.body['id'])).toMatchObject({ status: 'draft', sequence: 1, isProvisional: false })
    expect([await read(deleted.body['id']), await read(other.body['id'])]).toMatchObject([
      { sequence: 1 },
      { sequence: 2 },
    ])
    // Its number has gone to another meanwhile.
    expect(await read(draft.body['id'])).toMatchObject({ sequence: 2, isProvisional: false })
    const report = await api.call(user, 'GET', '/api/documents/gap-report')
    expect(listOf(report.body['series'])).toMatchObject([
      { documentType: 'invoice', currentNumber: 1, gaps: [] },
      { documentType: 'quote', currentNumber: 3, gaps: [] },
      { documentType: 'receipt', currentNumber: 2, gaps: [] },
    ])
  })
})
