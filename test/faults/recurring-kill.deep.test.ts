import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { dayOf } from '#domain/calendar-day.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { TestCaller } from '#test/app.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { rounds } from './rounds.ts'
import { openSharedDeps } from './shared-deps.ts'

/** Each round starts a process, which looks for work after a second. */
const KILLS = Math.ceil(rounds / 2)
const ROUND_MS = 60_000
const RECURRING = 60
/** Every tenth of them is mailed as well. */
const MAILED = 10
/** Each of these waits with several runs, which are decided on in one transaction. */
const WAITING = 12
const WEEKS = 5
const DAY_MS = 86_400_000
/** A turn is a transaction of some ten milliseconds: a kill comes at any moment of it. */
const TURN_MS = 40

interface Made {
  readonly name: string
  readonly day: string
  readonly sequence: number
  readonly mails: number
}

/** What was made of each recurring invoice: for which day, under which number, and how often it was mailed. */
async function readMade(dataAccess: DataAccess): Promise<readonly Made[]> {
  const [answer] = await dataAccess.asSystemBatch([
    {
      text: `select customer_name as name, coalesce(delivery_date, issue_date) as day, sequence,
          (select count(*)::int from document_mail m where m.user_id = d.user_id and m.document_id = d.id::text) as mails
        from document d where document_type = 'invoice' order by sequence`,
    },
  ])
  return (answer?.rows ?? []) as unknown as Made[]
}

/** Recurring invoices that are due, each with the customer's name as its own. */
async function prepare(product: ProductProcess, { headers }: TestCaller, names: readonly string[], first: string) {
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    const template = await product.call(
      'POST',
      '/api/documents',
      {
        documentType: 'template',
        customerName: name,
        customerEmail: 'zoe@customer.example',
        items: [{ description: 'Rent', unitPrice: 100 }],
      },
      headers,
    )
    const recurring = await product.call(
      'POST',
      '/api/recurring-documents',
      { name, repeat: 'weekly', nextOn: first, documentId: template.body['id'], sendsMail: index % MAILED === 0 },
      headers,
    )
    expect([template.status, recurring.status]).toEqual([201, 201])
    ids.push(String(recurring.body['id']))
  }
  return ids
}

describe('the product killed while it makes recurring invoices', () => {
  it(
    `DOC-17 after ${KILLS} kills there is one invoice of each that was due, numbered without a gap, and mailed once`,
    async () => {
      const { environment, ann, dataAccess, makeDue, leave } = await openSharedDeps()
      // Fixed at the beginning: a day later it is still the only one that is due.
      const day = dayOf(Date.now(), 'UTC')
      const names = Array.from({ length: RECURRING }, (_, index) => `Tenant ${index}`)
      const all = names.length

      let product = await startProduct(environment)
      await vi.waitFor(async () => {
        const [answer] = await dataAccess.asSystemBatch([
          { text: `select 1 from job where kind = 'recurring-documents' and run_at > now()` },
        ])
        expect(answer?.rows).toHaveLength(1)
      }, ROUND_MS)
      await prepare(product, ann, names, day)
      await product.kill()
      expect(await readMade(dataAccess)).toEqual([])

      let halfway = 0
      for (let round = 0; round < KILLS; round += 1) {
        const before = (await readMade(dataAccess)).length
        if (before === all) break
        await makeDue()
        product = await startProduct(environment)
        const share = Math.floor((all - before) / (KILLS - round + 1))
        const enough = before + 1 + Math.floor(Math.random() * share)
        await vi.waitUntil(async () => (await readMade(dataAccess)).length >= enough, {
          timeout: ROUND_MS,
          interval: 5,
        })
        await pause(Math.random() * TURN_MS)
        await product.kill()
        if ((await readMade(dataAccess)).length < all) halfway += 1
      }
      expect(halfway, 'killed in the middle').toBeGreaterThan(0)

      await makeDue()
      product = await startProduct(environment)
      await vi.waitFor(
        async () => {
          const [answer] = await dataAccess.asSystemBatch([
            { text: `select 1 from recurring_document where next_on <= $1 or problem <> ''`, values: [day] },
          ])
          expect(answer?.rows).toEqual([])
        },
        { timeout: ROUND_MS, interval: 50 },
      )
      expect(await product.stop()).toBe(0)

      const made = await readMade(dataAccess)
      const broken = await leave()
      expect(made.map(({ sequence }) => sequence)).toEqual(made.map((_, index) => index + 1))
      const expected = names.map((name, index) => `${name} ${day} mailed ${index % MAILED === 0 ? 1 : 0}`)
      expect(made.map(({ name, day, mails }) => `${name} ${day} mailed ${mails}`).sort()).toEqual(expected.sort())
      expect(broken).toEqual([])
    },
    ROUND_MS * (KILLS + 2),
  )

  it(
    `DOC-17 DOC-02 after ${KILLS} kills while runs of a pause are decided on, each is made and mailed once, numbered without a gap`,
    async () => {
      const { environment, ann, dataAccess, leave } = await openSharedDeps()
      const now = Date.now()
      // The next one is due in two days, should midnight come meanwhile: a run of today would go on by itself.
      const days = Array.from({ length: WEEKS }, (_, week) => dayOf(now - ((WEEKS - week) * 7 - 2) * DAY_MS, 'UTC'))
      const names = Array.from({ length: WAITING }, (_, index) => `Tenant ${index}`)
      let product = await startProduct(environment)
      const ids = await prepare(product, ann, names, days[0] ?? '')
      const runs = days.map((day, index) => ({ day, act: index === 0 ? 'mail' : 'make' }))
      const decide = async (id: string) =>
        (await product.call('POST', `/api/recurring-documents/${id}/runs`, { runs, dated: 'today' }, ann.headers))
          .status
      /** A refusal says that it was decided on before the answer was lost. */
      const decideAll = async () => {
        const answers: number[] = []
        for (const id of ids) answers.push(await decide(id))
        return answers
      }
      for (let round = 0; round < KILLS; round += 1) {
        const asked = decideAll().catch(() => [])
        const enough = 1 + Math.floor(((round + Math.random()) * WAITING * WEEKS) / (KILLS + 1))
        await vi.waitUntil(async () => (await readMade(dataAccess)).length >= enough, {
          timeout: ROUND_MS,
          interval: 5,
        })
        await pause(Math.random() * TURN_MS)
        await product.kill()
        await asked
        product = await startProduct(environment)
      }
      expect(new Set([200, 409, ...(await decideAll())])).toEqual(new Set([200, 409]))
      expect(await product.stop()).toBe(0)

      const made = await readMade(dataAccess)
      const broken = await leave()
      expect(made.map(({ sequence }) => sequence)).toEqual(made.map((_, index) => index + 1))
      const expected = names.flatMap((name) => days.map((day, index) => `${name} ${day} mailed ${index === 0 ? 1 : 0}`))
      expect(made.map(({ name, day, mails }) => `${name} ${day} mailed ${mails}`).sort()).toEqual(expected.sort())
      expect(broken).toEqual([])
    },
    ROUND_MS * (KILLS + 2),
  )
})
