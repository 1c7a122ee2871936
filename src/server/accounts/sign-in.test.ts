import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { type OidcSimulator, type Persona, startOidcSimulator } from '#test/simulators/oidc.ts'
import { TestBrowser, type Visit } from '#test/test-browser.ts'

const ADA: Persona = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' }

describeOneEngine('signing in with a provider', (context) => {
  let provider: OidcSimulator
  let server: RunningServer

  const start = (of: OidcSimulator, more: Readonly<Record<string, string>> = {}) =>
    startServer(context, {
      OIDC_ISSUER: of.issuer,
      OIDC_CLIENT_ID: of.clientId,
      OIDC_CLIENT_SECRET: of.clientSecret,
      ADMIN_EMAILS: 'boss@example.com, Chief@example.com',
      ...more,
    })

  beforeAll(async () => {
    provider = await startOidcSimulator(ADA)
    server = await start(provider)
  })
  beforeEach(() => {
    provider.persona = ADA
    provider.behaviour = {}
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  const browse = () => new TestBrowser(server.origin)
  const begin = (browser: TestBrowser, query = '') => browser.open(`/api/auth/sign-in${query}`)

  async function signIn(persona: Persona = provider.persona, browser = browse()) {
    provider.persona = persona
    await begin(browser)
    await browser.takeBearer()
    return browser
  }

  async function who(browser: TestBrowser) {
    return (await browser.call('GET', '/api/auth/session')).body
  }

  /** Goes to the provider and back, but stops before the callback is opened. */
  const beforeCallback = (browser: TestBrowser, query = '') =>
    browser.open(`/api/auth/sign-in${query}`, `${server.origin}/api/auth/callback`)

  /** The status of a refused sign-in, or that it let somebody in. */
  function refusal(visit: Visit, browser: TestBrowser): number | 'somebody is signed in' {
    const given = visit.headers.getSetCookie().some((line) => /^(__Host-)?sid=[^;]/.test(line))
    return given || browser.cookies.has('sid /') ? 'somebody is signed in' : visit.status
  }

  it('AUTH-01 AUTH-02 any provider with discovery signs people in, by code, PKCE, state and nonce', async () => {
    const browser = await signIn()
    expect(await who(browser)).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      role: 'user',
      accountUrl: null,
    })
    const asked = provider.requests.at(-1)!
    expect(asked.get('response_type')).toBe('code')
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('scope')?.split(' ')).toContain('profile')
    expect([asked.get('state')?.length, asked.get('nonce')?.length].every((length) => Number(length) >= 43)).toBe(true)
  })

  it.each([
    ['the secret in the body', { clientAuth: 'client_secret_post' }],
    ['the e-mail by the userinfo call', { emailByUserinfo: true }],
    ['no place to end its session', { noEndSession: true }],
  ] as const)('AUTH-02 a provider with %s works too', async (_what, behaviour) => {
    const other = await startOidcSimulator({ ...ADA, sub: 'elsewhere' })
    other.behaviour = behaviour
    const own = await start(other)
    const browser = new TestBrowser(own.origin)
    await browser.open('/api/auth/sign-in')
    await browser.takeBearer()
    expect(await who(browser)).toMatchObject({ email: 'ada@example.com' })
    const out = await browser.call('POST', '/api/auth/sign-out')
    expect(out.body?.['endSessionUrl'] === null).toBe('noEndSession' in behaviour)
    await own.close()
    await other.close()
  })

  it('AUTH-08 the same person at the same provider is the same user; the labels follow the provider', async () => {
    const first = await who(await signIn())
    const again = await who(await signIn({ ...ADA, email: 'ada@new.example', name: 'Ada King' }))
    expect(again).toMatchObject({ id: first?.['id'], email: 'ada@new.example', name: 'Ada King' })
  })

  it('AUTH-02 the same e-mail at another provider is another user', async () => {
    const ada = await who(await signIn())
    const evil = await startOidcSimulator({ ...ADA, email_verified: false })
    const own = await start(evil)
    const browser = new TestBrowser(own.origin)
    await browser.open('/api/auth/sign-in')
    await browser.takeBearer()
    const impostor = await who(browser)
    expect(impostor).toMatchObject({ email: 'ada@example.com' })
    expect(impostor?.['id']).not.toBe(ada?.['id'])
    await own.close()
    await evil.close()
  })

  it('ADMIN-03 AUTH-08 administrators are named by e-mail, and only where the provider verified it', async () => {
    const unverified = await signIn({ sub: 'liar', email: 'boss@example.com', email_verified: false })
    expect(await who(unverified)).toMatchObject({ role: 'user' })
    const untold = await signIn({ sub: 'untold', email: 'boss@example.com' })
    expect(await who(untold)).toMatchObject({ role: 'user' })
    const boss = await signIn({ sub: 'boss', email: 'Boss@Example.com', email_verified: true })
    expect(await who(boss)).toMatchObject({ role: 'admin' })
    const later = { sub: 'chief', email: 'someone@example.com', email_verified: true }
    expect(await who(await signIn(later))).toMatchObject({ role: 'user' })
    expect(await who(await signIn({ ...later, email: 'chief@example.com' }))).toMatchObject({ role: 'admin' })
  })

  it.each([
    ['/products?view=categories', '/products?view=categories'],
    ['/😀', '/%F0%9F%98%80'],
    ['/products?search=Küche', '/products?search=K%C3%BCche'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/%2F/evil.example', '/'],
    ['/logout', '/'],
    ['/Sign-Out?x=1', '/'],
    ['javascript:alert(1)', '/'],
  ])('AUTH-04 next=%j leads to %s', async (next, expected) => {
    const landed = await begin(browse(), `?next=${encodeURIComponent(next)}`)
    expect(landed.url).toBe(server.origin + expected)
  })

  it('AUTH-09 a registration is told to the provider and ends on its own page', async () => {
    const landed = await begin(browse(), '?registration=1')
    expect(provider.requests.at(-1)?.get('screen_hint')).toBe('signup')
    expect(landed.url).toBe(`${server.origin}/sign-up?registered=1`)
  })

  it('AUTH-01 a code with a state of another browser signs nobody in', async () => {
    const attacker = await beforeCallback(browse())
    const victim = browse()
    expect(refusal(await victim.open(attacker.url), victim)).toBe(400)
    await beforeCallback(victim)
    expect(refusal(await victim.open(attacker.url), victim)).toBe(400)
  })

  it('AUTH-01 a transaction cookie works once', async () => {
    const browser = browse()
    const { url } = await beforeCallback(browser)
    const transaction = browser.cookies.get('tx /')!
    await browser.open(url)
    browser.cookies.delete('sid /')
    expect(refusal(await browser.open(url), browser)).toBe(400)
    browser.cookies.set('tx /', transaction)
    expect(refusal(await browser.open(url), browser)).toBe(400)
  })

  it('AUTH-01 a transaction that was tampered with signs nobody in', async () => {
    const browser = browse()
    const { url } = await beforeCallback(browser)
    const { value } = browser.cookies.get('tx /')!
    browser.cookies.set('tx /', { value: value.slice(0, -2) + (value.endsWith('A') ? 'BB' : 'AA'), path: '/' })
    expect(refusal(await browser.open(url), browser)).toBe(400)
  })

  it.each([
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer in the ID token', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another-shop' } }],
    ['an expired ID token', { claims: { exp: 1_000_000_000 } }],
    ['a signature of another key', { badSignature: true }],
    ['another issuer in the address', { answer: { iss: 'https://evil.example' } }],
    ['another state', { answer: { state: 'other' } }],
    ['an unknown code', { answer: { code: 'other' } }],
    ['an error', { answer: { error: 'server_error' } }],
  ])('AUTH-01 an answer with %s signs nobody in', async (_what, behaviour) => {
    provider.behaviour = behaviour
    const browser = browse()
    expect(refusal(await begin(browser), browser)).toBe(400)
  })

  it('AUTH-04 a person who changes their mind is back on the login screen', async () => {
    provider.behaviour = { answer: { error: 'access_denied' } }
    const landed = await begin(browse(), '?next=/products')
    expect(landed.url).toBe(`${server.origin}/login?next=%2Fproducts`)
  })

  it('AUTH-02 a provider that does not answer is said so, and asked again at the next sign-in', async () => {
    const gone = await startOidcSimulator(ADA)
    const own = await start(gone, { OIDC_ISSUER: 'http://127.0.0.1:1' })
    const browser = new TestBrowser(own.origin)
    const visit = await browser.open('/api/auth/sign-in')
    expect(visit.status).toBe(503)
    expect(visit.text).toContain('The identity provider does not answer')
    await own.close()
    await gone.close()
  })

  it('AUTH-14 every sign-in gives the browser a new session and ends its former one', async () => {
    const browser = browse()
    browser.cookies.set('sid /', { value: 'x'.repeat(43), path: '/' })
    await signIn(ADA, browser)
    const first = browser.cookies.get('sid /')!
    expect(first.value).not.toBe('x'.repeat(43))
    await signIn(ADA, browser)
    const second = browser.cookies.get('sid /')!
    expect(second.value).not.toBe(first.value)
    browser.cookies.set('sid /', first)
    expect((await browser.call('POST', '/api/auth/token')).body).toMatchObject({ token: null, user: null })
  })

  it('AUTH-14 the cookie is closed to scripts and other sites, and the database knows its hash alone', async () => {
    const browser = browse()
    const { url } = await beforeCallback(browser)
    const done = await browser.request('GET', url)
    const line = done.headers.getSetCookie().find((each) => each.startsWith('sid='))!
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(line).toMatch(/; Path=\//)
    const secret = browser.cookies.get('sid /')!.value
    const [stored] = await context.dataAccess.asSystemBatch([{ text: 'select session::text as row from session' }])
    const dump = JSON.stringify(stored?.rows)
    const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')]
    expect(forms.map((form) => dump.includes(form))).toEqual([false, false, false])
    expect(/eyJ[\w-]+\.eyJ/.test(dump)).toBe(false)
  })

  it('AUTH-12 a confirmed sign-in must be fresh by the provider’s own word', async () => {
    const browser = await signIn()
    const stale = Math.floor(Date.now() / 1000) - 3600
    for (const claims of [{ auth_time: stale }, { auth_time: undefined }]) {
      provider.behaviour = { claims }
      const visit = await begin(browser, '?prompt=login')
      expect(visit.status).toBe(400)
    }
    const asked = provider.requests.at(-1)!
    expect([asked.get('prompt'), asked.get('max_age'), asked.get('login_hint')]).toEqual([
      'login',
      '300',
      'ada@example.com',
    ])
    expect((await browser.takeBearer()).body?.['token']).toEqual(expect.any(String))
  })

  it('AUTH-12 a sign-in whose time the provider does not tell counts as old', async () => {
    provider.behaviour = { claims: { auth_time: undefined } }
    const browser = await signIn()
    const made = await browser.call('POST', '/api/auth/tokens', { name: 'Till', scope: 'read', expiresInDays: 1 })
    expect(made.body).toMatchObject({ code: 'not-fresh' })
  })

  it('ADMIN-01 a suspended account gets no session', async () => {
    const browser = await signIn({ sub: 'suspended' })
    const { id } = (await who(browser))!
    await context.dataAccess.asSystemBatch([
      { text: 'update account set suspended = true where id = $1', values: [id] },
    ])
    expect((await browser.call('POST', '/api/auth/token')).status).toBe(403)
    const visit = await begin(browser)
    expect(visit.status).toBe(403)
    expect(browser.cookies.has('sid /')).toBe(false)
  })

  it('ADMIN-02 a suspended person still downloads everything, after a sign-in and for a short time', async () => {
    const browser = await signIn({ sub: 'leaving' })
    const { id } = (await who(browser))!
    await context.dataAccess.asSystemBatch([
      { text: 'update account set suspended = true where id = $1', values: [id] },
    ])
    const visit = await begin(browser)
    const ticket = /name="ticket" value="([\w-]+)"/.exec(visit.text)?.[1] ?? ''
    const ask = (text: string, origin = server.origin) =>
      fetch(`${server.origin}/api/auth/export`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ticket: text }),
      })
    const file = await ask(ticket)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    expect((await ask(`${ticket.slice(0, -4)}AAAA`)).status).toBe(403)
    expect((await ask('')).status).toBe(403)
    expect((await ask(ticket, 'https://evil.example')).status).toBe(403)
    expect((await browser.call('GET', '/api/products')).status).toBe(401)
  })

  it('ADMIN-02 a suspended person reads why, as text, and whom to ask: the operator, or else an administrator', async () => {
    await signIn({ sub: 'boss', email: 'boss@example.com', email_verified: true })
    const browser = await signIn({ sub: 'told' })
    const { id } = (await who(browser))!
    const suspend = `update account set suspended = true, suspended_reason = 'Sells <b>fakes</b>' where id = $1`
    await context.dataAccess.asSystemBatch([{ text: suspend, values: [id] }])
    const { text } = await begin(browser)
    expect(text).toContain('The reason: Sells &lt;b&gt;fakes&lt;/b&gt;')
    expect(text).toContain('href="mailto:boss@example.com"')
    const named = await start(provider, { OPERATOR_EMAIL: 'office@example.com' })
    try {
      const elsewhere = await new TestBrowser(named.origin).open('/api/auth/sign-in')
      expect(elsewhere.text).toContain('href="mailto:office@example.com"')
      expect(elsewhere.text).not.toContain('boss@example.com')
    } finally {
      await named.close()
    }
  })

  it('AUTH-12 signing out names the session to the provider by its own proof', async () => {
    const browser = await signIn()
    const out = await browser.call('POST', '/api/auth/sign-out')
    const end = new URL(String(out.body?.['endSessionUrl']))
    expect(end.origin + end.pathname).toBe(`${provider.issuer}/end`)
    expect(end.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${server.origin}/`)
  })

  it('AUTH-03 without the embedded provider nothing of it answers', async () => {
    const browser = browse()
    for (const path of [
      '/identity/.well-known/openid-configuration',
      '/identity/auth',
      '/identity/forgot',
      '/identity/account',
    ]) {
      expect((await browser.open(path)).status).toBe(404)
    }
  })
})
