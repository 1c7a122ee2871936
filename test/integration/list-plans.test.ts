import { beforeAll, describe, expect, it } from 'vitest'
import type { DeclaredList, ListFilter } from '#contract/lists/declared-list.ts'
import { declaredLists } from '#contract/lists/registry.ts'
import type { Database, Statement } from '#server/kit/database/database.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { declared, leastBody, madeParents, pathOf } from '#test/made-rows.ts'
import { multiplyRow } from '#test/many-rows.ts'

/** Kinds of which a shop has few: any order of theirs is sorted from all rows. */
const FEW = [
  'brands',
  'categories',
  'price-lists',
  'recurring-documents',
  'services',
  'shipments',
  'change-sets',
  'assistant-messages',
]
/** Orders by figures of other rows, which each side works out. */
const FIGURES = new Set(['customers due'])
/** Filters that read each of the user's rows where few meet them, and why no index finds these. */
const READ_ALL: Readonly<Record<string, string>> = {
  'documents startDate':
    'the plan is made before the day is known, and takes it for one that a third of the documents reach',
  'documents endDate': 'the same',
  'documents status collected': 'the day of the last payment is in a list of the row',
  'customers owing': 'what a customer owes is in the documents',
  'customers tags': 'the database may not ask about entries of a set before it knows whose row it is',
  'customers userId': 'the caller is the only user whose rows there are',
  'scheduled-prices status': 'a shop plans few prices',
  'scheduled-prices title': 'a shop plans few prices',
}
const ROWS = 1_000
/** More rows than a page and its neighbours are read only where an index is missing. */
const MOST_READ = 150
const NOBODY = '01890000-0000-7000-8000-000000000000'
const WAYS = ['asc', 'desc'] as const

/** What others name comes first. */
const NAMED_BY_OTHERS = ['products', 'customers']

const many = Object.entries(declaredLists)
  .filter(([path, { entity }]) => !FEW.includes(path) && entity.list === undefined)
  .toSorted(([a], [b]) => NAMED_BY_OTHERS.indexOf(b) - NAMED_BY_OTHERS.indexOf(a))

describeEachEngine('how lists are read', (context) => {
  let api: TestApi
  let user: string
  let last: Statement | undefined

  beforeAll(async () => {
    api = await buildTestApi(listening(context.database))
    user = await context.newUser()
    for (const [, list] of many) {
      const id = await madeRow(list.entity.kind)
      await multiplyRow(context.database, list.entity, { userId: user, id }, ROWS, chosen(list))
    }
  }, 300_000)

  const madeRow = async (kind: string): Promise<string> => {
    const entity = declared(kind)
    const body = { ...leastBody(entity), ...(await madeParents(entity, madeRow)) }
    return String((await api.call(user, 'POST', pathOf(entity, api), body)).body['id'])
  }
  /** Keeps the statement that read the page of a list. */
  const listening = (database: Database): Database => ({
    ...database,
    batch: (statements, options) => {
      last = statements.find(({ text }) => text.includes('order by')) ?? last
      return database.batch(statements, options)
    },
  })
  /** The steps of the plan by which a list is read, with what each met. */
  const stepsOf = async (path: string, query: Readonly<Record<string, string>>): Promise<readonly Step[]> => {
    last = undefined
    const { status, text } = await api.call(user, 'GET', `/api/${path}?${new URLSearchParams(query)}`)
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    const { text: asked = '', values = [] } = last ?? {}
    // Prepared, as the product asks: the plan is made before the values are known.
    const [, answer] = await context.dataAccess.asUserBatch({ kind: 'user', userId: user }, [
      { text: `prepare looked_at as ${asked}` },
      { text: `explain (analyze, format json, timing off) execute looked_at${literals(values)}` },
      { text: 'deallocate looked_at' },
    ])
    return flat(planOf(answer?.rows[0]?.['QUERY PLAN']))
  }

  describe.each(many)('%s', (path, list) => {
    it.each(Object.keys(list.sorts).filter((name) => !FIGURES.has(`${path} ${name}`)))(
      'API-03 an index gives the order by %s, both ways',
      async (sortBy) => {
        for (const sortDirection of WAYS) {
          const steps = await stepsOf(path, { sortBy, sortDirection })
          expect([sortDirection, read(steps, list), sorts(steps)]).toEqual([sortDirection, expect.toSatisfy(isFew), []])
        }
      },
    )

    it.each(Object.entries(list.filters).filter(([name]) => READ_ALL[`${path} ${name}`] === undefined))(
      'API-03 an index finds what %s asks for, or that there is nothing',
      async (name, filter) => {
        for (const text of textsFor(filter).filter((each) => READ_ALL[`${path} ${name} ${each}`] === undefined)) {
          const steps = await stepsOf(path, { [name]: text })
          expect([text, read(steps, list)]).toEqual([text, expect.toSatisfy(isFew)])
          // Where the planner takes a word for one that all rows have, it walks through a larger shop.
          if (filter.by === 'words' && read(steps, list) === 0)
            expect([text, expected(steps, list)]).toEqual([text, expect.toSatisfy(isFew)])
        }
      },
    )
  })

  it('PROD-12 API-03 of a word that most products have, no more than the first are looked at', async () => {
    const [, list] = many.find(([path]) => path === 'products') ?? fail()
    for (const sortBy of ['name', 'price', 'updatedAt']) {
      for (const sortDirection of WAYS) {
        const rows = read(await stepsOf('products', { search: 'v00', sortBy, sortDirection }), list)
        expect([sortBy, sortDirection, rows > 0, rows]).toEqual([sortBy, sortDirection, true, expect.toSatisfy(isFew)])
      }
    }
  })

  it('API-03 the lists that are left out of this are declared', () => {
    expect(Object.keys(declaredLists)).toEqual(expect.arrayContaining(FEW))
  })
})

function fail(): never {
  throw new Error('there is no list of products')
}

/** The fields of one word among few: in many a shop all rows have the same one, and others are asked for. */
function chosen({ filters }: DeclaredList): ReadonlySet<string> {
  return new Set(Object.values(filters).flatMap((filter) => (filter.by === 'words' ? filter.field : [])))
}

function literals(values: readonly unknown[]): string {
  return values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

interface Step {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Plan Rows': number
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Step[]
}

function planOf(answer: unknown): Step {
  const plans = (typeof answer === 'string' ? JSON.parse(answer) : answer) as readonly { readonly Plan: Step }[]
  const [first] = plans
  if (!first) throw new Error('the database explained nothing')
  return first.Plan
}

function flat(step: Step): readonly Step[] {
  return [step, ...(step.Plans ?? []).flatMap(flat)]
}

/** How many rows of the list's table were looked at. */
function read(steps: readonly Step[], { entity }: DeclaredList): number {
  const scans = steps.filter((step) => step['Relation Name'] === entity.table)
  return scans.reduce(
    (sum, step) => sum + step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)),
    0,
  )
}

/** How many rows of the list's table the planner counted on. */
function expected(steps: readonly Step[], { entity }: DeclaredList): number {
  const scans = steps.filter((step) => step['Relation Name'] === entity.table)
  return scans.reduce((sum, step) => sum + step['Plan Rows'], 0)
}

function isFew(rows: number): boolean {
  return rows <= MOST_READ
}

/** Sorts of more than a page. */
function sorts(steps: readonly Step[]): readonly string[] {
  return steps.filter((step) => step['Node Type'] === 'Sort' && step['Actual Rows'] > MOST_READ).map(String)
}

/** Texts of a filter, most of which no row meets. */
function textsFor(filter: ListFilter): readonly string[] {
  switch (filter.by) {
    case 'words':
      return Object.keys(filter.words)
    case 'value':
      return [filter.isId ? NOBODY : 'nowhere']
    case 'told':
      return filter.isOfId ? [NOBODY, ...filter.words] : filter.words.length > 0 ? filter.words : ['nothing']
    case 'bound':
      return [filter.end === 'from' ? '2199-12-31' : '1999-01-01']
    default:
      return ['nothing']
  }
}
