import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MCP_PATH } from '#server/assistant/mcp/mcp-routes.ts'
import { mountProtocol } from '#server/assistant/mcp/mount-protocol.ts'
import { protocolServer } from '#server/assistant/mcp/protocol-server.ts'
import { buildRealApp, makeCallers, type TestApp } from '../app.ts'
import { describeOneEngine } from '../database.ts'
import { failuresOf, fetchedSuite, requiredOf, type Revision, REVISIONS } from '../mcp/conformance-suite.ts'
import { fixtureOffer } from '../mcp/fixture-offer.ts'
import { withToken } from '../mcp/with-token.ts'
import { freePort } from '../running-server.ts'

/** What needs no tool of the suite's own runs against the product, behind a token. */
const OF_PRODUCT = new Set([
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'caching',
  'dns-rebinding-protection',
  'sep-2164-resource-not-found',
  'server-sse-multiple-streams',
])

/** Abilities of the protocol that the product does not have, and says so when a client connects. */
const LEFT_OUT: readonly (readonly [form: RegExp, why: string])[] = [
  [/^completion-/, 'arguments of prompts are words of the user, which nothing could complete'],
  [/^logging-|with-logging$/, 'the log of the server is for its operator'],
  [/sampling|^input-required-|elicitation/, 'no tool asks its caller anything: it answers or refuses'],
  [
    /^resources-(?:un)?subscribe$/,
    'resources are read when they are needed; live changes go to the product’s own pages',
  ],
]

/** A process a scenario, and a hundred packages to fetch at first. */
const PATIENCE_MS = 600_000

describeOneEngine('the suite of the protocol', (context) => {
  let home: string
  let app: TestApp
  let fixture: FastifyInstance
  let product: { readonly origin: string; readonly close: () => void }
  let ofFixture: string

  beforeAll(async () => {
    home = await fetchedSuite()
    const port = await freePort()
    app = await buildRealApp(context, { PORT: String(port) })
    const { readToken } = await makeCallers(app)
    await app.fastify.listen({ host: '127.0.0.1', port })
    product = await withToken(`http://127.0.0.1:${port}`, readToken.headers)
    fixture = fastify()
    const own = await freePort()
    ofFixture = `http://127.0.0.1:${own}`
    mountProtocol(fixture, {
      path: MCP_PATH,
      publicUrl: ofFixture,
      admit: () => Promise.resolve({}),
      serve: () => protocolServer(fixtureOffer),
    })
    await fixture.listen({ host: '127.0.0.1', port: own })
  }, PATIENCE_MS)
  afterAll(async () => {
    product.close()
    await fixture.close()
    await app.close()
  })

  const urlFor = (scenario: string): string => `${OF_PRODUCT.has(scenario) ? product.origin : ofFixture}${MCP_PATH}`

  it.each(REVISIONS)(
    'CHAT-06 passes what revision %s asks of a server with its abilities',
    async (revision) => {
      const required = requiredOf(home, revision)
      expect(required.length).toBeGreaterThan(20)
      const tried = required.filter((scenario) => !LEFT_OUT.some(([form]) => form.test(scenario)))
      const failures: string[] = []
      for (const scenario of tried)
        failures.push(...(await failuresOf(home, { url: urlFor(scenario), scenario, revision })))
      expect(failures).toEqual([])
      expect(tried.length, tried.join(' ')).toBe(TRIED[revision])
    },
    PATIENCE_MS,
  )
})

/** How many scenarios are run, so that none is left out unseen. */
const TRIED: Readonly<Record<Revision, number>> = { '2026-07-28': 22, '2025-11-25': 21 }
