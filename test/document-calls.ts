import { expect } from 'vitest'
import { type Json, listOf, type TestApi } from './api.ts'

/** A line of 200 with 10 % tax and 10 % discount: 198 in all. */
export const line = { description: 'Mug', quantity: 2, unitPrice: 100, taxPercent: 10, discountPercent: 10 }

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
type Answer = ReturnType<TestApi['call']>

/** What tests ask of documents, as the user of the moment. */
export interface DocumentCalls {
  readonly call: (method: Method, path: string, body?: unknown) => Answer
  /** Makes a document of 2026-07-06 with one line. */
  readonly make: (documentType: string, body?: object) => Promise<Json>
  readonly read: (id: unknown) => Promise<Json>
  readonly mark: (id: unknown, status: string, more?: object) => Answer
  readonly remove: (id: unknown) => Answer
  /** The numbers that a list answers. */
  readonly numbers: (query: string) => Promise<unknown[]>
}

/** The calls of documents; `api` and `user` are asked at each call. */
export function documentCalls(api: () => TestApi, user: () => string): DocumentCalls {
  const call: DocumentCalls['call'] = (method, path, body) => api().call(user(), method, `/api/documents${path}`, body)
  return {
    call,
    async make(documentType, body = {}) {
      const made = await call('POST', '', { documentType, issueDate: '2026-07-06', items: [line], ...body })
      expect(made.status, made.text).toBe(201)
      return made.body
    },
    read: async (id) => (await call('GET', `/${String(id)}`)).body,
    mark: (id, status, more = {}) => call('POST', `/update-status/${String(id)}`, { status, ...more }),
    remove: (id) => call('DELETE', `/${String(id)}`),
    async numbers(query) {
      const { body, status, text } = await call('GET', query)
      expect(status, text).toBe(200)
      return listOf(body['items']).map((row) => row['documentNumber'])
    },
  }
}
