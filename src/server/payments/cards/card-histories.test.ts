import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import {
  act,
  anyHistory,
  enteredOn,
  type History,
  postShuffled,
  priceOf,
  type Told,
} from '#test/payments/card-history.ts'
import { type CardWorld, openCardWorld, type Seller } from '#test/payments/card-world.ts'
import type { SellerDelivery } from '#test/simulators/stripe/stripe.ts'

/** Histories of the run; `npm run test:deep` goes through 1,000. */
const HISTORIES = Number(process.env['PAYMENT_HISTORIES'] ?? 30)
const A_BATCH = 40
const BATCHES = Math.ceil(HISTORIES / A_BATCH)

describeOneEngine('the books of card payments', (context) => {
  let world: CardWorld
  const sellers: Seller[] = []
  beforeAll(async () => {
    world = await openCardWorld(context)
    for (let n = 0; n < 4; n += 1) sellers.push(await world.seller())
  })
  afterAll(() => world.close())

  const begin = async (seller: Seller, history: History): Promise<Told> => {
    const { currency } = history
    const items = [{ description: 'Sencha', quantity: 1, unitPrice: priceOf(history) }]
    return { history, sessions: [], paid: [], ...(await world.invoice(seller.who, { currency, items })) }
  }

  it(`DOC-14 DOC-15 ${BATCHES * A_BATCH} random payment histories end with the sums that Stripe has`, async () => {
    let paid = 0
    let batch = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyHistory, { minLength: A_BATCH, maxLength: A_BATCH }),
        fc.infiniteStream(fc.nat()),
        async (histories, random) => {
          const pick = (below: number): number => Number(random.next().value) % below
          const seller = sellers[batch % sellers.length]!
          seller.stripe.settlesLate = batch % 2 === 1
          batch += 1
          const all: SellerDelivery[] = []
          const told: Told[] = []
          for (const history of histories) told.push(await begin(seller, history))
          const longest = Math.max(...histories.map(({ acts }) => acts.length))
          for (let turn = 0; turn < longest; turn += 1) {
            for (const each of told) {
              const what = each.history.acts[turn]
              if (what !== undefined) await act(world, seller, each, what, pick)
            }
            seller.stripe.now += 1
            const fresh = world.stripe.takeFromSeller(seller.stripe)
            all.push(...fresh)
            // Hours pass in a second here: what one account may tell in a minute is another test's matter.
            await context.dataAccess.asSystemBatch([{ text: 'update card_account set heard_count = 0' }])
            // Some come at once, others late.
            await postShuffled(
              world,
              fresh.filter(() => pick(2) === 0),
              pick,
            )
            if (pick(2) === 0) await world.settle()
          }
          await context.dataAccess.asSystemBatch([{ text: 'update card_account set heard_count = 0' }])
          await postShuffled(world, all, pick)
          await world.settle()
          for (const each of told) {
            const row = await world.document(seller.who, each.id)
            const ledger = each.paid.reduce((sum, id) => sum + seller.stripe.ledgerOf(id), 0)
            expect(enteredOn(row), JSON.stringify([each.history, row['payments']])).toBe(ledger)
            expect(linesOf(row).filter(({ id }) => each.paid.includes(id))).toHaveLength(each.paid.length)
            paid += each.paid.length
          }
        },
      ),
      { numRuns: BATCHES, endOnFailure: true },
    )
    // It must have been about something.
    expect(paid).toBeGreaterThan((BATCHES * A_BATCH) / 3)
    const [kept] = await context.dataAccess.asSystemBatch([
      { text: `select count(*)::int as n, count(*) filter (where problem <> '')::int as bad from card_payment` },
    ])
    expect(kept?.rows).toEqual([{ n: paid, bad: 0 }])
  }, 600_000)

  it('DOC-14 any order and repetition of a payment’s events ends in the same entries', async () => {
    const seller = await world.seller()
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.infiniteStream(fc.nat()), async (history, random) => {
        const pick = (below: number): number => Number(random.next().value) % below
        const told = await begin(seller, { ...history, acts: ['visit', 'pay', ...history.acts] })
        for (const what of told.history.acts) await act(world, seller, told, what, pick)
        const all = world.stripe.takeFromSeller(seller.stripe)
        await postShuffled(world, all, pick)
        await world.settle()
        const shuffled = linesOf(await world.document(seller.who, told.id))
        const cards = shuffled.filter(({ method }) => method === 'card')
        // The same told once, in the order in which it happened, to a product that heard nothing before.
        const others = shuffled.filter(({ method }) => method !== 'card')
        await context.dataAccess.asSystemBatch([
          { text: 'delete from card_event where user_id = $1', values: [seller.who.userId] },
          { text: 'delete from card_payment where document_id = $1', values: [told.id] },
          {
            text: `update document set payments = coalesce((select jsonb_agg(line) from jsonb_array_elements(payments) line where line ->> 'method' <> 'card'), '[]')
              where id = $1`,
            values: [told.id],
          },
        ])
        const emptied = await world.call(seller.who, 'PATCH', `/documents/${told.id}`, { payments: others })
        expect(emptied.status, emptied.text).toBe(200)
        for (const delivery of all) await world.post(delivery)
        await world.settle()
        const again = linesOf(await world.document(seller.who, told.id)).filter(({ method }) => method === 'card')
        expect(again.map(withoutCredit).toSorted(byId)).toEqual(cards.map(withoutCredit).toSorted(byId))
      }),
      { numRuns: 10, endOnFailure: true },
    )
  }, 120_000)
})

interface Line {
  readonly id: string
  readonly method: string
  readonly keepAsCredit: boolean
}

function linesOf(row: Json): readonly Line[] {
  return row['payments'] as unknown as readonly Line[]
}

/** Whether it was more than was open depends on what else was entered when it came. */
function withoutCredit({ keepAsCredit: _kept, ...line }: Line): Omit<Line, 'keepAsCredit'> {
  return line
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1
}
