import { expect } from 'vitest'
import type { TestApp, TestCaller } from './app.ts'

/** What tests do with the public pages of an owner's documents, asked for when a test runs. */
export function documentPages(deps: () => { readonly app: TestApp; readonly owner: TestCaller }) {
  const app = () => deps().app
  const owner = () => deps().owner
  const call = (
    caller: TestCaller | undefined,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => app().call(caller, { method, url, ...(body ? { body } : {}) })
  const visit = async (path: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app().fastify.inject({
      method,
      url: path,
      headers: { host: new URL(app().origin).host, ...headers },
    })
    return { status: answer.statusCode, text: answer.body, bytes: answer.rawPayload, headers: answer.headers }
  }
  /** What the form of a page carries; read as a preview, which marks nothing as viewed. */
  const shownBy = async (path: string) => {
    const { text } = await visit(path, { 'user-agent': 'WhatsApp/2.23' })
    return /<input type="hidden" name="shown" value="([^"]*)"/.exec(text)?.[1] ?? ''
  }
  /** Sends the form as the page is now; `form` with `shown` is the form of another moment. */
  const send = async (path: string, form: Readonly<Record<string, string>>, headers = {}) => {
    const whole = { shown: await shownBy(path), ...form }
    const answer = await app().fastify.inject({
      method: 'POST',
      url: `${path}/answer`,
      headers: { host: new URL(app().origin).host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(whole).toString(),
    })
    return { status: answer.statusCode, text: answer.body, to: answer.headers.location }
  }
  const newDocument = async (fields: object = {}) => {
    const made = await call(owner(), 'POST', '/api/documents', {
      documentType: 'quote',
      currency: 'EUR',
      customerName: 'Zoë',
      issueDate: '2026-11-02',
      dueDate: '2099-11-16',
      items: [{ description: 'Sencha', quantity: 2, unitPrice: 50 }],
      ...fields,
    })
    expect(made.status).toBe(201)
    return String(made.body['id'])
  }
  const newLink = async (id: string, body: object = {}) => {
    const made = await call(owner(), 'POST', `/api/documents/${id}/links`, body)
    expect(made.status).toBe(201)
    return { path: String(made.body['path']), id: String(made.body['id']) }
  }
  const statusOf = async (id: string) => (await call(owner(), 'GET', `/api/documents/${id}`)).body['status']
  const linksOf = async (id: string) => (await call(owner(), 'GET', `/api/documents/${id}/links`)).body['items']
  return { call, visit, shownBy, send, newDocument, newLink, statusOf, linksOf }
}
