import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { MAX_UPLOAD } from '#contract/change-set-rows.ts'

type Json = Readonly<Record<string, unknown>>

/** Calls with a person's API token, whatever their browser is doing. Each throws on a refusal. */
export interface Rest {
  call(method: string, path: string, body?: unknown): Promise<Json>
  /** The bytes of a file. */
  file(path: string): Promise<Buffer>
  /** Creates a row of a collection, in the words of REST, and answers its id. */
  create(collection: string, row: Json): Promise<string>
  /** All rows of a collection by name. */
  byName(collection: string): Promise<ReadonlyMap<string, Json>>
  /** What was changed on a product, newest first. */
  history(productId: string): Promise<readonly { readonly before: Json | null; readonly after: Json | null }[]>
  /** Brings many products in as one import; values in stored form. */
  importRows(rows: readonly Json[]): Promise<void>
}

/** Makes a token as the signed-in person of a page, and calls with it. */
export async function restOf(page: Page): Promise<Rest> {
  const token = await page.evaluate(makeToken)
  const { origin } = new URL(page.url())
  const send = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text
  }
  const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const text = await send(method, path, body)
    return text === '' ? {} : (JSON.parse(text) as Json)
  }
  const itemsOf = async <T>(path: string): Promise<readonly T[]> => (await call('GET', path))['items'] as readonly T[]
  return {
    call,
    file: async (path) => {
      const answer = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
      if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    create: async (collection, row) => String((await call('POST', `/${collection}`, row))['id']),
    byName: async (collection) => {
      const items = await itemsOf<Json>(`/${collection}?pageSize=500`)
      return new Map(items.map((row) => [String(row['name']), row]))
    },
    history: (productId) => itemsOf(`/products/${productId}/history?limit=500`),
    importRows: async (rows) => {
      const id = randomUUID()
      const options = { match: 'none', mode: 'create-and-update', createNames: true }
      await call('POST', '/change-sets', { id, title: 'Seed', origin: 'import', options })
      for (let start = 0; start < rows.length; start += MAX_UPLOAD) {
        const part = rows.slice(start, start + MAX_UPLOAD).map((row, index) => ({ n: start + index + 1, ...row }))
        await call('POST', `/change-sets/${id}/rows`, { rows: part })
      }
      for (const step of ['check', 'apply']) {
        const lines = (await send('POST', `/change-sets/${id}/${step}`)).trim().split('\n')
        if (!lines.at(-1)?.includes('"result"')) throw new Error(`${step}: ${lines.at(-1)}`)
      }
    },
  }
}

/** Runs in the page. */
async function makeToken(): Promise<string> {
  const post = async (path: string, body: unknown, headers: Record<string, string>): Promise<{ token: string }> => {
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { token: string }
  }
  const json = { 'content-type': 'application/json' }
  const bearer = await (await fetch('/api/auth/token', { method: 'POST' })).json().then(({ token }) => String(token))
  const authorization = `Bearer ${bearer}`
  const { token } = await post(
    '/api/auth/tokens',
    { name: 'Test', scope: 'write', expiresInDays: 1 },
    { ...json, authorization },
  )
  return token
}
