import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOf } from '#server/accounts/secrets.ts'
import { keepHouse } from '#server/maintenance/housekeeping.ts'
import { describeOneEngine } from '#test/database.ts'
import { lettersTo, mailedPath, register } from '#test/registering.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { TestBrowser, type Visit } from '#test/test-browser.ts'

const PASSWORD = 'correct horse'

describeOneEngine('the embedded provider', (context) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(context)
  })
  afterAll(() => server.close())

  const browse = () => new TestBrowser(server.origin)
  const outbox = () => join(context.folder, 'outbox')
  const create = (browser: TestBrowser, email: string, password = PASSWORD): Promise<Visit> =>
    register(browser, { email, password }, '/api/auth/sign-in?registration=1&next=/products')

  const signIn = async (browser: TestBrowser, email: string, password = PASSWORD, path = '/api/auth/sign-in') =>
    browser.submit(await browser.open(path), { email, password })

  async function session(browser: TestBrowser) {
    await browser.takeBearer()
    return (await browser.call('GET', '/api/auth/session')).body
  }

  /** The ids of `of`'s own session, as `by` sees them. */
  async function otherSessions(of: TestBrowser, by: TestBrowser): Promise<string[]> {
    const { items } = (await of.call('GET', '/api/auth/sessions')).body as { items: { id: string; current: boolean }[] }
    const listed = (await by.call('GET', '/api/auth/sessions')).body as { items: { id: string }[] }
    return items.flatMap(({ id, current }) => (current && listed.items.some((each) => each.id === id) ? [id] : []))
  }

  async function events(browser: TestBrowser): Promise<string[]> {
    await browser.takeBearer()
    const { body } = await browser.call('GET', '/api/security-events?pageSize=50')
    return (body as unknown as { items: { kind: string }[] }).items.map(({ kind }) => kind)
  }

  const mailed = (email: string, path: string) => mailedPath(outbox(), email, new RegExp(`${path}/[\\w-]+`))

  it('ADMIN-03 AUTH-03 AUTH-08 on an empty computer a newcomer makes an account, is the administrator, and has one record', async () => {
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
    const script = await browser.submit(page, { email: '"><script>alert(1)</script>', 'new-password': PASSWORD })
    expect(script.text).not.toContain('<script>alert')
  })

  it('AUTH-12 wrong passwords are counted before they are judged, so of many at once only five are', async () => {
    await create(browse(), 'parallel@example.com')
    const browsers = Array.from({ length: 12 }, browse)
    const forms = await Promise.all(browsers.map((browser) => browser.open('/api/auth/sign-in')))
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.submit(forms[index]!, { email: 'parallel@example.com', password: `wrong ${index}` }),
      ),
    )
    const judged = answers.filter(({ text }) => text.includes('E-mail and password do not match.'))
    const waiting = answers.filter(({ text }) => text.includes('Too many wrong passwords'))
    expect([judged.length, waiting.length]).toEqual([5, 7])
  })

  it('AUTH-12 wrong passwords make a stranger wait ever longer, for unknown addresses alike, and never a browser that knows the account', async () => {
    const own = browse()
    await create(own, 'throttled@example.com')
    const attempt = async (email: string, password: string) => {
      const browser = browse()
      return browser.submit(await browser.open('/api/auth/sign-in'), { email, password })
    }
    const waits: string[][] = []
    for (const email of ['throttled@example.com', 'nobody-at-all@example.com']) {
      for (let count = 0; count < 5; count += 1)
        expect((await attempt(email, 'wrong horse')).text).toContain('E-mail and password do not match.')
      const seconds: string[] = []
      for (const password of [PASSWORD, 'wrong horse']) {
        const { text } = await attempt(email, password)
        seconds.push(/Try again in (\d+) s/.exec(text)?.[1] ?? text)
        await context.dataAccess.asSystemBatch([
          { text: 'update provider_attempt set free_at = now() where free_at > now()' },
        ])
        await attempt(email, 'wrong horse')
      }
      waits.push(seconds)
    }
    for (const [first, second] of waits) {
      // Some of the wait has passed by the time that it is told.
      expect(Number(first)).toBeGreaterThan(10)
      expect(Number(first)).toBeLessThanOrEqual(30)
      expect(Number(second)).toBeGreaterThan(30)
      expect(Number(second)).toBeLessThanOrEqual(60)
    }
    await attempt('throttled@example.com', 'wrong horse')
    expect((await attempt('throttled@example.com', PASSWORD)).text).toContain('Try again in')
    await own.takeBearer()
    await own.call('POST', '/api/auth/sign-out')
    expect((await signIn(own, 'throttled@example.com')).url).toBe(`${server.origin}/`)
    expect(await events(own)).toEqual(['sign-in', 'sign-out', ...Array<string>(8).fill('wrong-password'), 'sign-in'])
  })

  it('AUTH-12 asking for an account says the same for a known address and an unknown one; the mail says the rest', async () => {
    const ask = async (email: string) => {
      const browser = browse()
      const page = await browser.open('/api/auth/sign-in?registration=1')
      const { text, status } = await browser.submit(page, { email, 'new-password': 'another horse' })
      return [status, text.replaceAll(email.trim(), '')]
    }
    const known = await ask('BOB@example.com ')
    expect(known).toEqual(await ask('unheard-of@example.com'))
    expect(known[1]).toContain('Check your mail')
    await mailedPath(outbox(), 'bob@example.com', /You already have an account/)
    await mailedPath(outbox(), 'unheard-of@example.com', /Finish creating your account/)
    expect((await signIn(browse(), 'bob@example.com')).url).toBe(`${server.origin}/`)
  })

  it('AUTH-12 a stranger cannot have the owner of an address confirm an account whose password the stranger knows', async () => {
    const stranger = browse()
    const page = await stranger.open('/api/auth/sign-in?registration=1')
    await stranger.submit(page, { email: 'victim@example.com', 'new-password': 'a stranger’s' })
    const link = await mailed('victim@example.com', '/identity/interaction/[\\w-]+/join')
    const owner = browse()
    const form = await owner.open(link)
    expect(form.text).toContain('Enter the password you chose')
    expect((await owner.submit(form, { password: PASSWORD })).text).toContain('not the password you chose')
    expect((await signIn(browse(), 'victim@example.com', 'a stranger’s')).text).toContain('do not match')
    const done = await owner.submit(await owner.open(link), { password: 'a stranger’s' })
    expect(done.text).toContain('Your account is ready')
    expect((await owner.open(link)).status).toBe(410)
  })

  it('AUTH-12 letters that anybody can ask for are limited by address and hour, and the page does not tell', async () => {
    await create(browse(), 'flooded@example.com')
    const before = (await lettersTo(outbox(), 'flooded@example.com')).length
    const browser = browse()
    const pages: string[] = []
    for (let count = 0; count < 6; count += 1)
      pages.push((await browser.submit(await browser.open('/identity/forgot'), { email: 'flooded@example.com' })).text)
    expect(new Set(pages).size).toBe(1)
    const sent = async () => (await lettersTo(outbox(), 'flooded@example.com')).length - before
    await expect.poll(sent).toBe(2)
    await pause(300)
    expect(await sent()).toBe(2)
  })

  it('AUTH-12 an address is verified by the mailed link, once, by a button', async () => {
    const browser = browse()
    await signIn(browser, 'ada@example.com')
    const link = await mailed('Ada@Example.com', '/identity/verify')
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
    expect((await signIn(browse(), 'forgot@example.com')).text).toContain('do not match')
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
    const told = ['sign-in', 'password-changed', 'email-changed', 'wrong-password', 'sign-in', 'sign-in']
    expect(await events(browser)).toEqual(told)
  })

  it('AUTH-12 a link to a new address or password that somebody asked for ends when the password is changed, or reset', async () => {
    const [owner, thief] = [browse(), browse()]
    await create(owner, 'owner@example.com')
    await signIn(thief, 'owner@example.com')
    const ask = async (by: TestBrowser, to: string, fields: Record<string, string>) =>
      by.submit(await by.open('/identity/account'), fields, `/identity/account/${to}`)
    await ask(thief, 'email', { email: 'thief@example.com', password: PASSWORD })
    const stolen = await mailed('thief@example.com', '/identity/verify')
    await ask(owner, 'password', { password: PASSWORD, 'new-password': 'battery staple' })
    expect((await thief.open(stolen)).status).toBe(410)
    await ask(owner, 'email', { email: 'thief@example.com', password: 'battery staple' })
    const again = await mailed('thief@example.com', '/identity/verify')
    await thief.submit(await thief.open('/identity/forgot'), { email: 'owner@example.com' })
    const reset = await thief.open(await mailed('owner@example.com', '/identity/reset'))
    await thief.submit(reset, { 'new-password': 'another staple' })
    expect((await thief.open(again)).status).toBe(410)
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
    await context.dataAccess.asSystemBatch([{ text: `update session set auth_time = now() - interval '6 minutes'` }])
    await browser.takeBearer()
    const options = { name: 'Till', scope: 'read', expiresInDays: 30 }
    expect((await browser.call('POST', '/api/auth/tokens', options)).body).toMatchObject({ code: 'not-fresh' })

    const former = browser.cookies.get('sid /')?.value
    const page = await browser.open('/api/auth/sign-in?prompt=login&next=/settings')
    expect(page.text).toContain('Confirm that it is you')
    expect(page.text).toContain('fresh@example.com')
    expect((await browser.submit(page, { password: 'wrong' })).text).toContain('not the password of this account')
    expect((await browser.submit(page, { password: PASSWORD })).url).toBe(`${server.origin}/settings`)
    expect(browser.cookies.get('sid /')?.value).not.toBe(former)

    expect((await browser.call('POST', '/api/auth/tokens', options)).status).toBe(401)
    await browser.takeBearer()
    expect((await browser.call('POST', '/api/auth/tokens', options)).status).toBe(200)
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

  it('AUTH-14 a browser that is revoked is signed out at the provider too, and the one that revoked it is not', async () => {
    const [desk, laptop, phone] = [browse(), browse(), browse()]
    await create(desk, 'revoking@example.com')
    for (const browser of [laptop, phone]) await signIn(browser, 'revoking@example.com')
    await desk.takeBearer()
    await phone.takeBearer()
    expect((await phone.open('/api/auth/sign-in')).url).toBe(`${server.origin}/`)
    await phone.takeBearer()
    const [id] = await otherSessions(phone, desk)
    expect((await desk.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(204)

    expect((await phone.call('GET', '/api/auth/session')).body).toMatchObject({ status: 401, code: 'session-revoked' })
    expect((await phone.takeBearer()).body).toEqual({ token: null, expiresAt: null, user: null, revoked: true })
    expect((await phone.open('/api/auth/sign-in')).text).toContain('<h1>Sign in</h1>')
    expect((await phone.open('/identity/account')).text).toContain('<h1>Sign in</h1>')
    expect((await laptop.open('/api/auth/sign-in')).url).toBe(`${server.origin}/`)

    expect((await desk.call('DELETE', '/api/auth/sessions?except=current')).status).toBe(204)
    expect((await laptop.open('/api/auth/sign-in')).text).toContain('<h1>Sign in</h1>')
    expect((await desk.open('/api/auth/sign-in')).url).toBe(`${server.origin}/`)
    const [left] = await context.dataAccess.asSystemBatch([
      {
        text: `select p.kind, count(*)::int as count from provider_state p join provider_account a on a.id = p.account_id
          where a.email = 'revoking@example.com' and p.kind in ('Session', 'Grant') group by 1 order by 1`,
      },
    ])
    expect(left?.rows).toEqual([
      { kind: 'Grant', count: 1 },
      { kind: 'Session', count: 1 },
    ])
  })

  it('AUTH-14 a browser learns that it was revoked until it signs out, long after; one that only expired does not', async () => {
    const [desk, phone] = [browse(), browse()]
    await create(desk, 'patient@example.com')
    await signIn(phone, 'patient@example.com')
    await context.dataAccess.asSystemBatch([
      {
        text: `update session set idle_expires_at = now() - interval '20 days' where hash = $1`,
        values: [hashOf(phone.cookies.get('sid /')!.value)],
      },
    ])
    await keepHouse(context.dataAccess)
    const cookie = phone.cookies.get('sid /')!
    expect((await phone.takeBearer()).body).toMatchObject({ user: null, revoked: false })
    phone.cookies.set('sid /', cookie)
    await desk.takeBearer()
    await desk.call('DELETE', '/api/auth/sessions?except=current')
    for (const _ of [1, 2]) expect((await phone.takeBearer()).body).toMatchObject({ user: null, revoked: true })
    await phone.call('POST', '/api/auth/sign-out')
    expect((await phone.takeBearer()).body).toMatchObject({ user: null, revoked: false })
    expect(await events(desk)).toEqual(['session-revoked', 'sign-in', 'sign-in'])
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
    await register(browser, { email: 'stay@example.com', password: PASSWORD }, '/api/auth/sign-in?registration=1')
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
