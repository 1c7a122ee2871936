import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Place } from '#domain/merge.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { documentFields } from '#contract/entities/document-fields.ts'
import type { MutationBody } from '#contract/sync.ts'
import { correctInvoice, correctionOf } from '#contract/commands/document-corrections.ts'
import { convertQuote, deleteDocuments, markDocument } from '#contract/commands/documents.ts'
import { creditInvoice, creditOfWhole, linkedCredits } from '#contract/commands/invoice-credit.ts'
import { virtualClock } from '#test/client-model/clock.ts'
import { type Fate, ModelBrowser } from '#test/client-model/model-browser.ts'
import { describeOneEngine } from '#test/database.ts'
import { isDeep } from '#test/faults/rounds.ts'
import { type InUser, push as pushTo } from '#server/kit/sync/push.ts'
import { reasonOf } from '#web/kit/shell/refusal-notice.ts'
import type { Store } from '#web/kit/data/store.ts'
import { RealServer } from './real-server.ts'

const KIND = 'document'
const DEVICES = 3
const EACH = isDeep ? 100 : 40
const BAD: readonly Fate[] = ['delivered', 'request-lost', 'answer-lost', 'doubled', 'refused']
/** Every lost request is given up, the longest pause of a device is over, and all have pulled what the last one sent. */
const SETTLE_MS = 300_000

/** A line with everything that a new one needs. */
const emptyItem = Object.fromEntries(
  Object.entries(documentFields.items.line ?? {}).map(([name, { fallback }]) => [name, fallback]),
)

describeOneEngine('documents made on devices', (context) => {
  async function open(count: number) {
    const clock = virtualClock(undefined, () => server.settled())
    const server = new RealServer(context.database, await context.newUser())
    const browsers = Array.from({ length: count }, (_, seed) => new ModelBrowser(server, clock, {}, seed + 1))
    const stores: Store[] = []
    for (const browser of browsers) stores.push((await browser.openTab()).store)
    const offline = (isOffline: boolean) => {
      for (const { network } of browsers) network.fate = () => (isOffline ? 'refused' : 'delivered')
    }
    const connect = (index: number) => {
      browsers[index]!.network.fate = () => 'delivered'
    }
    return { clock, browsers, stores, offline, connect, settle: () => clock.advance(SETTLE_MS) }
  }

  const put = (id: string, data: object): MutationBody => ({ op: 'put', kind: KIND, id, data: { ...data } })
  const documents = (store: Store) => store.all(KIND) as readonly (DocumentRow & ReturnType<Store['all']>[number])[]
  const one = (store: Store, id: string) => store.get('document', id)
  const creditNoteId = (store: Store, invoiceId: string): string => {
    const invoice = one(store, invoiceId)!
    return creditOfWhole(
      invoice,
      linkedCredits(invoice, (id) => one(store, id)),
    )!.id
  }

  it(`DOC-03 SYNC-02 ${DEVICES} devices × ${EACH} documents made offline arrive once each over a broken network, and get real numbers`, async () => {
    const { browsers, stores, clock, settle } = await open(DEVICES)
    const made: string[] = []
    for (const [index, browser] of browsers.entries()) {
      browser.network.fate = () => (browser.chance(3) === 0 ? BAD[browser.chance(BAD.length)]! : 'refused')
      const { store } = browser.tabs[0]!
      for (let n = 0; n < EACH; n += 1) {
        const id = store.newId()
        made.push(id)
        const documentType = n % 4 === 0 ? 'quote' : 'invoice'
        const kept = store.mutate(put(id, { documentType, customerName: `${index}-${n}`, issueDate: '2026-07-06' }))
        await clock.advance(browser.chance(2_000))
        await kept
        expect(one(store, id)?.customerName).toBe(`${index}-${n}`)
      }
    }
    expect(
      documents(stores[0]!).some(
        ({ isProvisional, documentNumber }) => isProvisional && /^(INV|QUO)-\d{4}$/.test(documentNumber),
      ),
    ).toBe(true)
    for (const { network } of browsers) network.fate = () => 'delivered'
    await settle()

    const truth = documents(stores[0]!)
    expect(truth.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
    expect(new Set(truth.map(({ customerName }) => customerName)).size).toBe(DEVICES * EACH)
    for (const [type, share] of [
      ['invoice', 0.75],
      ['quote', 0.25],
    ] as const) {
      const own = truth.filter(({ documentType }) => documentType === type)
      const expected = Array.from({ length: DEVICES * EACH * share }, (_, n) => n + 1)
      expect(own.map(({ sequence }) => sequence).toSorted((a, b) => Number(a) - Number(b))).toEqual(expected)
      expect(own.every(({ isProvisional }) => !isProvisional)).toBe(true)
    }
    for (const store of stores) {
      expect(store.status()).toMatchObject({ pending: 0, problem: null })
      expect(
        documents(store)
          .map(({ id, documentNumber }) => `${id} ${documentNumber}`)
          .toSorted(),
      ).toEqual(truth.map(({ id, documentNumber }) => `${id} ${documentNumber}`).toSorted())
    }
  }, 300_000)

  it('SYNC-04 DOC-04 two people editing one document both keep their lines, and the total is of both', async () => {
    const { stores, offline, settle } = await open(2)
    const [ann, bob] = stores as [Store, Store]
    const item = { description: 'Mug', quantity: 10_000, unitPrice: 1_000_000 }
    const id = ann.newId()
    const line = { ...emptyItem, ...item }
    await ann.mutate(put(id, { items: [{ id: 'a', ...line }] }))
    await settle()
    offline(true)
    const edit = (lines: object, places: readonly Place[] = []): MutationBody => {
      return { op: 'patch', kind: KIND, id, base: 0, data: { items: { lines, places } } }
    }
    await ann.mutate(edit({ a: { quantity: 20_000 } }))
    await bob.mutate(edit({ b: line }))
    // A line put between others is a change of its own, too.
    await ann.mutate(edit({ c: line }, [{ id: 'c', after: null }]))
    await bob.mutate({ op: 'patch', kind: KIND, id, base: 0, data: { notes: 'from Bob' } })
    expect(one(bob, id)?.total).toBe(2_000_000)
    offline(false)
    await settle()
    for (const store of stores) {
      expect(one(store, id)).toMatchObject({
        total: 4_000_000,
        notes: 'from Bob',
        items: [{ id: 'c' }, { quantity: 20_000 }, { id: 'b' }],
      })
    }
  })

  it('DOC-07 DOC-08 DOC-20 offline a device sees what the server will make of it', async () => {
    const { stores, offline, settle } = await open(2)
    const [ann, bob] = stores as [Store, Store]
    const [quote, invoice] = [ann.newId(), ann.newId()]
    await ann.mutate(put(quote, { documentType: 'quote' }))
    await ann.mutate(put(invoice, { documentType: 'invoice' }))
    await ann.run(markDocument, { id: invoice, status: 'sent' })
    await settle()
    offline(true)
    await ann.run(creditInvoice, { invoiceId: invoice, newId: ann.newId(), reason: 'Broken' })
    const credit = creditNoteId(ann, invoice)
    await ann.run(convertQuote, { quoteId: quote })
    await bob.run(convertQuote, { quoteId: quote })
    expect(one(ann, invoice)).toMatchObject({
      status: 'sent',
      relatedDocuments: [{ id: credit, relationship: 'refunded_by' }],
    })
    expect(one(ann, quote)).toMatchObject({ status: 'accepted', relatedDocuments: [{ relationship: 'converted_to' }] })
    const made = one(ann, quote)?.relatedDocuments[0]?.id ?? ''
    expect(one(bob, quote)?.relatedDocuments[0]?.id).toBe(made)
    await bob.mutate({ op: 'patch', kind: KIND, id: made, data: { notes: 'from Bob' } })
    expect(one(ann, credit)?.isProvisional).toBe(true)
    await ann.run(deleteDocuments, { ids: [credit] })
    expect(one(ann, credit)).toBeUndefined()
    expect(one(ann, invoice)).toMatchObject({ status: 'sent', relatedDocuments: [] })
    await expect(ann.run(deleteDocuments, { ids: [invoice] })).rejects.toThrow('credit note')
    offline(false)
    await settle()
    const [link] = one(ann, quote)?.relatedDocuments ?? []
    for (const store of stores) {
      expect(documents(store).filter(({ documentType }) => documentType === 'invoice')).toHaveLength(2)
      expect(link?.id).toBe(made)
      expect(one(store, made)).toMatchObject({ sequence: 2, notes: 'from Bob', relatedDocuments: [{ id: quote }] })
      expect(one(store, invoice)).toMatchObject({ status: 'sent', creditedAmount: 0 })
      expect(store.refused()).toEqual([])
    }
    expect(link?.documentNumber).toBe(one(ann, link?.id ?? '')?.documentNumber)
  })

  it('DOC-08 SYNC-04 an invoice that two devices credit in full offline has one credit note, and both devices stand on it', async () => {
    const { stores, offline, connect, settle } = await open(2)
    const [ann, bob] = stores as [Store, Store]
    const [invoice, pieces] = [ann.newId(), ann.newId()]
    const item = { ...emptyItem, id: 'a', description: 'Mug', quantity: 10_000, unitPrice: 10_000_000 }
    for (const id of [invoice, pieces]) {
      await ann.mutate(put(id, { documentType: 'invoice', items: [item] }))
      await ann.run(markDocument, { id, status: 'sent' })
    }
    await settle()
    offline(true)
    const credit = (store: Store, invoiceId: string, quantity?: number) => {
      const items = quantity === undefined ? {} : { items: [{ id: 'a', quantity }] }
      return store.run(creditInvoice, { invoiceId, newId: store.newId(), reason: 'Broken', ...items })
    }
    await credit(ann, invoice)
    // Each line in its quantity is the whole invoice too.
    await credit(bob, invoice, 10_000)
    const made = creditNoteId(ann, invoice)
    expect(creditNoteId(bob, invoice)).toBe(made)
    await bob.mutate({ op: 'patch', kind: KIND, id: made, data: { notes: 'from Bob' } })
    await credit(ann, pieces, 6_000)
    await credit(bob, pieces, 6_000)
    connect(0)
    await settle()
    offline(false)
    await settle()
    for (const store of stores) {
      const notes = documents(store).filter(({ documentType }) => documentType === 'creditnote')
      expect(notes).toHaveLength(2)
      expect(one(store, made)).toMatchObject({ sequence: 1, notes: 'from Bob', originalInvoiceId: invoice })
      expect(one(store, invoice)).toMatchObject({ status: 'sent', creditedAmount: 10_000_000 })
    }
    expect(ann.refused()).toEqual([])
    const { documentNumber } = documents(ann).find(({ originalInvoiceId }) => originalInvoiceId === pieces)!
    const told = bob.refused().map(({ problem }) => problem.errors?.[0]?.message)
    const left = `4.00 USD of 10.00 USD, after credit note ${documentNumber}`
    expect(told).toEqual([`come to more than is left to credit of the invoice: ${left}`])

    await ann.run(deleteDocuments, { ids: [made] })
    await credit(ann, invoice)
    await settle()
    expect(one(bob, creditNoteId(bob, invoice))).toMatchObject({ total: 10_000_000, reason: 'Broken' })
  })

  it('DOC-06 SYNC-02 a draft that one device deletes and another one marks offline is refused with its number', async () => {
    const { stores, offline, connect, settle } = await open(2)
    const [ann, bob] = stores as [Store, Store]
    const id = ann.newId()
    await ann.mutate(put(id, { documentType: 'invoice' }))
    await settle()
    const number = one(bob, id)?.documentNumber
    offline(true)
    await ann.run(deleteDocuments, { ids: [id] })
    await bob.run(markDocument, { id, status: 'sent' })
    connect(0)
    await settle()
    offline(false)
    await settle()
    expect(bob.refused().map(({ thing, problem }) => [thing, problem.code])).toEqual([
      [{ id, title: number }, 'no-such-row'],
    ])
    expect(bob.refused().map(reasonOf)).toEqual([`${number} was deleted on another device.`])
  })

  it('DOC-08 DOC-18 an invoice that one device corrects and another one credits in full offline has one credit note', async () => {
    const { stores, offline, connect, settle } = await open(2)
    const [ann, bob] = stores as [Store, Store]
    const invoice = ann.newId()
    const item = { ...emptyItem, id: 'a', description: 'Mug', quantity: 10_000, unitPrice: 10_000_000 }
    await ann.mutate(put(invoice, { documentType: 'invoice', items: [item] }))
    await ann.run(markDocument, { id: invoice, status: 'sent' })
    await settle()
    offline(true)
    await ann.run(correctInvoice, { id: invoice, reason: 'Wrong name' })
    await bob.run(creditInvoice, { invoiceId: invoice, newId: bob.newId(), reason: 'Broken' })
    const made = creditNoteId(bob, invoice)
    connect(0)
    await settle()
    offline(false)
    await settle()
    expect(bob.refused()).toEqual([])
    expect(creditNoteId(bob, invoice)).toBe(made)
    expect(correctionOf(one(bob, invoice)!)?.creditId).toBe(made)
  })

  it('DOC-08 DOC-18 an invoice that two devices correct offline has one correction, and what either wrote into it stands', async () => {
    const { stores, offline, settle } = await open(2)
    const [ann, bob] = stores as [Store, Store]
    const invoice = ann.newId()
    const item = { ...emptyItem, id: 'a', description: 'Mug', quantity: 10_000, unitPrice: 10_000_000 }
    await ann.mutate(put(invoice, { documentType: 'invoice', items: [item] }))
    await ann.run(markDocument, { id: invoice, status: 'sent' })
    await settle()
    offline(true)
    for (const store of stores) await store.run(correctInvoice, { id: invoice, reason: 'Wrong name' })
    const made = correctionOf(one(ann, invoice)!)!
    expect(correctionOf(one(bob, invoice)!)).toEqual(made)
    await ann.mutate({ op: 'patch', kind: KIND, id: made.newId, data: { customerName: 'Ada' } })
    await bob.mutate({ op: 'patch', kind: KIND, id: made.newId, data: { notes: 'from Bob' } })
    offline(false)
    await settle()
    for (const store of stores) {
      expect(documents(store).filter(({ status }) => status === 'draft')).toHaveLength(2)
      expect(one(store, made.newId)).toMatchObject({ customerName: 'Ada', notes: 'from Bob', sequence: 2 })
      expect(one(store, invoice)).toMatchObject({ status: 'sent', creditedAmount: 10_000_000 })
      expect(store.refused()).toEqual([])
    }
    offline(true)
    await bob.run(markDocument, { id: made.creditId, status: 'sent' })
    expect(one(bob, invoice), 'DOC-08 refunded offline').toMatchObject({ status: 'refunded', balanceDue: 0 })
    offline(false)
    await settle()
    for (const store of stores) expect(one(store, invoice)).toMatchObject({ status: 'refunded', balanceDue: 0 })
  })

  it('DOC-18 lines edited offline do not change an invoice that another device issued meanwhile, and are kept', async () => {
    const { stores, offline, settle, connect } = await open(2)
    const [ann, bob] = stores as [Store, Store]
    const [id, mug] = [ann.newId(), ann.newRandomId()]
    const item = { ...emptyItem, description: 'Mug', unitPrice: 100_000, productId: mug }
    await ann.mutate({ op: 'put', kind: 'product', id: mug, data: { stock: 10 } })
    await ann.mutate(put(id, { documentType: 'invoice', movesStock: true, items: [{ id: 'a', ...item }] }))
    await settle()
    offline(true)
    await bob.mutate({ op: 'patch', kind: KIND, id, data: { items: { lines: { a: { unitPrice: 5_990_000 } } } } })
    await bob.mutate({ op: 'patch', kind: KIND, id, data: { notes: 'internal' } })
    connect(0)
    await ann.run(markDocument, { id, status: 'sent' })
    await settle()
    offline(false)
    await settle()
    for (const store of stores)
      expect(one(store, id)).toMatchObject({ total: 100_000, status: 'sent', notes: 'internal' })
    const [kept] = bob.refused()
    expect(kept?.problem.title).toMatch(/was issued as .* before your change arrived/)
    expect(JSON.stringify(kept?.body)).toContain('5990000')
    // What its own device saw issued is its own decision.
    await bob.restore(kept!.id)
    await settle()
    expect(one(ann, id)).toMatchObject({ total: 5_990_000, revision: 1 })
    expect(ann.get('product', mug)?.['stock']).toBe(9)
    offline(true)
    await ann.mutate({ op: 'patch', kind: KIND, id, data: { items: { lines: { a: { quantity: 40_000 } } } } })
    await bob.mutate({ op: 'patch', kind: KIND, id, data: { items: { lines: { b: { ...item, quantity: 20_000 } } } } })
    offline(false)
    await settle()
    for (const store of stores) {
      expect(one(store, id)?.items.map(({ quantity }) => quantity)).toEqual([40_000, 20_000])
      expect(store.get('product', mug)?.['stock'], 'DOC-19 stock follows the later quantities').toBe(4)
      expect(store.refused()).toEqual([])
    }
  })

  it('DOC-18 a whole document that arrives over an issued one is no way round its rules either', async () => {
    const user = await context.newUser()
    const [mine, other, id, profile] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const seqs = new Map<string, number>()
    const push = async (clientId: string, body: MutationBody) => {
      const seq = (seqs.get(clientId) ?? 0) + 1
      seqs.set(clientId, seq)
      const mutations = [{ id: randomUUID(), seq, at: Date.now(), body }]
      const inUser: InUser = (run) => context.dataAccess.asUser({ kind: 'user', userId: user }, run)
      const { results } = await pushTo(inUser, { clientId, mutations }, { actor: 'user', now: Date.now() })
      return results[0]
    }
    const lines = (unitPrice: number) => [{ id: 'a', ...emptyItem, unitPrice }]
    await push(mine, put(id, { documentType: 'invoice', items: lines(100_000) }))
    await push(mine, { op: 'command', name: markDocument.name, input: { id, status: 'sent' } })
    const refused = await push(other, put(id, { documentType: 'invoice', items: lines(5_990_000) }))
    expect(refused?.refused).toMatchObject({
      code: 'conflict',
      title: expect.stringMatching(/was issued as .* before/),
    })
    // One that was issued as it was made was never seen as a draft by anybody else.
    const made = randomUUID()
    await push(mine, put(made, { documentType: 'invoice', status: 'sent', items: lines(100_000) }))
    const late = await push(other, put(made, { documentType: 'invoice', items: lines(5_990_000) }))
    expect(late?.refused).toMatchObject({ code: 'conflict' })
    // What says nothing else of its PDF is taken, and whoever saw it issued decides.
    expect(await push(other, put(id, { notes: 'internal' }))).not.toHaveProperty('refused')
    expect(await push(mine, put(id, { items: lines(200_000) }))).not.toHaveProperty('refused')
    // A business that keeps what is issued as it is keeps it from everybody.
    const settings = {
      op: 'put',
      kind: 'businessProfile',
      id: profile,
      data: { isDefault: true, finalDocuments: true },
    }
    await push(mine, settings as MutationBody)
    const final = await push(mine, put(id, { items: lines(300_000) }))
    expect(final?.refused).toMatchObject({ code: 'invalid-input', errors: [{ field: 'items' }] })
    const [read] = await context.dataAccess.asUserBatch({ kind: 'user', userId: user }, [
      { text: 'select total, revision, notes from document where id = $1', values: [id] },
    ])
    expect(read?.rows).toEqual([{ total: 200_000, revision: 1, notes: 'internal' }])
  })

  it('DOC-18 a device that issues a document offline and edits it then is not refused', async () => {
    const { stores, offline, settle } = await open(2)
    const [ann] = stores as [Store, Store]
    const id = ann.newId()
    await ann.mutate(put(id, { documentType: 'invoice', items: [{ id: 'a', ...emptyItem, unitPrice: 100_000 }] }))
    await settle()
    offline(true)
    await ann.run(markDocument, { id, status: 'sent' })
    await ann.mutate({ op: 'patch', kind: KIND, id, data: { items: { lines: { a: { unitPrice: 200_000 } } } } })
    offline(false)
    await settle()
    expect(ann.refused()).toEqual([])
    for (const store of stores) expect(one(store, id)).toMatchObject({ total: 200_000, revision: 1 })
  })

  it('DOC-02 DOC-03 a document made offline can go to another business, unless that left a gap in the series of the first', async () => {
    const { stores, offline, settle } = await open(2)
    const [ann] = stores as [Store, Store]
    const [bonn, rome] = [ann.newId(), ann.newId()]
    const business = (id: string, name: string): MutationBody => ({
      op: 'put',
      kind: 'businessProfile',
      id,
      data: { name },
    })
    await ann.mutate(business(bonn, 'Bonn'))
    await ann.mutate(business(rome, 'Rome'))
    await settle()
    offline(true)
    const [first, second, third] = [ann.newId(), ann.newId(), ann.newId()]
    const begin = (id: string) => ann.mutate(put(id, { businessProfileId: bonn, issueDate: '2026-07-06' }))
    const move = (id: string) => ann.mutate({ op: 'patch', kind: KIND, id, base: 0, data: { businessProfileId: rome } })
    await begin(first)
    await move(first)
    await begin(second)
    await begin(third)
    await move(second)
    offline(false)
    await settle()
    expect(ann.refused()).toMatchObject([{ body: { id: second } }])
    for (const store of stores) {
      expect(store.status()).toMatchObject({ pending: 0 })
      expect([first, second, third].map((id) => one(store, id))).toMatchObject([
        { businessProfileId: rome, sequence: 1, isProvisional: false },
        { businessProfileId: bonn, sequence: 1 },
        { businessProfileId: bonn, sequence: 2 },
      ])
    }
  })
})
