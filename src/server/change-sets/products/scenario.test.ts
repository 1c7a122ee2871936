import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { activeLevers } from '#contract/scenario-levers.ts'
import { simulatedRow, simulatorDeps } from '#contract/simulated-products.ts'
import type { AnyRow } from '#contract/entity.ts'
import { MAX_UNITS } from '#domain/money.ts'
import { type DeclaringLine, newestDeclared } from '#domain/simulator/declared-goods.ts'
import { simulate } from '#domain/simulator/simulate.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { enteredProduct, SIMULATED_RATES } from '#test/simulator/arbitraries.ts'

const PRODUCTS = Number(process.env['SIMULATED_PRODUCTS'] ?? 60)
/** Many products take their time. */
const PATIENCE_MS = 240_000 + PRODUCTS * 100
const DAY = '2026-11-29'
const on = { isOn: true } as const

interface Tried {
  readonly levers: ScenarioLevers
  /** Prices below their lowest margin need a reason. */
  readonly isStrict?: true
  readonly floorOverride?: string
}

/** Scenarios that between them draw every lever. */
const SCENARIOS: Readonly<Record<string, Tried>> = {
  'dearer goods, prices kept': {
    levers: {
      supplierCost: { ...on, change: { by: 'percent', ppm: 80_000 } },
      gives: { keep: 'prices' },
    },
  },
  'dearer freight in euros, other costs and duty, prices within 5 %': {
    levers: {
      freight: { ...on, change: { by: 'amount', units: 1_500_000, currency: 'EUR' } },
      otherCosts: { ...on, change: { by: 'percent', ppm: 120_000 } },
      duties: [
        { ...on, heading: '', change: { by: 'points', ppm: 20_000 } },
        { ...on, heading: '8471', change: { by: 'rate', ppm: 0 } },
        { ...on, heading: '', country: 'CN', change: { by: 'rate', ppm: 250_000 } },
      ],
      gives: { keep: 'within', ppm: 50_000 },
    },
  },
  'a dearer yuan, a typed yen and another VAT': {
    levers: {
      rates: [
        { ...on, currency: 'CNY', assumed: { by: 'percent', ppm: 70_000 } },
        { ...on, currency: 'JPY', assumed: { by: 'rate', rate: '0.0065', to: 'EUR' } },
      ],
      salesVat: { ...on, change: { by: 'points', ppm: 20_000 } },
      costVat: { ...on, change: { by: 'rate', ppm: 100_000 } },
      gives: { keep: 'margins' },
    },
  },
  'another margin, ending and floor': {
    levers: {
      supplierCost: { isOn: false, change: { by: 'percent', ppm: 900_000 } },
      margin: { ...on, change: { by: 'rate', ppm: 350_000 } },
      ending: { ...on, ending: '.95' },
      floor: { ...on, change: { by: 'rate', ppm: 200_000 } },
      gives: { keep: 'margins' },
    },
  },
  'a margin below the strict lowest one, for a reason': {
    levers: {
      margin: { ...on, change: { by: 'points', ppm: -150_000 } },
      floor: { ...on, change: { by: 'rate', ppm: 300_000 } },
      gives: { keep: 'margins' },
    },
    isStrict: true,
    floorOverride: 'Clearance',
  },
}

describeOneEngine('a scenario that is applied', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  let profileId: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
    profileId = await made('/business-profiles', {
      name: 'Shop',
      isDefault: true,
      taxRate: 20,
      pricesIncludeVat: true,
      floorMargin: 10,
    })
    await pushProducts()
    // Prices of before another setting are told and kept as well.
    await api.call(user, 'PATCH', `/api/business-profiles/${profileId}`, { priceEnding: '.99' })
  }, PATIENCE_MS)

  const made = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['id'])
  }

  async function pushProducts(): Promise<void> {
    const clientId = randomUUID()
    const entered = fc.sample(enteredProduct, { numRuns: PRODUCTS, seed: 7 })
    const shipmentId = await made('/shipments', { name: 'Last delivery' })
    for (let start = 0; start < entered.length; start += 50) {
      const bodies = entered.slice(start, start + 50).flatMap(({ hsCode, originCountry, ...data }) => {
        const productId = randomUUID()
        return [
          { op: 'put', kind: 'products', id: productId, data },
          {
            op: 'put',
            kind: 'shipmentLines',
            id: randomUUID(),
            data: { shipmentId, productId, hsCode, originCountry },
          },
        ]
      })
      const mutations = bodies.map((body, index) => ({
        id: randomUUID(),
        seq: 2 * start + index + 1,
        at: Date.now(),
        body,
      }))
      await api.call(user, 'POST', '/api/sync', { clientId, mutations })
    }
  }

  const rowsOf = async (kind: string): Promise<readonly AnyRow[]> => (await pulledRows(api, user)).all(kind)

  const unversioned = (rows: readonly AnyRow[]) =>
    rows
      .map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !['version', 'updatedAt'].includes(name))),
      )
      .sort((one, other) => String(one['id']).localeCompare(String(other['id'])))

  it.each(Object.entries(SCENARIOS))(
    'PAGE-04 CHANGE-01 CHANGE-02 %s: the preview is what is applied, row by row, and undo takes all of it back',
    { timeout: PATIENCE_MS },
    async (title, { levers, isStrict = false, ...reason }) => {
      if (isStrict) await api.call(user, 'PATCH', `/api/business-profiles/${profileId}`, { floorAction: 'block' })
      const before = await rowsOf('product')
      expect(before.length).toBeGreaterThan(PRODUCTS / 2)
      const goods = newestDeclared((await rowsOf('shipmentLine')) as unknown as DeclaringLine[])
      expect(goods.size).toBeGreaterThan(PRODUCTS / 10)
      const [profile] = await rowsOf('businessProfile')
      const answer = await api.call(user, 'POST', '/api/products/scenario', {
        title,
        filter: {},
        levers,
        rates: SIMULATED_RATES,
        day: DAY,
        ...reason,
      })
      expect(answer.status, answer.text).toBe(201)
      expect(answer.body).toMatchObject({ state: 'checked', origin: 'scenario' })
      const id = String(answer.body['id'])
      expect(unversioned(await rowsOf('product'))).toEqual(unversioned(before))

      const { result, problem } = await ann.apply(id)
      expect(result, JSON.stringify(problem)).toMatchObject({ state: 'applied', effect: { replanned: 0 } })
      const after = new Map((await rowsOf('product')).map((row) => [row.id, row]))
      const given = { rates: SIMULATED_RATES, day: DAY, costLabel: title, ...reason }
      const deps = simulatorDeps(profile, () => undefined, given)
      let changed = 0
      let reasoned = 0
      for (const row of before) {
        const effect = simulate(simulatedRow(row, goods.get(row.id)), activeLevers(levers), deps)
        const stored = after.get(row.id)!
        expect(figures(stored)).toEqual(
          effect.after.map(({ totalCost, price, belowFloor }) => ({
            totalCost: totalCost ?? MAX_UNITS,
            price,
            belowFloor,
          })),
        )
        if (Object.keys(effect.patch).length > 0) changed++
        if (effect.patch.floorOverride !== undefined) reasoned++
        expect(stored['floorOverride'] === reason.floorOverride).toBe(effect.patch.floorOverride !== undefined)
      }
      expect(reasoned > 0).toBe(isStrict)
      expect(changed).toBeGreaterThan(PRODUCTS / 10)

      const reverted = await ann.revert(id)
      expect(reverted.body, JSON.stringify(reverted.body)).toMatchObject({ state: 'reverted', skipped: 0 })
      expect(unversioned(await rowsOf('product'))).toEqual(unversioned(before))
      expect(unversioned(await rowsOf('businessProfile'))).toEqual(unversioned(profile ? [profile] : []))
    },
  )

  it('PAGE-04 PLIST-06 the rules of price lists are part of the change set, and of its undo', async () => {
    const productIds = (await rowsOf('product')).slice(0, 2).map(({ id }) => id)
    const listId = await made('/price-lists', { title: 'Trade', ruleKind: 'percentOff', rulePercent: 10, productIds })
    const percent = async () => (await api.call(user, 'GET', `/api/price-lists/${listId}`)).body['rulePercent']
    const lists = [{ ...on, listId, change: { by: 'points', ppm: 50_000 } }]
    const scenarioId = await made('/scenarios', { name: 'Trade' })
    const levers = { lists, gives: { keep: 'margins' } }
    const body = { title: 'T', filter: {}, levers, rates: null, day: DAY, scenarioId }
    const answer = await api.call(user, 'POST', '/api/products/scenario', body)
    expect(answer.status, answer.text).toBe(201)
    const id = String(answer.body['id'])
    expect(await percent()).toBe(10)
    expect(answer.body['effect']).toMatchObject({ scenarioId })
    const { problem, result } = await ann.apply(id)
    expect(problem).toBeUndefined()
    expect(result!['effect']).toMatchObject({ scenarioId })
    expect(await percent()).toBe(15)
    expect((await ann.revert(id)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await percent()).toBe(10)
  })

  it('PAGE-04 PROD-11 a scenario that the account does not have is not named, and one that arrives before it is applied is', async () => {
    const other = await context.newUser()
    const foreign = await api.call(other, 'POST', '/api/scenarios', { name: 'Foreign' })
    const [theirs, ours] = [String(foreign.body['id']), randomUUID()]
    const levers = { margin: { ...on, change: { by: 'points', ppm: 10_000 } }, gives: { keep: 'margins' } }
    const applied = async (scenarioId: string, before: () => Promise<void>) => {
      const body = { title: 'T', filter: {}, levers, rates: null, day: DAY, scenarioId }
      const answer = await api.call(user, 'POST', '/api/products/scenario', body)
      expect(answer.body['effect']).not.toHaveProperty('scenarioId')
      await before()
      const { result } = await ann.apply(String(answer.body['id']))
      await ann.revert(String(answer.body['id']))
      return result?.['effect']
    }
    expect(await applied(theirs, () => Promise.resolve())).not.toHaveProperty('scenarioId')
    const arrives = async () => {
      const put = { op: 'put', kind: 'scenario', id: ours, data: { name: 'Late' } }
      const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body: put }]
      const sent = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
      expect(sent.status).toBe(200)
    }
    expect(await applied(ours, arrives)).toMatchObject({ scenarioId: ours })
  })

  it('PAGE-04 levers that contradict each other are refused with a reason, and a retry answers the same change set', async () => {
    const id = randomUUID()
    const body = { id, title: 'T', filter: {}, rates: null, day: DAY }
    const margin = { ...on, change: { by: 'rate', ppm: 300_000 } }
    const kept = await api.call(user, 'POST', '/api/products/scenario', {
      ...body,
      levers: { margin, gives: { keep: 'prices' } },
    })
    expect(kept.status).toBe(400)
    expect(kept.text).toContain('cannot keep prices and set another margin')
    const good = { ...body, levers: { margin, gives: { keep: 'margins' } } }
    expect((await api.call(user, 'POST', '/api/products/scenario', good)).status).toBe(201)
    expect((await api.call(user, 'POST', '/api/products/scenario', good)).status).toBe(200)
  })
})

function figures(row: AnyRow) {
  const own = row as AnyRow & { readonly variants: readonly AnyRow[] }
  return [own, ...own.variants].map((each) => ({
    totalCost: each['totalCost'],
    price: each['effectivePrice'],
    belowFloor: each['belowFloor'],
  }))
}
