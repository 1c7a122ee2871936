import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/kit/database/database.ts'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000
const READS_ROWS = 'draft:page'

/** The same database, in which the rows of drafts are read only while nobody keeps the gate shut; it counts those that were. */
function withGate(database: Database) {
  let opened = Promise.resolve()
  const gate = {
    reads: 0,
    /** Answers what opens it again. */
    shut: (): (() => void) => {
      let open: () => void = () => undefined
      opened = new Promise((resolve) => (open = resolve))
      return open
    },
  }
  const batch: Database['batch'] = async (statements, options) => {
    if (statements.some(({ name }) => name === READS_ROWS)) {
      await opened
      gate.reads += 1
    }
    return database.batch(statements, options)
  }
  return { gate, database: { ...database, batch } }
}

describeOneEngine('applying a change set', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  let gate: ReturnType<typeof withGate>['gate']

  beforeAll(async () => {
    const gated = withGate(context.database)
    gate = gated.gate
    api = await buildTestApi(gated.database)
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    // A product of this SKU cannot be stored, one of that takes a while: what a fault or a busy server does, on demand.
    await context.dataAccess.asSystem(async (tx) => {
      await tx.query({
        text: `create function stand_in_the_way() returns trigger language plpgsql as $$ begin
          if new.sku = 'FAULT' then raise exception 'the disk is on fire'; end if;
          if new.sku like 'SLOW%' then perform pg_sleep(1); end if;
          return new; end $$`,
      })
      await tx.query({
        text: `create trigger stand_in_the_way before insert or update on product for each row
          execute function stand_in_the_way()`,
      })
    })
    return async () => {
      api.app.server.closeAllConnections()
      await api.app.close()
    }
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
  })

  const header = async (id: string) => (await api.call(user, 'GET', `/api/change-sets/${id}`)).body
  const versionOf = async () => (await api.call(user, 'GET', '/api/sync?since=0')).body['head']

  const checkedDraft = async (...draft: Parameters<ChangeSetDriver['draft']>) => {
    const id = await ann.draft(...draft)
    expect((await ann.check(id)).problem).toBeUndefined()
    return id
  }
  const many = (count: number, special: Readonly<Record<number, string>> = {}) =>
    Array.from({ length: count }, (_, index) => ({
      data: { sku: special[index] ?? `S${index}`, name: `Product ${index}`, baseCost: UNIT },
      category: ['New'],
    }))

  it('CHANGE-02 writes every good row, tells live devices, and shows afterwards what it did', async () => {
    const id = await checkedDraft([
      { data: { sku: 'A', name: 'Mug', baseCost: UNIT }, category: ['Kitchen'], brand: 'Acme' },
      { data: { sku: 'B', name: '' } },
    ])
    let woken = 0
    const leave = api.live.join(user, (version) => (woken = version))
    const { result } = await ann.apply(id)
    leave()
    expect(result).toMatchObject({ state: 'applied', size: 1, effect: { created: 1, refused: 1, replanned: 0 } })
    expect(Date.parse(String(result!['appliedAt']))).toBeGreaterThan(Date.now() - 60_000)
    expect(woken).toBe(result!['version'])
    expect(await ann.products()).toMatchObject([{ sku: 'A', category: 'Kitchen', brand: 'Acme' }])
    const rows = await ann.rows(id)
    expect(rows.map(({ kind, state, title }) => [kind, state, title])).toEqual([
      ['category', 'create', 'Kitchen'],
      ['brand', 'create', 'Acme'],
      ['product', 'create', 'Mug'],
    ])
    expect(await ann.rows(id, 'state=bad')).toMatchObject([{ n: 2, title: '', problems: [{ field: 'name' }] }])
  })

  it('CHANGE-02 applied twice it is applied once, and answers the same', async () => {
    const id = await checkedDraft(many(3))
    const first = await ann.apply(id)
    const version = await versionOf()
    expect((await ann.apply(id)).result).toEqual(first.result)
    expect(await versionOf()).toBe(version)
  })

  it('CHANGE-02 two devices that apply at once apply it once', async () => {
    const id = await checkedDraft(many(30))
    const answers = await Promise.all([ann.apply(id), ann.apply(id), ann.apply(id)])
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
    expect(answers[0].result).toMatchObject({ state: 'applied', size: 30 })
    expect((await ann.products()).length).toBe(30)
  })

  it('CHANGE-02 a fault in the last rows leaves nothing of the first, and the draft as it was', async () => {
    const id = await checkedDraft(many(2_100, { 2_050: 'FAULT' }))
    const before = await versionOf()
    api.app.log.level = 'silent'
    const { problem, progress } = await ann.apply(id)
    api.app.log.level = 'error'
    expect(problem).toMatchObject({ status: 500, code: 'internal' })
    expect(JSON.stringify(problem)).not.toContain('fire')
    expect(progress[0]).toEqual({ done: 0, total: 2_100, doing: 'applying' })
    expect(await ann.products()).toEqual([])
    expect(await versionOf()).toBe(before)
    expect(await header(id)).toMatchObject({ state: 'checked', size: 2_100 })
    expect((await ann.rows(id)).length).toBe(500)
    expect((await api.call(user, 'GET', '/api/categories')).body['items']).toEqual([])
  })

  it('CHANGE-02 progress comes at least every 500 ms; closing the connection half-way leaves it to be finished', async () => {
    // In the 2 s that the slow rows take there is nothing new to tell: by the promise that is told four times.
    const id = await checkedDraft(many(2_100, { 1_200: 'SLOW-1', 1_201: 'SLOW-2' }))
    const before = await versionOf()
    const { port } = api.app.server.address() as AddressInfo
    const gone = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port}/api/change-sets/${id}/apply`, {
      method: 'POST',
      headers: { 'x-test-user': user },
      signal: gone.signal,
    })
    let done = 0
    let told = 0
    await expect(
      (async () => {
        for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
          for (const line of part.split('\n').filter(Boolean)) {
            const now = (JSON.parse(line) as { done: number }).done
            told = now === done ? told + 1 : 1
            done = now
          }
          // Many rows are stored, and the slow ones are under way.
          if (done >= 1_200 && told >= 4) gone.abort()
        }
      })(),
    ).rejects.toThrow('abort')
    expect(done).toBeLessThan(2_100)
    // Asked again, it is followed where it stands, not begun anew.
    const again = await ann.apply(id)
    expect(again.progress[0]!['done']).toBeGreaterThanOrEqual(done)
    expect(again.problem).toBeUndefined()
    expect(again.result).toMatchObject({ state: 'applied', size: 2_100 })
    expect(await versionOf()).toBe(Number(before) + 2_102)
  }, 180_000)

  it('CHANGE-02 stopped half-way it leaves nothing, and can be applied again', async () => {
    const id = await checkedDraft(many(60, { 3: 'SLOW-1' }))
    const before = await versionOf()
    const applying = ann.apply(id)
    const stop = () => api.call(user, 'POST', `/api/change-sets/${id}/stop`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await stop()).body).toMatchObject({ state: 'checked' })
    expect((await applying).problem).toMatchObject({ status: 409, title: expect.stringContaining('stopped') })
    // Whoever still follows begins nothing.
    const followed = await api.call(user, 'POST', `/api/change-sets/${id}/apply?follow=yes`)
    expect(JSON.parse(followed.text)).toMatchObject({ result: { state: 'checked' } })
    expect([await versionOf(), await ann.products()]).toEqual([before, []])
    const again = await ann.apply(id)
    expect(again.problem).toBeUndefined()
    expect(again.result).toMatchObject({ state: 'applied' })
    expect((await stop()).body).toMatchObject({ state: 'applied' })
  })

  it('CHANGE-02 closing the connection during a check leaves the draft unchecked', async () => {
    const id = await ann.draft(many(300))
    const other = await ann.draft(many(300))
    const closed = new Promise<void>((resolve) => {
      api.app.server.once('request', (_request, answer: ServerResponse) => answer.once('close', resolve))
    })
    const reads = gate.reads
    const open = gate.shut()
    const gone = new AbortController()
    const { port } = api.app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/api/change-sets/${id}/check`, {
      method: 'POST',
      headers: { 'x-test-user': user },
      signal: gone.signal,
    })
    gone.abort()
    await expect(answer.text()).rejects.toThrow('abort')
    await closed
    open()
    // Another check has time to come to its end; this one reads the rows that it waited for, and no more.
    expect((await ann.check(other)).problem).toBeUndefined()
    // Fifty rows at a time, and once to see that there are no more.
    const readsOfOne = 300 / 50 + 1
    expect(gate.reads - reads).toBe(1 + readsOfOne)
    expect([await ann.rows(id, 'state=create'), await header(id)]).toMatchObject([[], { state: 'draft' }])
  })

  it('CHANGE-01 a preview is applied as it was seen: prices that moved since are listed, refused and checked anew', async () => {
    await ann.imported([{ data: { sku: 'A', name: 'Mug', baseCost: UNIT, pricingPercent: 500_000 } }])
    const [mug] = await ann.products()
    const id = await checkedDraft([{ data: { sku: 'A', baseCost: 2 * UNIT } }])
    const asChecked = async () => {
      const url = `/api/change-sets/${id}/apply?asChecked=yes`
      const { body } = await api.app.inject({ method: 'POST', url, headers: { 'x-test-user': user } })
      return JSON.parse(body.trim().split('\n').at(-1) ?? '') as Json
    }
    expect(await ann.rows(id, 'state=moved')).toEqual([])
    await api.call(user, 'PATCH', `/api/products/${String(mug!['id'])}`, { pricingValue: 75 })
    expect(await ann.rows(id, 'state=moved')).toMatchObject([{ title: 'Mug' }])
    expect((await asChecked())['problem']).toMatchObject({
      code: 'not-as-checked',
      title: expect.stringMatching(/^1 row would come out otherwise/) as unknown,
    })
    expect(await ann.products()).toMatchObject([{ totalCost: 1 }])
    expect((await ann.check(id)).problem).toBeUndefined()
    expect(await ann.rows(id, 'state=moved')).toEqual([])
    expect((await asChecked())['result']).toMatchObject({ state: 'applied', effect: { replanned: 0 } })
    expect(await ann.products()).toMatchObject([{ totalCost: 2, effectivePrice: 8 }])
  })

  it('CHANGE-01 rows whose product changed since the check are planned anew, and counted', async () => {
    await ann.imported([
      { data: { sku: 'A', name: 'Mug', baseCost: UNIT, pricingPercent: 500_000 } },
      { data: { sku: 'B', name: 'Bowl', stock: 1 } },
      { data: { sku: 'C', name: 'Jug', stock: 1 } },
      { data: { sku: 'D', name: 'Pan', stock: 1 } },
    ])
    const [bowl, jug, mug, pan] = await ann.products()
    const id = await checkedDraft([
      { data: { sku: 'A', baseCost: 2 * UNIT } },
      { data: { sku: 'B', stock: 5 } },
      { data: { sku: 'C', stock: 6 } },
      { data: { sku: 'D', stock: 7 } },
    ])
    await api.call(user, 'PATCH', `/api/products/${String(mug!['id'])}`, { pricingValue: 75, name: 'Big mug' })
    await api.call(user, 'DELETE', `/api/products/${String(bowl!['id'])}`)
    await api.call(user, 'PATCH', `/api/products/${String(jug!['id'])}`, { sku: 'E' })
    await api.call(user, 'PUT', `/api/products/${randomUUID()}`, { sku: 'C', name: 'One' })
    await api.call(user, 'PUT', `/api/products/${randomUUID()}`, { sku: 'C', name: 'Two' })
    const { result } = await ann.apply(id)
    expect(result!['effect']).toMatchObject({ updated: 2, created: 0, refused: 2, replanned: 3 })
    const stored = Object.fromEntries((await ann.products()).map((row) => [String(row['id']), row]))
    expect(stored[String(mug!['id'])]).toMatchObject({ name: 'Big mug', effectivePrice: 8 })
    expect(stored[String(jug!['id'])]).toMatchObject({ stock: 1 })
    expect(stored[String(pan!['id'])]).toMatchObject({ stock: 7 })
    expect((await ann.rows(id, 'state=bad')).map(({ problems }) => problems![0]!['message'])).toEqual([
      'Product name is required',
      '2 products have this SKU. Give them SKUs of their own first.',
    ])
  })

  it('CHANGE-03 a discarded draft keeps its header, loses its rows, and can no longer be applied', async () => {
    const id = await checkedDraft(many(2))
    const url = `/api/change-sets/${id}`
    expect((await api.call(user, 'DELETE', url)).status).toBe(204)
    expect((await api.call(user, 'DELETE', url)).status).toBe(204)
    expect(await header(id)).toMatchObject({ state: 'discarded', title: 'Import: test.csv' })
    expect(await ann.rows(id)).toEqual([])
    expect((await ann.apply(id)).problem).toMatchObject({ status: 409 })
    expect((await ann.check(id)).problem).toMatchObject({ status: 409 })
  })

  it('CHANGE-03 what was applied is kept as a record', async () => {
    const { id } = await ann.imported(many(1))
    const { status, body } = await api.call(user, 'DELETE', `/api/change-sets/${String(id)}`)
    expect([status, body['title']]).toEqual([409, 'This change set was applied and is kept as a record.'])
    expect((await ann.upload(String(id), [{ n: 5, data: {} }])).status).toBe(409)
    expect((await ann.check(String(id))).problem).toMatchObject({ status: 409 })
  })
})
