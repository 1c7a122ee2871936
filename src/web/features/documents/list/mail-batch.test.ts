import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { provideApi } from '#web/kit/data/api.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { sentMeanwhile } from '#web/kit/documents/seen-sending.ts'
import { type BatchMail, isMeant, mailObstacle, type MailResult, orderMails } from './mail-batch.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const row = (values: Partial<DocumentRow>): DocumentRow => ({
  ...(emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow),
  version: 1,
  isProvisional: false,
  documentNumber: 'INV202607-0001',
  customerEmail: 'zoe@customer.example',
  items: [{} as DocumentRow['items'][number]],
  ...values,
})
const known = (values: Partial<DocumentRow>, more = {}) => ({
  row: row(values),
  missing: [],
  isForbidden: false,
  mailed: undefined,
  ...more,
})

describe('several mails in one go', () => {
  it('DOC-13 says what stays out and why, and leaves out what is not whole or was mailed before', () => {
    expect(mailObstacle(known({ status: 'void' }))).toBe('void')
    expect(mailObstacle(known({ documentType: 'template' }))).toBe('template')
    expect(mailObstacle(known({ isProvisional: true, version: 0 }))).toBe('unnumbered')
    expect(mailObstacle(known({ items: [] }))).toBe('empty')
    expect(mailObstacle(known({ total: -1 }))).toBe('belowZero')
    expect(mailObstacle(known({}, { isForbidden: true }))).toBe('forbidden')
    const zoe = 'zoe@customer.example'
    expect(isMeant(known({}), zoe)).toBe(true)
    expect(isMeant(known({}), `${zoe}, ann@customer.example`)).toBe(true)
    for (const to of ['', 'zoe', `${zoe}, ann`]) expect(isMeant(known({}), to)).toBe(false)
    expect(isMeant(known({}, { missing: ['Enter the name of your business.'] }), zoe)).toBe(false)
    expect(isMeant(known({}, { mailed: { recipient: zoe, state: 'sent' } }), zoe)).toBe(false)
  })

  describe('are ordered', () => {
    const calls: { readonly id: string; readonly key: string | null }[] = []
    const answer = (body: object, status: number) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    const serve = (respond: (id: string) => Response | Promise<Response>) =>
      provideApi((_path, init) => {
        const { documentId } = JSON.parse(String(init?.body)) as { documentId: string }
        calls.push({ id: documentId, key: new Headers(init?.headers).get('idempotency-key') })
        return Promise.resolve(respond(documentId))
      })
    let batch = 0
    let mails: readonly BatchMail[]
    // A key that another test used a moment ago would count as a second press.
    beforeEach(() => {
      batch += 1
      const of = (n: number) => ({ documentId: `d${n}`, to: 'a@b.example', link: true, key: `${batch} ${n}` })
      mails = Array.from({ length: 50 }, (_, n) => of(n))
    })
    const order = async (signal = new AbortController().signal) => {
      const results = new Map<string, MailResult>()
      await orderMails(mails, signal, (id, result) => results.set(id, result))
      return results
    }
    const problem = { type: '/api/docs#invalid-input', title: 'No', status: 400, code: 'invalid-input' }
    afterEach(() => void calls.splice(0))

    it('DOC-13 of fifty with three that are refused forty-seven go, each under its own key, and three are named', async () => {
      const bad = new Set(['d3', 'd20', 'd49'])
      serve((id) => (bad.has(id) ? answer(problem, 400) : answer({ id: `mail ${id}` }, 201)))
      const results = await order()
      const failed = [...results].flatMap(([id, result]) => ('error' in result ? [id] : []))
      expect(failed).toEqual([...bad])
      expect(results.size).toBe(50)
      expect(calls.map(({ key }) => key)).toEqual(mails.map(({ key }) => key))
    })

    it('DOC-13 without a connection the rest is left as it is', async () => {
      serve((id) => (id === 'd2' ? Promise.reject(new TypeError('gone')) : answer({ id }, 201)))
      expect((await order()).size).toBe(3)
      expect(calls).toHaveLength(3)
    })

    it('DOC-13 each says what was known of its sending, and what was sent meanwhile is told apart', async () => {
      const bodies: object[] = []
      provideApi((_path, init) => {
        bodies.push(JSON.parse(String(init?.body)) as object)
        return Promise.resolve(answer({ ...problem, status: 409, code: 'sent-meanwhile' }, 409))
      })
      const seen = { isDraft: true, lastMailId: null }
      const mail = { documentId: 'd', to: 'a@b.example', link: true, key: 'k', seen }
      const told: (string | undefined)[] = []
      await orderMails([mail], new AbortController().signal, (_id, result) =>
        told.push('error' in result ? sentMeanwhile(result.error) : undefined),
      )
      expect([bodies, told]).toEqual([[{ documentId: 'd', to: 'a@b.example', link: true, seen }], ['No']])
    })

    it('DOC-13 what is stopped goes no further', async () => {
      const stop = new AbortController()
      serve((id) => {
        if (id === 'd4') stop.abort()
        return answer({ id }, 201)
      })
      await order(stop.signal)
      expect(calls).toHaveLength(5)
    })
  })
})
