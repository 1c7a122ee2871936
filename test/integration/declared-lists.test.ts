import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DeclaredList, ListFilter, Term } from '#contract/lists/declared-list.ts'
import { restNames } from '#contract/rest-names.ts'
import { joinedTerms } from '#contract/lists/list-texts.ts'
import { type AskedList, listedRows } from '#contract/lists/local-list.ts'
import { MESSAGE_ROLES } from '#contract/entities/assistant-message.ts'
import { store } from '#contract/entities/store.ts'
import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import { declaredLists } from '#contract/lists/registry.ts'
import { type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { unitsPerMajor } from '#domain/money.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { acceptedPatch, requiredReferences, writablePatch } from '#test/factories.ts'
import { declared, leastBody, madeParents, pathOf } from '#test/made-rows.ts'
import { makeStoreRows } from '#test/store-rows.ts'
import { pulledRows } from '#test/pulled-rows.ts'

const ROWS = 40
const BOTH = ['asc', 'desc'] as const

describeOneEngine('declared lists', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  describe.each(Object.entries(declaredLists))('%s', (path, list) => {
    let user: string
    let rows: readonly AnyRow[]
    beforeAll(async () => {
      user = await context.newUser()
      rows = await filled(list)
    })

    const filled = async ({ entity }: DeclaredList): Promise<readonly AnyRow[]> => {
      if (entity.kind === 'assistantMessage') {
        await messagesMade()
        return (await pulledRows(api, user)).all(entity.kind)
      }
      if (entity.kind === 'store') {
        await storesMade()
        return (await pulledRows(api, user)).all(entity.kind)
      }
      const bodies = entity.serverOnly ? await headersMade() : rowsDrawn(entity, await othersMade(entity))
      const mutations = bodies.map((body, index) => ({ id: randomUUID(), seq: index + 1, at: Date.now(), body }))
      const pushed = await api.call(user, 'POST', '/api/sync', { clientId: CLIENT, mutations })
      expect([pushed.status, pushed.text]).toEqual([200, expect.not.stringContaining('"refused"')])
      const pulled = await pulledRows(api, user)
      return pulled.all(entity.kind)
    }
    /** Rows that rows of the entity name. */
    const othersMade = async (entity: Entity): Promise<Others> => {
      const required = requiredReferences(entity).map(({ target }) => target)
      const kinds = new Set(fieldsOf(entity).map(([, field]) => namedKind(field)))
      const made = [...new Set([...OTHERS, ...required])].map(async (kind) => {
        const ids = kinds.has(kind) ? [1, 2, 3].map(() => madeRow(kind)) : []
        return [kind, await Promise.all(ids)] as const
      })
      return Object.fromEntries(await Promise.all(made))
    }
    const madeRow = async (kind: string): Promise<string> => {
      const made = declared(kind)
      const body = { ...leastBody(made), ...(await madeParents(made, madeRow)) }
      return String((await api.call(user, 'POST', pathOf(made, api), body)).body['id'])
    }
    /** Change sets are written by the server alone: drafts at once, applied ones by commands. */
    const headersMade = async (): Promise<readonly object[]> => {
      const options = { match: 'sku', mode: 'create-and-update', createNames: true }
      for (const title of NAMES) await api.call(user, 'POST', '/api/change-sets', { title, origin: 'import', options })
      return NAMES.flatMap((title, index) => {
        const ids = Array.from({ length: 1 + (index % 3) }, () => randomUUID())
        const rows = ids.map((id) => ({ id, data: { name: title } }))
        return [
          command('customer/import', { changeSetId: randomUUID(), title, rows }),
          command('customer/delete', { changeSetId: randomUUID(), title: `No ${title}`, ids }),
        ]
      })
    }
    /** Messages of the assistant are written by the server alone, with each answer. */
    const messagesMade = (): Promise<unknown> =>
      context.dataAccess.asUser({ kind: 'user', userId: user }, async (tx) => {
        const conversations = [randomUUID(), randomUUID(), null]
        for (const [index, content] of [...NAMES, ...NAMES, ...NAMES].entries()) {
          const data = { content, conversationId: conversations[index % 3], role: MESSAGE_ROLES[index % 2] }
          const changes = [{ op: 'put', kind: 'assistantMessage', id: randomUUID(), data }] as const
          const open = await openWrite(tx, readsOf(changes))
          await storeChanges(open, changes, { actor: 'system:test', now: 1 + Math.floor(index / 2), trusted: true })
        }
      })
    /** Stores are written by the server alone, when they are connected. */
    const storesMade = async (): Promise<void> => {
      const states = store.fields.state.choices ?? []
      for (let index = 0; index < ROWS; index += 1) {
        const provider = STORE_PROVIDERS[index % STORE_PROVIDERS.length]
        const name = NAMES[index % NAMES.length] ?? ''
        await makeStoreRows(context.dataAccess, user, { name, provider, state: states[index % states.length] })
      }
    }
    const asked = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
      const answer = await api.call(user, 'GET', `/api/${path}?${new URLSearchParams({ pageSize: '500', ...query })}`)
      expect([answer.status, JSON.stringify(query), answer.status === 200 ? '' : answer.text]).toEqual([
        200,
        JSON.stringify(query),
        '',
      ])
      return listOf(answer.body['items']).map((each) => String(each['id']))
    }
    const local = (query: Partial<AskedList>): readonly string[] =>
      listedRows(list, rows, {
        filters: {},
        sort: list.order.by,
        direction: list.order.direction,
        ...query,
      }).map(({ id }) => id)

    it('API-03 has rows to compare', () => {
      expect(rows.length).toBeGreaterThan(Math.min(ROWS, list.entity.most ?? ROWS) / 2)
    })

    it('API-03 comes in the declared order when none is asked for', async () => {
      expect(await asked({})).toEqual(local({}))
    })

    it.each(Object.entries(list.sorts).flatMap(([name, sort]) => ('told' in sort ? [] : [name])))(
      'API-03 is ordered by %s as on screen, both ways',
      async (sort) => {
        for (const direction of BOTH) {
          expect(await asked({ sortBy: sort, sortDirection: direction })).toEqual(local({ sort, direction }))
        }
      },
    )

    it.each(
      Object.entries(list.filters).flatMap(([name, filter]) => (filter.by === 'told' ? [] : [[name, filter] as const])),
    )('API-03 is filtered by %s as on screen', async (name, filter) => {
      const texts = textsFor(filter, rows)
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts)
        expect([text, await asked({ [name]: text })]).toEqual([text, local({ filters: { [name]: text } })])
    })

    it('API-03 a read of some fields answers these alone, by list and by id, and refuses one that there is not by its name', async () => {
      const read = async (query: string) => {
        const { status, text, body } = await api.call(user, 'GET', `/api/${path}${query}`)
        expect([status, status === 200 ? '' : text]).toEqual([200, ''])
        return body
      }
      const all = listOf((await read('?pageSize=500'))['items'])
      const whole: Row = all[0] ?? {}
      const names = [...restNames(list.entity)].filter((name) => valueAt(whole, name) !== undefined)
      expect(names.length).toBeGreaterThan(5)
      for (const name of names) {
        const part = await read(`/${String(whole['id'])}?fields=${name}`)
        expect([name, part]).toEqual([name, partOf(whole, [name])])
      }
      const some = names.filter((_, index) => index % 3 === 0)
      const items = listOf((await read(`?pageSize=500&fields=${some.join(', ')}`))['items'])
      expect(items).toEqual(all.map((each) => partOf(each, some)))
      for (const wrong of ['searchText', 'name.first', '__proto__', '']) {
        const refused = await api.call(user, 'GET', `/api/${path}?fields=id,${wrong}`)
        expect([wrong, refused.status, refused.text]).toEqual([
          wrong,
          400,
          expect.stringContaining(`there is no \\"${wrong}\\"`),
        ])
      }
    })

    it.runIf(list.entity.fields['searchText'])('API-03 PROD-12 is searched as on screen', async () => {
      for (const search of ['kuche', 'TEA', 'mug 7', 'nothing like it'])
        expect([search, await asked({ search })]).toEqual([search, local({ search })])
    })
  })
})

const CLIENT = randomUUID()

type Row = Readonly<Record<string, unknown>>

function valueAt(row: Row, name: string): unknown {
  return name.split('.').reduce<unknown>((inner, step) => (inner as Row | undefined)?.[step], row)
}

/** What `fields` leaves of a row. */
function partOf(row: Row, names: readonly string[]): Row {
  const part: Record<string, unknown> = { id: row['id'] }
  for (const name of names) {
    const steps = name.split('.')
    let at = part
    for (const step of steps.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>
    at[steps.at(-1) ?? ''] = valueAt(row, name)
  }
  return part
}

function command(name: string, input: object): object {
  return { op: 'command', name, input }
}

function rowsDrawn(entity: Entity, others: Others): readonly object[] {
  const drawn = fc.sample(writablePatch(entity), { numRuns: ROWS, seed: 20_260_706 })
  return drawn.map((data, index) => ({
    op: 'put',
    kind: entity.kind,
    id: randomUUID(),
    data: {
      ...withoutVariants(entity, acceptedPatch(entity, data)),
      ...plain(entity, index),
      ...naming(entity, others, index),
    },
  }))
}

/** Names that are hard to order, quantities of which no two are the same, and products without variants. */
function plain({ fields }: Entity, index: number): object {
  const name = fields['name'] ? 'name' : 'title'
  return {
    ...(fields[name] ? { [name]: NAMES[index % NAMES.length] } : {}),
    ...(fields['variantId'] ? { variantId: '' } : {}),
    ...(fields['minQuantity'] ? { minQuantity: 10_000 * (1 + ((7 * index) % ROWS)) } : {}),
  }
}

/** Lines of documents that name no variant: theirs is of the product beside it. */
function withoutVariants({ fields }: Entity, data: Readonly<Record<string, unknown>>): object {
  const lines = Object.entries(data).filter(([name]) => fields[name]?.line?.['variantId'])
  const plainLines = lines.map(([name, each]) => [name, (each as object[]).map((line) => ({ ...line, variantId: '' }))])
  return { ...data, ...Object.fromEntries(plainLines) }
}

type Others = Readonly<Record<string, readonly string[]>>

/** Kinds of rows that others may name. */
const OTHERS = ['brand', 'product', 'priceList', 'shipment', 'customer']

function namedKind({ target, names }: Field): string {
  return target ?? names ?? ''
}

/** What an entity's fields name, in turn; of a set ever more. */
function naming(entity: Entity, others: Others, index: number): object {
  const named = fieldsOf(entity).flatMap(([name, field]) => {
    const ids = others[namedKind(field)] ?? []
    if (ids.length === 0 || field.type === 'lines') return []
    return [[name, field.type === 'tags' ? ids.slice(0, index % (ids.length + 1)) : ids[index % ids.length]] as const]
  })
  return Object.fromEntries(named)
}

const NAMES = ['Küche', 'mug 7', 'Tea for two', 'Émile', 'zebra', 'Apple', 'apple', 'Ærø', '水', 'Mug 12']

/** Texts that a filter can be given, from what rows have. */
function textsFor(filter: ListFilter, rows: readonly AnyRow[]): readonly string[] {
  switch (filter.by) {
    case 'words':
      return [...Object.keys(filter.words), 'all']
    case 'value': {
      const values = rows.map((row) => row[filter.field]).filter((value) => typeof value === 'string' && value !== '')
      return [...new Set([...values.slice(0, 3).map(String), ...(filter.absent === undefined ? [] : [filter.absent])])]
    }
    case 'any':
    case 'entries': {
      const values = [...new Set(rows.flatMap((row) => row[filter.field] as string | string[]))].filter(Boolean)
      return [values.slice(0, 1), values.slice(0, 3)].map(joinedTerms).filter(Boolean)
    }
    case 'bound':
      return filter.isDay ? ['2026-07-06'] : boundsOf(filter.term, rows)
    case 'told':
      return []
  }
}

function boundsOf({ field, currency }: Term, rows: readonly AnyRow[]): readonly string[] {
  const amounts = rows.map((row) => Number(row[field]) / unitsPerMajor(String(row[currency ?? ''])))
  const middle = amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0
  return ['0', middle.toFixed(2)]
}
