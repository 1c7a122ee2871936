import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { headersOf, textOf } from '#test/letters.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { type OidcSimulator, type Persona, startOidcSimulator } from '#test/simulators/oidc.ts'
import { type SmtpSimulator, startSmtpSimulator } from '#test/simulators/smtp.ts'
import { TestBrowser } from '#test/test-browser.ts'

const ADA: Persona = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describeOneEngine('new devices and addresses', (context) => {
  let provider: OidcSimulator
  let smtp: SmtpSimulator
  let server: RunningServer

  beforeAll(async () => {
    provider = await startOidcSimulator(ADA)
    smtp = await startSmtpSimulator()
    server = await startServer(context, {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      ADMIN_EMAILS: 'boss@example.com',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'shop@example.com',
    })
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
    await smtp.close()
  })
  beforeEach(() => {
    smtp.letters.length = 0
  })

  const browse = () => new TestBrowser(server.origin, { 'user-agent': FIREFOX })
  const signIn = async (persona: Persona, browser = browse()) => {
    provider.persona = persona
    await browser.open('/api/auth/sign-in')
    await browser.takeBearer()
    expect(browser.bearer).toBeDefined()
    return browser
  }
  const letters = async () => {
    await server.jobs.wake()
    await server.jobs.wake()
    return smtp.letters
      .splice(0)
      .map(({ to, source }) => ({ to: to[0], subject: headersOf(source)['subject'], source }))
  }

  it('PAGE-06 a browser that is new to an account is told by mail; the first of all, and one that knows it, are not', async () => {
    const first = await signIn(ADA)
    expect(await letters()).toEqual([])
    const second = await signIn(ADA)
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: 'ada@example.com', subject: 'A new device signed in to your account' })
    expect(textOf(letter?.source ?? '')).toContain('Browser: Firefox (Linux)')
    for (const browser of [first, second]) {
      await browser.call('POST', '/api/auth/sign-out')
      await signIn(ADA, browser)
    }
    expect(await letters()).toEqual([])
  })

  it('PAGE-06 two people who share a browser are both known to it, and a proof of one is none for the other', async () => {
    const [bea, carl] = [
      { ...ADA, sub: 'bea', email: 'bea@example.com' },
      { ...ADA, sub: 'carl', email: 'carl@example.com' },
    ]
    const shared = await signIn(bea)
    await signIn(carl)
    await signIn(carl, shared)
    expect((await letters()).map(({ to }) => to)).toEqual(['carl@example.com'])
    for (const persona of [bea, carl, bea]) await signIn(persona, shared)
    expect(await letters()).toEqual([])
    // A cookie that somebody wrote proves nothing.
    const forged = browse()
    forged.cookies.set('known_device /', { value: `${'A'.repeat(43)}.${'B'.repeat(5_000)}`, path: '/' })
    await signIn(bea, forged)
    expect((await letters()).map(({ to }) => to)).toEqual(['bea@example.com'])
  })

  it('PAGE-06 whoever switched it off hears of no new browser, and of a changed address all the same, at the former one', async () => {
    const dan = { ...ADA, sub: 'dan', email: 'dan@example.com' }
    const browser = await signIn(dan)
    const id = String((await browser.call('GET', '/api/auth/session')).body?.['id'])
    await browser.call('GET', `/api/users/${id}`)
    await browser.call('PATCH', `/api/users/${id}`, { notificationSettings: { security: false } })
    await signIn({ ...dan, email: 'DAN@example.com' })
    expect(await letters()).toEqual([])
    await signIn({ ...dan, email: 'dan@new.example' }, browser)
    const [letter, ...others] = await letters()
    expect([letter?.to, letter?.subject, others]).toEqual(['DAN@example.com', 'Your e-mail address was changed', []])
    expect(textOf(letter?.source ?? '')).toContain('dan@new.example')
  })
})
