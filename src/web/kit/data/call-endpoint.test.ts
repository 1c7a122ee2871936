import { describe, expect, it } from 'vitest'
import { provideApi } from './api.ts'
import { addressOf, callEndpoint, callForFile } from './call-endpoint.ts'
import { ApiProblem, SessionExpired, Unreachable } from './transport.ts'

const rows = { method: 'GET', path: '/things/:id/rows' } as const
const input = { params: { id: 'a b' }, query: { page: '2', state: undefined } }

describe('calling a declared endpoint', () => {
  it('API-01 fills in its path and its query', () => {
    expect(addressOf(rows.path, input.params, input.query)).toBe('/api/things/a%20b/rows?page=2')
    expect(addressOf('/things', {}, {})).toBe('/api/things')
  })

  it('API-01 sends what was given and answers what came', async () => {
    const sent: unknown[] = []
    provideApi((path, init) => {
      sent.push([path, init])
      return Promise.resolve(Response.json({ ok: true }))
    })
    expect(await callEndpoint({ method: 'POST', path: '/things' }, { body: { a: 1 } })).toEqual({ ok: true })
    expect(sent).toEqual([
      ['/api/things', { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } }],
    ])
  })

  it('PROD-14 answers a file as it came, and a refusal instead of one as a refusal', async () => {
    provideApi(() => Promise.resolve(new Response('a,b\r\n', { headers: { 'content-type': 'text/csv' } })))
    const file = await callForFile(rows, input)
    expect([file.type, await file.text()]).toEqual(['text/csv', 'a,b\r\n'])
    provideApi(() => Promise.resolve(Response.json({ title: 'No', code: 'no-such-row' }, { status: 404 })))
    await expect(callForFile(rows, input)).rejects.toMatchObject({ problem: { status: 404, code: 'no-such-row' } })
  })

  it('an answer without content is undefined', async () => {
    provideApi(() => Promise.resolve(new Response(null, { status: 204 })))
    expect(await callEndpoint({ method: 'DELETE', path: '/things' })).toBeUndefined()
  })

  it('API-02 tells a refusal, the end of the sign-in and the lack of an answer apart', async () => {
    provideApi(() => Promise.resolve(Response.json({ title: 'No', code: 'not-fresh' }, { status: 403 })))
    await expect(callEndpoint(rows, input)).rejects.toMatchObject({ problem: { status: 403, code: 'not-fresh' } })
    await expect(callEndpoint(rows, input)).rejects.toBeInstanceOf(ApiProblem)
    provideApi(() => Promise.reject(new SessionExpired()))
    await expect(callEndpoint(rows, input)).rejects.toBeInstanceOf(SessionExpired)
    provideApi(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(callEndpoint(rows, input)).rejects.toBeInstanceOf(Unreachable)
  })
})
