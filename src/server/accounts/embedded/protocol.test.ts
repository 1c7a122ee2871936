import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachEngine } from '#test/database.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { TestBrowser } from '#test/test-browser.ts'
import { loadSecretsKey } from '../secrets.ts'
import { CLIENT_ID, embeddedClientSecret } from './provider.ts'

describeEachEngine('the embedded provider against attackers', (context) => {
  let server: RunningServer
  let browser: TestBrowser
  let callback: string
  let authorization: string
  beforeAll(async () => {
    // With passwords at the cost that they are stored at.
    server = await startServer(context, {}, { asShipped: true })
    browser = new TestBrowser(server.origin)
    callback = `${server.origin}/api/auth/callback`
    const page = await browser.open('/api/auth/sign-in')
    await browser.submit(page, { email: 'ada@example.com', 'new-password': 'correct horse' })
    const key = await loadSecretsKey({ SECRETS_KEY: '', dataDir: context.folder })
    authorization = `Basic ${Buffer.from(`${CLIENT_ID}:${embeddedClientSecret(key)}`).toString('base64')}`
  })
  afterAll(() => server.close())

  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  function authorize(changes: Readonly<Record<string, string | undefined>> = {}) {
    const parameters: Record<string, string | undefined> = {
      client_id: CLIENT_ID,
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid email',
      state: 's',
      nonce: 'n',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...changes,
    }
    const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
    return browser.open(`/identity/auth?${new URLSearchParams(given).toString()}`, callback)
  }

  async function redeem(code: string, changes: Readonly<Record<string, string>> = {}, credentials = authorization) {
    const answer = await fetch(`${server.origin}/identity/token`, {
      method: 'POST',
      headers: { authorization: credentials },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        code_verifier: verifier,
        ...changes,
      }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  async function newCode(): Promise<string> {
    return new URL((await authorize()).url).searchParams.get('code') ?? ''
  }

  it('AUTH-01 a code is redeemed by its verifier, once', async () => {
    const code = await newCode()
    expect(await redeem(code, { code_verifier: 'x'.repeat(43) })).toMatchObject({ body: { error: 'invalid_grant' } })
    const second = await newCode()
    expect((await redeem(second)).body).toHaveProperty('id_token')
    expect(await redeem(second)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('AUTH-01 a code is redeemed by nobody but the product', async () => {
    const wrong = `Basic ${Buffer.from(`${CLIENT_ID}:wrong`).toString('base64')}`
    expect(await redeem(await newCode(), {}, wrong)).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    expect(await redeem(await newCode(), {}, '')).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })

  it.each([
    ['another site', 'https://evil.example/'],
    ['another path here', 'http://127.0.0.1/elsewhere'],
    ['a longer path', 'callback/../../evil'],
  ])('AUTH-01 %s as redirect_uri gets an error page, not a redirect', async (_what, uri) => {
    const visit = await authorize({ redirect_uri: uri.startsWith('callback') ? callback + uri.slice(8) : uri })
    expect(visit.status).toBe(400)
    expect(visit.headers.get('location')).toBeNull()
    expect(visit.text).toContain('redirect_uri')
  })

  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['an implicit answer', { response_type: 'id_token' }],
  ])('AUTH-01 a request with %s gets no code', async (_what, changes) => {
    const url = new URL((await authorize(changes)).url)
    expect(url.searchParams.get('code')).toBeNull()
    expect(url.searchParams.get('error') ?? new URLSearchParams(url.hash.slice(1)).get('error')).toBeTruthy()
  })

  it('AUTH-03 it serves this computer alone: no forwarded request, no foreign host', async () => {
    for (const header of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via']) {
      const answer = await browser.request('GET', `${server.origin}/identity/forgot`, {
        headers: { [header]: 'for=1.2.3.4' },
      })
      expect(answer.status).toBe(404)
    }
    const remote = await server.fastify.inject({
      url: '/identity/forgot',
      headers: { host: new URL(server.origin).host },
      remoteAddress: '192.0.2.7',
    })
    expect(remote.statusCode).toBe(404)
    const rebound = await server.fastify.inject({ url: '/identity/forgot', headers: { host: 'evil.example' } })
    expect(rebound.statusCode).toBe(421)
  })

  it('AUTH-12 forms of another site are refused, and a step belongs to the browser that began it', async () => {
    const victim = new TestBrowser(server.origin)
    const page = await victim.open('/api/auth/sign-in')
    const form = 'email=ada%40example.com&password=correct+horse'
    const url = `${page.url}/sign-in`
    const type = 'application/x-www-form-urlencoded'
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await victim.request('POST', url, { headers: { origin, 'content-type': type }, body: form })
      expect(answer.status).toBe(403)
    }
    const missing = await victim.request('POST', url, { headers: { 'content-type': type }, body: form })
    expect(missing.status).toBe(403)
    const stranger = new TestBrowser(server.origin)
    const foreign = await stranger.request('POST', url, {
      headers: { origin: server.origin, 'content-type': type },
      body: form,
    })
    expect(foreign.status).toBe(400)
    expect(foreign.text).toContain('This page has expired')
  })

  it('AUTH-12 the database keeps no password, code, cookie or key that opens anything', async () => {
    const [state, people, settings] = await context.dataAccess.asSystemBatch([
      { text: 'select provider_state::text as row from provider_state' },
      { text: 'select password from provider_account' },
      { text: 'select value from setting' },
    ])
    const dump = JSON.stringify([state?.rows, people?.rows, settings?.rows])
    const cookie = browser.cookies.get('identity /identity')!.value
    expect(state?.rowCount).toBeGreaterThan(0)
    expect([dump.includes(cookie), dump.includes('correct horse'), dump.includes('"d"')]).toEqual([false, false, false])
    expect(people?.rows[0]?.['password']).toMatch(/^scrypt\$32768\$8\$3\$/)
  })

  it('AUTH-12 its pages have no script and no style of their own, and may not be framed', async () => {
    for (const path of ['/identity/forgot', '/identity/account', '/identity/verify/x', '/identity/auth']) {
      const page = await browser.open(path)
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("style-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(page.text).not.toMatch(/<script>|<style|style=|\son\w+=|javascript:/)
      expect(page.headers.get('cache-control')).toContain('no-store')
    }
  })
})
