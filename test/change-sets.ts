import { randomUUID } from 'node:crypto'
import type { ImportOptions, ImportRow } from '#contract/change-set-rows.ts'
import type { Json, TestApi } from './api.ts'

/** What a streamed call answered: its lines of progress, and the result or problem that it ended with. */
export interface Streamed {
  readonly status: number
  readonly progress: readonly Json[]
  readonly result: Json | undefined
  readonly problem: Json | undefined
}

/** One user's change sets over the API, as a test drives them. */
export interface ChangeSetDriver {
  /** Makes an import and uploads its rows, numbered from 1 where they have no number; answers its id. */
  draft(rows: readonly Partial<ImportRow>[], options?: Partial<ImportOptions>): Promise<string>
  upload(id: string, rows: readonly unknown[]): Promise<{ status: number; body: Json }>
  check(id: string): Promise<Streamed>
  apply(id: string): Promise<Streamed>
  revert(id: string): Promise<{ status: number; body: Json }>
  /** The rows of a change set, a page of them. */
  rows(id: string, query?: string): Promise<readonly Json[]>
  /** Draft, check and apply at once. */
  imported(rows: readonly Partial<ImportRow>[], options?: Partial<ImportOptions>): Promise<Json>
  products(): Promise<readonly Json[]>
}

const OPTIONS: ImportOptions = { match: 'sku', mode: 'create-and-update', createNames: true }
const UPLOAD = 1_000

/** Drives change sets as a user. */
export function changeSetsOf(api: TestApi, userId: string): ChangeSetDriver {
  const stream = async (url: string): Promise<Streamed> => {
    const answer = await api.app.inject({ method: 'POST', url, headers: { 'x-test-user': userId } })
    const lines = answer.body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Json)
    const last = lines.at(-1)
    return {
      status: answer.statusCode,
      progress: lines.filter((line) => 'done' in line),
      result: last?.['result'],
      problem: answer.statusCode === 200 ? last?.['problem'] : last,
    }
  }
  const driver: ChangeSetDriver = {
    async draft(rows, options = {}) {
      const id = randomUUID()
      const body = { id, title: 'Import: test.csv', origin: 'import', options: { ...OPTIONS, ...options } }
      const created = await api.call(userId, 'POST', '/api/change-sets', body)
      if (created.status !== 201) throw new Error(created.text)
      for (let start = 0; start < rows.length; start += UPLOAD) {
        const part = rows.slice(start, start + UPLOAD).map((row, index) => ({ n: start + index + 1, data: {}, ...row }))
        const uploaded = await driver.upload(id, part)
        if (uploaded.status !== 200) throw new Error(JSON.stringify(uploaded.body))
      }
      return id
    },
    upload: (id, rows) => api.call(userId, 'POST', `/api/change-sets/${id}/rows`, { rows }),
    check: (id) => stream(`/api/change-sets/${id}/check`),
    apply: (id) => stream(`/api/change-sets/${id}/apply`),
    revert: (id) => api.call(userId, 'POST', `/api/change-sets/${id}/revert`),
    async rows(id, query = '') {
      const { body } = await api.call(userId, 'GET', `/api/change-sets/${id}/rows?pageSize=500&${query}`)
      return body['items']!
    },
    async imported(rows, options) {
      const id = await driver.draft(rows, options)
      await driver.check(id)
      const { result, problem } = await driver.apply(id)
      if (!result) throw new Error(JSON.stringify(problem))
      return result
    },
    async products() {
      const { body } = await api.call(userId, 'GET', '/api/products?pageSize=500')
      return body['items']!
    },
  }
  return driver
}
