import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachEngine } from '#test/database.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { TestBrowser, type Visit } from '#test/test-browser.ts'

const PASSWORD = 'correct horse'

describeEachEngine('the embedded provider', (context) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(context)
  })
  afterAll(() => server.close())

  const browse = () => new TestBrowser(server.origin)

  async function create(browser: TestBrowser, email: string, password = PASSWORD): Promise<Visit> {
    const page = await browser.open('/api/auth/sign-in?registration=1&next=/products')
    return browser.submit(page, { email, 'new-password': password })
  }

  async function signIn(browser: TestBrowser, email: string, password = PASSWORD, path = '/api/auth/sign-in') {
    return browser.submit(await browser.open(path), { email, password })
  }

  async function session(browser: TestBrowser) {
    await browser.takeBearer()
    return (await browser.call('GET', '/api/auth/session')).body
  }

  /** The link in the newest letter to an address whose path begins so. */
  async function mailed(email: string, path: string): Promise<string> {
    const folder = join(context.folder, 'outbox')
    for (const name of (await readdir(folder)).sort().reverse()) {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('=\r\n', '')
      const link = new RegExp(`${server.origin}(${path}/[\\w-]+)`).exec(text)?.[1]
      if (link !== undefined && text.includes(`To: ${email}`)) return link
    }
    throw new Error(`no letter to ${email} with ${path}`)
  }

  it('AUTH-03 AUTH-08 on an empty computer a newcomer makes an account, is the administrator, and has one record', async () => {
    const ada = browse()
    const page = await ada.open('/api/auth/sign-in?next=/products')
    expect(page.text).toContain('<h1>Create your account</h1>')
    expect(page.text).toContain('kept on this computer')
    const home = await ada.submit(page, { email: 'Ada@Example.com', 'new-password': PASSWORD })
    expect(home.url).toBe(`${server.origin}/products`)

    expect(await session(ada)).toMatchObject({ email: 'Ada@Example.com', role: 'admin', initialized: false })
    const made = await ada.call('POST', '/api/auth/initialize')
    expect(made.body).toMatchObject({ initialized: true })
    await ada.call('POST', '/api/auth/initialize')
    const profiles = await ada.call('GET', '/api/business-profiles?total=true')
    expect(profiles.body).toMatchObject({
      total: 1,
      items: [{ name: 'My Business', businessType: 'retail', isDefault: true, taxRate: 0, defaultMargin: 0 }],
    })
    const users = await ada.call('GET', '/api/users')
    expect(users.body).toMatchObject({
      items: [{ email: 'Ada@Example.com', preferences: { preferredCurrency: 'USD', notifications: true } }],
    })
  })

  it('AUTH-09 a registration leads back to its own page and makes no record of itself', async () => {
    const bob = browse()
    const done = await create(bob, 'bob@example.com')
    expect(done.url).toBe(`${server.origin}/sign-up?registered=1&next=%2Fproducts`)
    expect(await session(bob)).toMatchObject({ role: 'user', initialized: false })
    expect((await bob.call('GET', '/api/users')).body).toMatchObject({ items: [] })
  })

  it('AUTH-12 wrong forms say what is wrong and make no account', async () => {
    const browser = browse()
    const page = await browser.open('/api/auth/sign-in?registration=1')
    const bad = await browser.submit(page, { email: 'no address', 'new-password': 'short' })
    expect(bad.text).toContain('Enter an e-mail address')
    expect(bad.text).toContain('at least 8 characters')
    const taken = await browser.submit(page, { email: 'BOB@example.com ', 'new-password': PASSWORD })
    expect(taken.text).toContain('There is an account for this address already')
    const script = await browser.submit(page, { email: '"><script>alert(1)</script>', 'new-password': PASSWORD })
    expect(script.text).not.toContain('<script>alert')
  })

  it('AUTH-12 five wrong passwords make the next one wait, the right one too', async () => {
    await create(browse(), 'throttled@example.com')
    const browser = browse()
    const page = await browser.open('/api/auth/sign-in')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await browser.submit(page, { email: 'throttled@example.com', password: 'wrong horse' })
      expect(wrong.text).toContain('E-mail and password do not belong together.')
    }
    const right = await browser.submit(page, { email: 'throttled@example.com', password: PASSWORD })
    expect(browser.cookies.has('identity /identity')).toBe(false)
    expect(right.text).toContain('Too many wrong passwords')
  })

  it('AUTH-12 an address is verified by the mailed link, once, by a button', async () => {
    const browser = browse()
    await create(browser, 'verify@example.com')
    const link = await mailed('verify@example.com', '/identity/verify')
    const page = await browser.open(link)
    expect((await browser.open('/identity/account')).text).toContain('not confirmed yet')
    expect((await browser.submit(page, {})).text).toContain('Your address is confirmed')
    expect((await browser.open('/identity/account')).text).toContain('(confirmed)')
    expect((await browser.open(link)).status).toBe(410)
  })

  it('AUTH-12 a forgotten password is replaced by mail, which signs out everywhere', async () => {
    const browser = browse()
    await create(browser, 'forgot@example.com')
    const other = browse()
    const asked = await other.submit(await other.open('/identity/forgot'), { email: 'forgot@example.com' })
    const stranger = await other.submit(await other.open('/identity/forgot'), { email: 'nobody@example.com' })
    expect(asked.text.replaceAll('forgot@example.com', '')).toBe(stranger.text.replaceAll('nobody@example.com', ''))
    expect(asked.text).toContain('outbox')

    const page = await other.open(await mailed('forgot@example.com', '/identity/reset'))
    expect((await other.submit(page, { 'new-password': 'short' })).text).toContain('Use at least 8 characters')
    expect((await other.submit(page, { 'new-password': 'battery staple' })).text).toContain('Your password is changed')
    expect((await browser.takeBearer()).body).toMatchObject({ user: null })
    expect((await signIn(browse(), 'forgot@example.com')).text).toContain('do not belong together')
    expect((await signIn(browse(), 'forgot@example.com', 'battery staple')).url).toBe(`${server.origin}/`)
  })

  it('AUTH-12 address and password are changed on the account page, with the present password', async () => {
    const browser = browse()
    await create(browser, 'change@example.com')
    const elsewhere = browse()
    await signIn(elsewhere, 'change@example.com')
    const page = await browser.open('/identity/account')
    const send = (form: string, fields: Record<string, string>) =>
      browser.submit(page, fields, `/identity/account/${form}`)

    expect((await send('email', { email: 'new@example.com', password: 'wrong' })).text).toContain(
      'not your present password',
    )
    await send('email', { email: 'new@example.com', password: PASSWORD })
    expect(await session(browser)).toMatchObject({ email: 'change@example.com' })
    await browser.submit(await browser.open(await mailed('new@example.com', '/identity/verify')), {})
    expect(await session(browser)).toMatchObject({ email: 'new@example.com' })

    const changed = await send('password', { password: PASSWORD, 'new-password': 'battery staple' })
    expect(changed.text).toContain('The password is changed')
    expect((await browser.takeBearer()).body?.['token']).toEqual(expect.any(String))
    expect((await elsewhere.takeBearer()).body).toMatchObject({ user: null })
    expect((await signIn(browse(), 'new@example.com', 'battery staple')).url).toBe(`${server.origin}/`)
  })

  it('AUTH-12 an address that another account has is not taken over', async () => {
    await create(browse(), 'first@example.com')
    const browser = browse()
    await create(browser, 'second@example.com')
    const page = await browser.open('/identity/account')
    await browser.submit(page, { email: 'first@example.com', password: PASSWORD }, '/identity/account/email')
    const taken = await browser.submit(await browser.open(await mailed('first@example.com', '/identity/verify')), {})
    expect(taken.status).toBe(409)
    expect(await session(browser)).toMatchObject({ email: 'second@example.com' })
  })

  it('AUTH-12 a sensitive act asks again, names the person, and makes the sign-in fresh', async () => {
    const browser = browse()
    await create(browser, 'fresh@example.com')
    await context.doors.asSystemFlight([{ text: `update session set auth_time = now() - interval '6 minutes'` }])
    await browser.takeBearer()
    const wish = { name: 'Till', scope: 'read', expiresInDays: 30 }
    expect((await browser.call('POST', '/api/auth/tokens', wish)).body).toMatchObject({ code: 'not-fresh' })

    const former = browser.cookies.get('sid /')?.value
    const page = await browser.open('/api/auth/sign-in?prompt=login&next=/settings')
    expect(page.text).toContain('Confirm that it is you')
    expect(page.text).toContain('fresh@example.com')
    expect((await browser.submit(page, { password: 'wrong' })).text).toContain('not the password of this account')
    expect((await browser.submit(page, { password: PASSWORD })).url).toBe(`${server.origin}/settings`)
    expect(browser.cookies.get('sid /')?.value).not.toBe(former)

    expect((await browser.call('POST', '/api/auth/tokens', wish)).status).toBe(401)
    await browser.takeBearer()
    expect((await browser.call('POST', '/api/auth/tokens', wish)).status).toBe(200)
  })

  it('AUTH-11 another person can take over the browser', async () => {
    await create(browse(), 'other@example.com')
    const browser = browse()
    await create(browser, 'former@example.com')
    const page = await browser.open('/api/auth/sign-in?prompt=login')
    const form = await browser.open(`${new URL(page.url).pathname}?step=sign-in`)
    const done = await browser.submit(form, { email: 'other@example.com', password: PASSWORD })
    expect(done.url).toBe(`${server.origin}/`)
    expect(await session(browser)).toMatchObject({ email: 'other@example.com' })
  })

  it('NAV-09 AUTH-12 signing out ends the session here and at the provider', async () => {
    const browser = browse()
    await create(browser, 'leaving@example.com')
    await browser.takeBearer()
    expect((await browser.open('/api/auth/sign-in')).url).toBe(`${server.origin}/`)
    await browser.takeBearer()
    const out = await browser.call('POST', '/api/auth/sign-out')
    expect(out.headers.get('clear-site-data')).toBe('"cache"')
    const url = String(out.body?.['endSessionUrl'])
    expect(new URL(url).origin).toBe(server.origin)
    const end = await browser.open(url)
    expect(end.url).toBe(`${server.origin}/`)
    expect((await browser.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await browser.open('/api/auth/sign-in')).text).toContain('<h1>Sign in</h1>')
    expect((await browser.call('POST', '/api/auth/sign-out')).body).toEqual({ endSessionUrl: null })
  })

  it('NAV-09 a sign-out that another page asks for without proof is a question', async () => {
    const browser = browse()
    await create(browser, 'asked@example.com')
    const question = await browser.open('/identity/session/end')
    expect(question.text).toContain('Sign out on this computer?')
    expect((await browser.open('/identity/account')).text).toContain('Your sign-in')
    await browser.submit(question, { logout: 'yes' })
    expect((await browser.open('/identity/account')).text).toContain('<h1>Sign in</h1>')
  })

  it('AUTH-04 going back from the sign-in page leads to the login screen', async () => {
    const browser = browse()
    const page = await browser.open('/api/auth/sign-in?next=/products')
    const back = await browser.submit(page, {}, `${new URL(page.url).pathname}/cancel`)
    expect(back.url).toBe(`${server.origin}/login?next=%2Fproducts`)
  })

  it('AUTH-03 accounts, sessions and open sign-ins survive a restart on another port', async () => {
    const first = await startServer(context)
    const browser = new TestBrowser(first.origin)
    await browser.submit(await browser.open('/api/auth/sign-in?registration=1'), {
      email: 'stay@example.com',
      'new-password': PASSWORD,
    })
    const before = await session(browser)
    await first.close()
    const second = await startServer(context)
    const returned = new TestBrowser(second.origin)
    for (const [key, cookie] of browser.cookies) returned.cookies.set(key, cookie)
    expect(await session(returned)).toMatchObject({ id: before?.['id'] })
    await signIn(new TestBrowser(second.origin), 'stay@example.com')
    await second.close()
  })
})
