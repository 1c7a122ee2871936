import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assistantTools } from '#contract/assistant/tools.ts'
import { buildRealApp, type Callers, makeCallers, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { MCP_PATH } from './mcp-routes.ts'

const NEWEST = '2026-07-28'
const BEFORE = '2025-11-25'

describeOneEngine('outside assistants over MCP', (context) => {
  let app: TestApp
  let callers: Callers
  let mug: string
  let ofBob: string
  const open: Client[] = []

  beforeAll(async () => {
    app = await buildRealApp(context)
    callers = await makeCallers(app)
    const make = async (caller: TestCaller, name: string) => {
      const body = { name, baseCurrency: 'EUR', costBreakdown: { baseCost: 6 } }
      return String((await app.call(caller, { method: 'POST', url: '/api/products', body })).body['id'])
    }
    mug = await make(callers.writeToken, 'Mug')
    ofBob = await make(callers.bob, 'Canary of Bob')
  })
  afterAll(async () => {
    for (const client of open) await client.close()
    await app.close()
  })

  /** The protocol's own client, as an outside assistant has it, by the network of the test. */
  async function connect({ headers }: TestCaller, mode: 'legacy' | 'auto' = 'auto'): Promise<Client> {
    const transport = new StreamableHTTPClientTransport(new URL(`${app.origin}${MCP_PATH}`), {
      requestInit: { headers },
      fetch: async (url, init) => {
        const answer = await app.fastify.inject({
          method: (init?.method ?? 'GET') as 'GET',
          url: new URL(String(url)).pathname,
          headers: { host: new URL(app.origin).host, ...Object.fromEntries(new Headers(init?.headers)) },
          ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
        })
        const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
        const isEmpty = answer.statusCode === 202 || answer.statusCode === 204
        return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers: told })
      },
    })
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(transport)
    open.push(client)
    return client
  }

  const post = (headers: Readonly<Record<string, string>>, body: unknown) =>
    app.call(undefined, {
      method: 'POST',
      url: MCP_PATH,
      body,
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
    })

  it.each([
    ['legacy', BEFORE],
    ['auto', NEWEST],
  ] as const)('CHAT-06 the official client works in mode %s, revision %s', async (mode, revision) => {
    const client = await connect(callers.readToken, mode)
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(assistantTools))
    for (const tool of tools) {
      const isRead = !tool.name.startsWith('draft_')
      expect(tool.annotations).toMatchObject({ readOnlyHint: isRead, destructiveHint: false })
      expect(tool.outputSchema?.type).toBe('object')
    }
    // The client checks the structured answer against the schema that the tool declares.
    const found = await client.callTool({ name: 'find_products', arguments: { search: 'mug' } })
    expect(found.structuredContent).toMatchObject({ total: 1, items: [{ id: mug, name: 'Mug' }] })
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toContain('weekly_review')
    const prompt = await client.getPrompt({ name: 'reprice', arguments: { products: 'mug', margin: '40' } })
    expect(JSON.stringify(prompt.messages)).toContain('mug')
    await expect(client.getPrompt({ name: 'reprice', arguments: {} })).rejects.toThrow('products')
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining([`pricewright://products/${mug}`, 'pricewright://insights']),
    )
    const read = await client.readResource({ uri: `pricewright://products/${mug}` })
    expect(JSON.stringify(read.contents)).toContain('Mug')
    expect((await client.listResourceTemplates()).resourceTemplates.length).toBe(3)
    const steps: number[] = []
    await client.callTool(
      { name: 'what_if', arguments: { supplierCostPercent: 5 } },
      { onprogress: ({ progress }) => steps.push(progress) },
    )
    expect(steps.length).toBeGreaterThan(0)
  })

  it('CHAT-05 CHAT-06 rows of others are not there, by any tool or address', async () => {
    const client = await connect(callers.writeToken)
    const found = await client.callTool({ name: 'find_products', arguments: { search: 'canary' } })
    expect(found.structuredContent).toMatchObject({ total: 0 })
    const explained = await client.callTool({ name: 'explain_price', arguments: { productId: ofBob } })
    expect(explained).toMatchObject({ isError: true, content: [{ text: `Product with ID ${ofBob} not found` }] })
    await expect(client.readResource({ uri: `pricewright://products/${ofBob}` })).rejects.toThrow(/not found/i)
  })

  it('CHAT-05 CHAT-06 a change that is drafted over MCP waits until a person applies it', async () => {
    const draft = { name: 'draft_reprice', arguments: { products: { ids: [mug] }, to: { by: 'margin', percent: 60 } } }
    const refused = await (await connect(callers.readToken)).callTool(draft)
    expect(refused).toMatchObject({ isError: true, content: [{ text: 'This token may only read.' }] })
    const sets = () => app.call(callers.alice, { method: 'GET', url: '/api/change-sets?pageSize=50' })
    expect((await sets()).body['items']).toEqual([])
    const made = await (await connect(callers.draftToken)).callTool(draft)
    const { changeSetId } = made.structuredContent as { changeSetId: string }
    expect((await sets()).body['items']).toMatchObject([{ id: changeSetId, state: 'checked', origin: 'assistant' }])
    const product = () => app.call(callers.alice, { method: 'GET', url: `/api/products/${mug}` })
    const before = (await product()).text
    expect((await product()).text).toBe(before)
    const written = await app.call(callers.draftToken, { method: 'PATCH', url: `/api/products/${mug}`, body: {} })
    expect(written).toMatchObject({ status: 403, body: { code: 'draft-only-token' } })
    expect(written.text).toContain('may only read, and draft changes')
    const byToken = await app.call(callers.writeToken, { method: 'POST', url: `/api/change-sets/${changeSetId}/apply` })
    expect(byToken).toMatchObject({ status: 403, body: { code: 'token-not-allowed' } })
    expect((await product()).text).toBe(before)
    const applied = await app.call(callers.alice, { method: 'POST', url: `/api/change-sets/${changeSetId}/apply` })
    expect(applied.text).toContain('"applied"')
    expect((await product()).text).not.toBe(before)
  })

  it('CHAT-06 wrong callers, versions, tools and bodies get a clear answer', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    for (const caller of Object.values(callers.wrong)) {
      const answer = await post(caller.headers, list)
      expect([401, 403]).toContain(answer.status)
    }
    const stranger = await post({}, list)
    expect(stranger.status).toBe(401)
    const challenge = String(stranger.headers['www-authenticate'])
    expect(challenge).toContain(`resource_metadata="${app.origin}/.well-known/oauth-protected-resource/mcp"`)
    const metadata = await app.call(undefined, { method: 'GET', url: '/.well-known/oauth-protected-resource/mcp' })
    expect(metadata.body).toMatchObject({ resource: `${app.origin}/mcp`, bearer_methods_supported: ['header'] })
    expect(metadata.body).toMatchObject({ scopes_supported: ['read', 'draft', 'write'] })
    const { headers } = callers.readToken
    const version = await post({ ...headers, 'mcp-protocol-version': '1999-01-01' }, list)
    expect(version.status).toBe(400)
    const garbage = await post(headers, '{"jsonrpc": ')
    expect(garbage.status).toBe(400)
    const unknown = await post(headers, { ...list, method: 'tools/call', params: { name: 'delete_everything' } })
    expect(unknown.text).toContain('There is no tool named')
    const cursor = await post(headers, { ...list, params: { cursor: 'x' } })
    expect(cursor.text).toContain('This cursor is not known.')
    const resources = { ...list, method: 'resources/list', params: { cursor: `0.${'-'.repeat(36)}` } }
    expect((await post(headers, resources)).text).toContain('This cursor is not known.')
    for (const method of ['GET', 'DELETE'] as const)
      expect((await app.call(callers.readToken, { method, url: MCP_PATH })).status).toBe(405)
    const large = await post(headers, { ...list, params: { x: 'x'.repeat(2_000_000) } })
    expect(large.status).toBe(413)
    expect((await post({}, { ...list, params: { x: 'x'.repeat(2_000_000) } })).status).toBe(401)
    const page = await post({ ...headers, origin: 'https://evil.example' }, list)
    expect(page.status).toBe(403)
  })
  it('CHAT-06 OPS-06 what would hold the server is refused: batches, deep and crowded messages', async () => {
    const { headers } = callers.readToken
    const call = (args: unknown) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'calculate', arguments: args },
    })
    const deep = JSON.stringify(call(0)).replace('"arguments":0', `"arguments":${'['.repeat(40)}${']'.repeat(40)}`)
    const crowded = call({ given: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 'x'])) })
    for (const [body, why] of [
      [[call({})], 'Batches'],
      [deep, 'nests'],
      [crowded, 'values'],
    ] as const) {
      const refused = await post(headers, body)
      expect(refused.status).toBe(400)
      expect(refused.text).toContain(why)
    }
    expect((await post(headers, call({}))).status).toBe(200)
  })
})
