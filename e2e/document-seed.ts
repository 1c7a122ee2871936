import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { documentFields } from '#contract/entities/document-fields.ts'
import { MAX_PUSH } from '#contract/sync-limits.ts'

type Json = Readonly<Record<string, unknown>>

/** Makes documents of stored values as a device of the signed-in person would send them, many at a time. Answers their ids, in order. */
export async function seedDocuments(page: Page, documents: readonly Json[]): Promise<readonly string[]> {
  const clientId = randomUUID()
  const rows = documents.map((data) => ({ id: randomUUID(), data }))
  const mutations = rows.map(({ id, data }, index) => ({
    id: randomUUID(),
    seq: index + 1,
    at: Date.now(),
    body: { op: 'put', kind: 'document', id, data },
  }))
  const pushes = Array.from({ length: Math.ceil(mutations.length / MAX_PUSH) }, (_, push) => ({
    clientId,
    mutations: mutations.slice(push * MAX_PUSH, (push + 1) * MAX_PUSH),
  }))
  await page.evaluate(pushAll, pushes)
  return rows.map(({ id }) => id)
}

/** A line of stored values, with what was left out as a new line has it. */
export function storedLine(values: Json): Json {
  const line = Object.entries(documentFields.items.line ?? {}).flatMap(([name, field]) =>
    field.readOnly ? [] : [[name, field.fallback] as const],
  )
  return { id: 'line', ...Object.fromEntries(line), ...values }
}

/** Runs in the page. */
async function pushAll(pushes: readonly unknown[]): Promise<void> {
  const { token } = (await (await fetch('/api/auth/token', { method: 'POST' })).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (const push of pushes) {
    const answer = await fetch('/api/sync', { method: 'POST', headers, body: JSON.stringify(push) })
    const text = await answer.text()
    if (!answer.ok || text.includes('"refused"')) throw new Error(text.slice(0, 1_000))
  }
}
