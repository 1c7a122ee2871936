import { describe, expect, it } from 'vitest'
import { ApiProblem, Unreachable } from '#web/kit/data/transport.ts'
import { fetchPriceLists } from './fetch-lists.ts'

const problem = (status: number) => new ApiProblem({ type: 'about:blank', title: '', status, code: 'internal' }, null)
const lists = ['2026-01-01', '2026-03-01', '2026-02-01'].map((day) => ({
  id: day,
  title: day,
  status: 'active',
  productIds: [],
  updatedAt: `${day}T00:00:00.000Z`,
}))

/** Fetches with these answers in turn; answers what came of it, what was told, and in which orders was asked. */
async function fetched(...answers: readonly (Error | typeof lists)[]) {
  const told: string[] = []
  const asked: (string | undefined)[] = []
  const result = await fetchPriceLists(
    (_, input) => {
      asked.push(input?.query?.['sortBy'])
      const answer = answers[asked.length - 1]
      return answer && !(answer instanceof Error)
        ? Promise.resolve({ items: answer })
        : Promise.reject(answer ?? new Error('asked too often'))
    },
    (title, detail) => told.push(title, detail),
  )
  return { result, told, asked }
}

describe('price lists straight from the server', () => {
  it('PLIST-02 are newest first', async () => {
    const { result, told } = await fetched(lists)
    expect(result).toMatchObject({ lists: [{ id: '2026-03-01' }, { id: '2026-02-01' }, { id: '2026-01-01' }] })
    expect(told).toEqual([])
  })

  it('PLIST-02 are asked for in another order where the index of this one fails, and the user is told', async () => {
    const { result, told, asked } = await fetched(problem(500), lists)
    expect(told).toEqual(['Database index issue detected', 'Trying alternative method to load your data...'])
    expect(asked).toEqual(['updatedAt', 'title'])
    expect(result).toMatchObject({ lists: [{ id: '2026-03-01' }, { id: '2026-02-01' }, { id: '2026-01-01' }] })
  })

  it.each([
    ['Unable to load price lists', [problem(500), problem(500)]],
    ['Unable to load price lists', [problem(500), new Unreachable('gone')]],
    ['You do not have permission to access price lists', [problem(403)]],
    ['Network error while fetching price lists. Please check your connection', [new Unreachable('gone')]],
    ['Failed to fetch price lists', [problem(429)]],
    ['Failed to fetch price lists', [new Error('anything else')]],
  ])('PLIST-03 say “%s”', async (trouble, answers) => {
    expect((await fetched(...answers)).result).toEqual({ trouble })
  })
})
