import { beforeAll, beforeEach, expect } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from './api.ts'
import { type ChangeSetDriver, changeSetsOf } from './change-sets.ts'
import type { TestDatabase } from './database.ts'

/** The shop of a new person in each test, whose products are changed many at a time and taken back; call it within `describe`. */
export function changingShop(context: TestDatabase) {
  let api: TestApi
  let user: string
  let changes: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    changes = changeSetsOf(api, user)
  })

  const call = (method: string, path: string, body?: object) => api.call(user, method, path, body)
  return {
    call,
    revert: (id: string) => changes.revert(id),
    products: () => changes.products(),
    imported: (...given: Parameters<ChangeSetDriver['imported']>) => changes.imported(...given),
    make: async (body: object): Promise<string> => {
      const answer = await call('POST', '/api/products', { name: 'Mug', baseCurrency: 'EUR', ...body })
      expect(answer.status, answer.text).toBe(201)
      return String(answer.body['id'])
    },
    patch: async (id: string, body: object) => {
      const answer = await call('PATCH', `/api/products/${id}`, body)
      expect(answer.status, answer.text).toBe(200)
    },
    read: async (id: string) => (await call('GET', `/api/products/${id}`)).body,
    bulk: async (ids: readonly string[], edit: object, title = 'Bulk'): Promise<string> => {
      const { body } = await call('POST', '/api/products/bulk', { title, ids, edit })
      expect((await changes.apply(String(body['id']))).result).toMatchObject({ state: 'applied' })
      return String(body['id'])
    },
    /** Deletes products as one change set. */
    removed: async (ids: readonly string[]): Promise<string> => {
      return String((await call('DELETE', '/api/products', { ids })).body['changeSetId'])
    },
    /** What the header of a change set says. */
    header: async (id: string): Promise<readonly (Json | undefined)[]> => {
      const { state, skipped } = (await call('GET', `/api/change-sets/${id}`)).body
      return [state, skipped]
    },
    kept: async (id: string) =>
      (await changes.rows(id, 'state=kept')).map((row) => [row['title'], row['isKept'], row['kept']]),
    /** The keys and reasons of what a change set keeps. */
    keptParts: async (id: string): Promise<readonly string[]> =>
      (await changes.rows(id, 'state=kept'))
        .flatMap((row) => listOf(row['kept']))
        .map(({ key, reason }) => `${String(key)} ${String(reason)}`),
  }
}
