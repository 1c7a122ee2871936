import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { headersOf, textOf } from '#test/letters.ts'
import { type SmtpSimulator, startSmtpSimulator } from '#test/simulators/smtp.ts'
import { orderNews } from './news.ts'
import { type DigestDeps, orderDigests } from './weekly-digest.ts'

/** A Monday, eight o'clock in Berlin, long after the day of any run: the product's own look at the clock finds nothing. */
const MONDAY = Date.parse('2040-01-09T07:00:00Z')
const HOUR = 3_600_000

describeOneEngine('notices to users', (context) => {
  let smtp: SmtpSimulator
  let app: TestApp

  beforeAll(async () => {
    smtp = await startSmtpSimulator()
    app = await buildRealApp(context, { SMTP_URL: smtp.url, MAIL_FROM: 'Pricewright <shop@example.com>' })
  })
  afterAll(async () => {
    await app.close()
    await smtp.close()
  })
  beforeEach(() => {
    smtp.behaviour = {}
    smtp.letters.length = 0
  })

  const sql = async (text: string, ...values: unknown[]) =>
    (await context.dataAccess.asSystemBatch([{ text, values }]))[0]?.rows ?? []
  const call = async (who: TestCaller, method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => {
    const answer = await app.call(who, { method, url, headers: { origin: app.origin }, ...(body ? { body } : {}) })
    expect([url, answer.text, answer.status < 300]).toEqual([url, answer.text, true])
    return answer.body
  }
  const profile = (who: TestCaller) => call(who, 'GET', `/api/users/${who.userId}`)
  const set = (who: TestCaller, fields: object) => call(who, 'PATCH', `/api/users/${who.userId}`, fields)
  const newReader = async (name: string, fields: object = {}) => {
    const who = await arrive(app, name)
    await profile(who)
    await set(who, fields)
    return who
  }
  /** Does all waiting work; answers the letters to an address. */
  const lettersTo = async (email: string) => {
    await app.jobs.wake()
    await app.jobs.wake()
    return smtp.letters.filter(({ to }) => to.includes(email)).map(({ source }) => source)
  }
  const onlyLetter = async (email: string) =>
    vi.waitFor(
      async () => {
        const [letter, ...others] = await lettersTo(email)
        expect([typeof letter, others.length]).toEqual(['string', 0])
        return String(letter)
      },
      { timeout: 20_000, interval: 50 },
    )
  /** The same work as the job that looks twice an hour, at a moment of the test. */
  const order = (now: number) => orderDigests({ dataAccess: context.dataAccess } as DigestDeps, now)
  /** What was recorded just now becomes a part of the history of that moment. */
  const dated = (id: string, at: number) =>
    sql(
      `update change set recorded_at = to_timestamp($2::float8 / 1000) where id = $1 and recorded_at < '2039-01-01'`,
      id,
      at,
    )
  /** A product whose price was changed in the week before `MONDAY`. */
  const changedProduct = async (who: TestCaller, name: string, from: number, to: number, at = MONDAY - 50 * HOUR) => {
    const made = await call(who, 'POST', '/api/products', {
      name,
      baseCurrency: 'EUR',
      pricingMode: 'retailPrice',
      tradePricing: { retailPrice: from },
      costBreakdown: { baseCost: 6 },
    })
    const id = String(made['id'])
    await dated(id, MONDAY - 60 * 24 * HOUR)
    await call(who, 'PATCH', `/api/products/${id}`, { tradePricing: { retailPrice: to } })
    await dated(id, at)
    return id
  }
  const linkIn = (letter: string) => /\/p\/unsubscribe\/[\w-]+/.exec(textOf(letter))?.[0] ?? 'no link'
  const press = (url: string, body = '') =>
    app.call(undefined, {
      method: 'POST',
      url,
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('PAGE-06 a new token is told by mail in the user’s language and time zone, without a way to unsubscribe', async () => {
    const ann = await newReader('ann', {
      preferences: { language: 'de', timeZone: 'Asia/Tokyo', notifications: false },
      notificationSettings: { security: false },
    })
    await call(ann, 'POST', '/api/auth/tokens', { name: 'Kasse', scope: 'write', expiresInDays: 1 })
    const letter = await onlyLetter('ann@example.com')
    const headers = headersOf(letter)
    expect(headers['subject']).toBe('A new API token was made for your account')
    expect(Object.keys(headers).filter((name) => name.startsWith('list-'))).toEqual([])
    const text = textOf(letter)
    expect(text).toContain('“Kasse”')
    expect(text).toContain('read and change everything in your account')
    // The months of the language, by the clock of the user.
    expect(text).toMatch(
      /When: \d+\. (Januar|Februar|März|April|Mai|Ju[nl]i|August|September|(Okto|Novem|Dezem)ber) .*GMT\+9/,
    )
    expect(text).toContain('Network: 127.0.0.x')
    expect(text).toMatch(/See your tokens: http:\/\/[^ ]+\/settings\/connections/)
    expect(text).toContain('it has no way to unsubscribe')
    expect(textOf(letter, 'text/html')).toContain('<html lang="de">')
    expect(letter).not.toContain('pk_')
  })

  it('PAGE-06 AUTH-15 a token cannot end the mails that would tell of its misuse', async () => {
    const eve = await newReader('eve')
    const { token } = await call(eve, 'POST', '/api/auth/tokens', { name: 'Till', scope: 'write', expiresInDays: 1 })
    const program = { userId: eve.userId, headers: { authorization: `Bearer ${String(token)}` } }
    const patched = (notificationSettings: object) =>
      app.call(program, { method: 'PATCH', url: `/api/users/${program.userId}`, body: { notificationSettings } })
    expect((await patched({ pricing: false })).status).toBe(200)
    const refused = await patched({ security: false })
    expect([refused.status, refused.body['code']]).toEqual([403, 'token-not-allowed'])
    // Nor by a change set: an archive fills in what nobody chose yet.
    const quiet = { id: eve.userId, version: 1, notificationSettings: { security: false } }
    const url = `/api/account/import?id=${randomUUID()}&title=Archive`
    const draft = await app.call(program, { method: 'POST', url, body: { users: [quiet] } })
    const changeSet = `/api/change-sets/${String(draft.body['changeSet']?.['id'])}`
    const checked = await app.call(program, { method: 'POST', url: `${changeSet}/check` })
    expect([checked.status, checked.text]).toEqual([200, expect.stringContaining('"updated":1')])
    const applied = await app.call(program, { method: 'POST', url: `${changeSet}/apply` })
    expect(applied.text).toContain('token-not-allowed')
    expect(await profile(eve)).toMatchObject({ notificationSettings: { security: true } })
  })

  it('PAGE-06 whoever makes tokens without end gets a bounded number of mails', async () => {
    smtp.behaviour = { answers: { MAIL: '451 4.3.0 Later' } }
    const ben = await newReader('ben')
    for (let count = 0; count < 25; count += 1)
      await call(ben, 'POST', '/api/auth/tokens', { name: `T${count}`, scope: 'read', expiresInDays: 1 })
    const [waiting] = await sql(`select count(*)::int as n from job where user_id = $1`, ben.userId)
    expect(Number(waiting?.['n'])).toBeLessThanOrEqual(20)
    // A mail server that is away for a while loses none.
    smtp.behaviour = {}
    await sql(`update job set run_at = now(), locked_until = null where user_id = $1`, ben.userId)
    expect((await lettersTo('ben@example.com')).length).toBeGreaterThanOrEqual(Number(waiting?.['n']))
  })

  it('PAGE-06 the digest tells on Monday morning, once, what changed in the week and what is below its lowest margin', async () => {
    const cleo = await newReader('cleo', { preferences: { timeZone: 'Europe/Berlin', locale: 'de-DE' } })
    const [business] = (await call(cleo, 'GET', '/api/business-profiles'))['items'] as unknown as { id: string }[]
    await call(cleo, 'PATCH', `/api/business-profiles/${business?.id}`, { name: 'Cleo’s Tea', floorMargin: 30 })
    await changedProduct(cleo, 'Mug', 10, 12)
    await changedProduct(cleo, 'Teapot', 20, 7)
    // Before the week, and after it.
    await changedProduct(cleo, 'Early', 10, 11, MONDAY - 9 * 24 * HOUR)
    await changedProduct(cleo, 'Late', 10, 11, MONDAY - HOUR)
    await order(MONDAY - HOUR)
    expect(await lettersTo('cleo@example.com')).toEqual([])
    await Promise.all([order(MONDAY), order(MONDAY)])
    await order(MONDAY + HOUR)
    const letter = await onlyLetter('cleo@example.com')
    const headers = headersOf(letter)
    const text = textOf(letter).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(headers['subject']).toBe('Your week: 2 prices changed')
    // Without a chosen language that of the chosen formats is spoken.
    expect(textOf(letter, 'text/html')).toContain('<html lang="de">')
    expect(text).toContain('Cleo’s Tea, 2. Januar 2040 to 8. Januar 2040')
    expect(text).toContain('2 prices changed:\n– Teapot: 20,00 € → 7,00 € (-65 %)\n– Mug: 10,00 € → 12,00 € (+20 %)')
    expect(text).toContain('One product is below its lowest margin:\n– Teapot')
    expect(text).not.toMatch(/Early|Late/)
    expect(text).toMatch(/See these products: http:\/\/[^ ]+\/products\?problem=belowFloor/)
    // RFC 8058.
    expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/[^<> ]+\/p\/unsubscribe\/[\w-]+>$/)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  it('PAGE-06 where nothing happened no digest is sent, nor to whoever does not want it', async () => {
    const quiet = await newReader('quiet')
    await changedProduct(quiet, 'Mug', 10, 12, MONDAY - 30 * 24 * HOUR)
    for (const [name, fields] of [
      ['off', { notificationSettings: { pricing: false } }],
      ['alloff', { preferences: { notifications: false } }],
    ] as const)
      await changedProduct(await newReader(name, fields), 'Mug', 10, 12)
    const suspended = await newReader('suspended')
    await changedProduct(suspended, 'Mug', 10, 12)
    await sql('update account set suspended = true where id = $1', suspended.userId)
    await order(MONDAY)
    const emails = ['quiet', 'off', 'alloff', 'suspended'].map((name) => `${name}@example.com`)
    for (const email of emails) expect([email, await lettersTo(email)]).toEqual([email, []])
  })

  it.each([
    ['en', 'Mug: $10.00 → $12.00 (+20%)', 'January 2, 2040 to January 8, 2040'],
    ['fr', 'Mug: 10,00 $US → 12,00 $US (+20 %)', '2 janvier 2040 to 8 janvier 2040'],
    ['es', 'Mug: 10,00 US$ → 12,00 US$ (+20 %)', '2 de enero de 2040 to 8 de enero de 2040'],
  ])('PAGE-06 the figures and days of a digest in %s', async (language, line, week) => {
    const who = await newReader(`in-${language}`, { preferences: { language } })
    const id = await changedProduct(who, 'Mug', 10, 12)
    await sql('update product set base_currency = $2 where id = $1', id, 'USD')
    await call(who, 'PATCH', `/api/products/${id}`, { costBreakdown: { baseCost: 7 } })
    await dated(id, MONDAY - 40 * HOUR)
    await order(MONDAY + 3 * HOUR)
    const letter = await onlyLetter(`in-${language}@example.com`)
    const text = textOf(letter).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(headersOf(letter)['subject']).toBe('Your week: 1 price and 1 cost changed')
    expect(text).toContain(line)
    expect(text).toContain(week)
    expect(textOf(letter, 'text/html')).toContain(`<html lang="${language}">`)
  })

  it('PAGE-06 one press unsubscribes: a visit asks for it, a mail program’s call does it, twice does no harm, and a forged link nothing', async () => {
    const dora = await newReader('dora', { preferences: { language: 'es' } })
    await changedProduct(dora, 'Mug', 10, 12)
    await order(MONDAY + 4 * HOUR)
    const link = linkIn(await onlyLetter('dora@example.com'))
    const wants = async () => (await profile(dora))['notificationSettings']
    const asked = await app.call(undefined, { method: 'GET', url: link, headers: { 'accept-language': 'es' } })
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('No more mails about prices')])
    expect(asked.text).toContain('<html lang="es"')
    expect(String(asked.headers['content-security-policy'])).toContain("form-action 'self'")
    expect(await wants()).toMatchObject({ pricing: true, updates: true })
    const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const url of [forged, '/p/unsubscribe/nothing', link.replace('pricing', 'updates')]) {
      expect((await press(url)).status).toBe(404)
      expect((await app.call(undefined, { method: 'GET', url })).status).toBe(404)
    }
    expect(await wants()).toMatchObject({ pricing: true, updates: true })
    expect((await press(link, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await wants()).toMatchObject({ pricing: false, updates: true })
    const version = async () =>
      (await sql('select version from user_head where user_id = $1', dora.userId))[0]?.['version']
    const before = await version()
    expect((await press(link)).status).toBe(200)
    expect(await version()).toEqual(before)
    const again = await app.call(undefined, { method: 'GET', url: link })
    expect(again.text).not.toContain('<form')
    const history = await sql(`select actor from change where user_id = $1 order by version desc limit 1`, dora.userId)
    expect(history).toEqual([{ actor: 'system:unsubscribe' }])
    await sql('update account set suspended = true where id = $1', dora.userId)
    expect((await press(link)).status).toBe(404)
  })

  it('PAGE-06 a message of the operator goes once to everybody who wants it, in their language where there is one', async () => {
    const [eve, finn] = [await newReader('eve', { preferences: { language: 'de' } }), await newReader('finn')]
    await newReader('gus', { notificationSettings: { updates: false } })
    const news = {
      en: { subject: 'Version 2', paragraphs: ['It is faster.', 'Update <soon>.'] },
      de: { subject: 'Version 2 ist da', paragraphs: ['Sie ist schneller.'] },
    }
    expect(await orderNews(context.dataAccess, news, 'updates')).toBeGreaterThanOrEqual(2)
    expect(await orderNews(context.dataAccess, news, 'updates')).toBe(0)
    expect(headersOf(await onlyLetter('eve@example.com'))['subject']).toBe('Version 2 ist da')
    const letter = await onlyLetter('finn@example.com')
    expect(headersOf(letter)['subject']).toBe('Version 2')
    expect(textOf(letter, 'text/html')).toContain('Update &lt;soon&gt;.')
    expect(await lettersTo('gus@example.com')).toEqual([])
    expect((await press(linkIn(letter))).status).toBe(200)
    expect((await profile(finn))['notificationSettings']).toMatchObject({ updates: false, pricing: true })
    expect(await orderNews(context.dataAccess, { en: { ...news.en, subject: 'Deals' } }, 'offers')).toBe(0)
    await set(eve, { notificationSettings: { marketing: true } })
    expect(await orderNews(context.dataAccess, { en: { ...news.en, subject: 'Deals' } }, 'offers')).toBe(1)
  })

  it('PAGE-06 an address that the mail server refuses for good is given up, and holds nobody up', async () => {
    const hal = await newReader('hal')
    smtp.behaviour = { refuses: ['hal@example.com'] }
    await call(hal, 'POST', '/api/auth/tokens', { name: 'T', scope: 'read', expiresInDays: 1 })
    expect(await lettersTo('hal@example.com')).toEqual([])
    expect(await sql('select id from job where user_id = $1', hal.userId)).toEqual([])
  })

  it('PAGE-06 AUTH-08 an unknown language, format, time zone or start page is refused by name', async () => {
    const ida = await newReader('ida')
    for (const [field, value] of [
      ['language', 'tlh'],
      ['locale', 'de_AT!'],
      ['locale', 'xx-YY'],
      ['timeZone', 'Mars/Olympus'],
      ['startScreen', 'logout'],
    ] as const) {
      const answer = await app.call(ida, {
        method: 'PATCH',
        url: `/api/users/${ida.userId}`,
        body: { preferences: { [field]: value } },
      })
      expect([field, answer.status, JSON.stringify(answer.body)]).toEqual([field, 400, expect.stringContaining(field)])
    }
    await set(ida, { preferences: { locale: 'DE-at', timeZone: 'Europe/Vienna', startScreen: 'documents' } })
    const told = await call(ida, 'GET', '/api/auth/session')
    expect(told).toMatchObject({ locale: 'de-AT', timeZone: 'Europe/Vienna', startScreen: 'documents' })
  })
})
