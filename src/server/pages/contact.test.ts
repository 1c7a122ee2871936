import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CONTACT_DAYS } from '#contract/info-pages.ts'
import { deriveKey, loadSecretsKey } from '#server/accounts/secrets.ts'
import { keepHouse } from '#server/maintenance/housekeeping.ts'
import { buildRealApp, type TestApp } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { headersOf, textOf } from '#test/letters.ts'
import { type SmtpSimulator, startSmtpSimulator } from '#test/simulators/smtp.ts'
import { MOST_OF_MESSAGE, MOST_OF_NAME } from './contact-form.ts'
import { createFormTokens } from './form-token.ts'

const OPERATOR = { OPERATOR_NAME: 'Harbour Trading', OPERATOR_EMAIL: 'office@example.com' }
const FORM = 'application/x-www-form-urlencoded'

describeOneEngine('the contact page', (context) => {
  let smtp: SmtpSimulator
  let app: TestApp
  let issue: (age: number) => string

  beforeAll(async () => {
    smtp = await startSmtpSimulator()
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Pricewright <server@example.com>' }
    app = await buildRealApp(context, { ...OPERATOR, ...mail })
    const tokens = createFormTokens(deriveKey(await loadSecretsKey(app.config), 'contact form'))
    issue = (age) => tokens.issue(Date.now() - age)
  })
  afterAll(async () => {
    await app.close()
    await smtp.close()
  })
  beforeEach(async () => {
    smtp.behaviour = {}
    await context.dataAccess.asSystemBatch([
      { text: 'delete from contact_message' },
      { text: `update job set run_at = now() where kind = 'contact-mail'` },
    ])
    // A mail that an earlier test left on its way is none of this one's.
    await app.jobs.wake()
    await vi.waitUntil(async () => (await mailsToSend()) === 0, { timeout: 20_000, interval: 50 })
    smtp.letters.length = 0
  })

  const mailsToSend = async (): Promise<unknown> => {
    const [answer] = await context.dataAccess.asSystemBatch([
      { text: `select count(*)::int as waiting from job where kind = 'contact-mail'` },
    ])
    return answer?.rows[0]?.['waiting']
  }
  const GOOD = { name: 'Zoë Müller', email: 'zoe@customer.example', message: 'Hello.\r\n\r\nDo you ship to Åland?' }
  const send = (fields: object = {}, headers = {}, url = '/contact') => {
    const body = new URLSearchParams({ token: issue(5_000), website: '', ...GOOD, ...fields }).toString()
    return app.call(undefined, { method: 'POST', url, body, headers: { 'content-type': FORM, ...headers } })
  }
  const kept = async () => {
    const [answer] = await context.dataAccess.asSystemBatch([
      {
        text: 'select name, email, message, language, mailed_at as "mailedAt" from contact_message order by created_at',
      },
    ])
    return answer?.rows ?? []
  }
  const arrived = (count: number) =>
    vi.waitFor(() => expect(smtp.letters).toHaveLength(count), { timeout: 20_000, interval: 50 })

  it('PAGE-05 a message is kept and mailed to the operator, whose answer goes to the writer', async () => {
    const answer = await send()
    expect([answer.status, answer.headers['location']]).toEqual([303, '/contact?lang=en&sent=1'])
    await arrived(1)
    const [letter] = smtp.letters
    const { to, source = '' } = { to: [], ...letter }
    expect(to).toEqual(['office@example.com'])
    expect(headersOf(source)).toMatchObject({ 'reply-to': expect.stringContaining('zoe@customer.example') as unknown })
    expect(headersOf(source)['from']).toContain('server@example.com')
    expect(textOf(source)).toContain('Do you ship to Åland?')
    await vi.waitFor(async () => expect((await kept())[0]?.['mailedAt']).not.toBeNull())
    expect(await kept()).toMatchObject([
      { name: 'Zoë Müller', message: 'Hello.\n\nDo you ship to Åland?', language: 'en' },
    ])
    const thanks = await app.call(undefined, { method: 'GET', url: '/contact?lang=en&sent=1' })
    expect(thanks.text).toContain('role="status"')
    expect(thanks.text).not.toContain('<form')
  })

  it('PAGE-05 the same form sent twice is one message', async () => {
    const token = issue(5_000)
    const statuses = await Promise.all([send({ token }), send({ token }), send({ token })])
    expect(statuses.map(({ status }) => status)).toEqual([303, 303, 303])
    await arrived(1)
    expect(await kept()).toHaveLength(1)
  })

  it('PAGE-05 another text in the same form, as after Back, is another message', async () => {
    const token = issue(5_000)
    for (const message of ['First', 'Second', 'First']) expect((await send({ token, message })).status).toBe(303)
    expect((await kept()).map((each) => each['message'])).toEqual(['First', 'Second'])
  })

  it('PAGE-05 markup stays text and a line break in name or address reaches no header', async () => {
    for (const field of ['name', 'email'])
      for (const trick of [
        'a\r\nBcc: x@evil.example',
        'a\nSubject: y',
        'a%0d%0aBcc: z@evil.example\u0000',
        'x\u202Egro.live',
      ])
        if (field === 'email' || !trick.startsWith('a%0d') || trick.includes('\u0000')) {
          const { status, text } = await send({ [field]: trick })
          expect([field, trick, status]).toEqual([field, trick, 422])
          expect(text).toContain(`id="${field}-note"`)
          expect(text).toContain('aria-invalid="true"')
        }
    for (const email of ['a@b.example, c@d.example', 'a@b', '<a@b.example>', 'a b@c.example', ''])
      expect([email, (await send({ email })).status]).toEqual([email, 422])
    const markup = '<img src=x onerror=alert(1)>'
    const refused = await send({ name: '', message: markup })
    expect(refused.text).not.toContain(markup)
    expect(refused.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect((await send({ name: '<b>Zoë</b>', message: markup })).status).toBe(303)
    await arrived(1)
    const source = smtp.letters[0]?.source ?? ''
    expect(headersOf(source)['content-type']).toContain('text/plain')
    expect(source).not.toContain('evil.example')
  })

  it('PAGE-05 what is too long or missing is named with the remedy, and what was written stays', async () => {
    const long = 'x'.repeat(MOST_OF_MESSAGE + 1)
    const { status, text } = await send({ name: 'n'.repeat(MOST_OF_NAME + 1), message: long })
    expect(status).toBe(422)
    expect(text).toContain(`${MOST_OF_NAME} characters`)
    expect(text).toContain(`yours has ${MOST_OF_MESSAGE + 1}`)
    expect(text).toContain(long)
    expect((await send({ message: ' \r\n ' })).text).toContain('Write a message.')
    const cyrillic = 'ы'.repeat(100_000)
    expect((await send({ message: cyrillic })).text).toContain(cyrillic)
    const huge = await send({ message: 'y'.repeat(2_000_000) })
    expect([huge.status, huge.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
    const other = await app.call(undefined, { method: 'POST', url: '/contact', body: { name: 'x' } })
    expect(other.status).toBe(422)
    expect((await send({ message: 'a\u0000b\u0007c' })).status).toBe(303)
    expect((await kept()).map((each) => each['message'])).toEqual(['abc'])
  })

  it('PAGE-05 robots are refused without a riddle: a filled trap, no time to type, a form of nobody, another site', async () => {
    const forged = `${Date.now() - 5_000}.${randomUUID()}.${'A'.repeat(43)}`
    for (const fields of [
      { website: 'https://evil.example' },
      { token: issue(200) },
      { token: issue(-60_000) },
      { token: issue(25 * 3_600_000) },
      { token: '' },
      { token: forged },
      { token: `${forged}.x` },
    ]) {
      const { status, text } = await send(fields)
      expect([fields, status]).toEqual([fields, 422])
      expect(text).toContain('role="alert"')
      expect(text).toContain('Do you ship to Åland?')
    }
    const elsewhere = await send({}, { 'sec-fetch-site': 'cross-site' })
    expect([elsewhere.status, elsewhere.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(await kept()).toEqual([])
    const quick = issue(1_500)
    expect((await send({ token: quick })).text).toContain(`value="${quick}"`)
    await vi.waitFor(async () => expect((await send({ token: quick })).status).toBe(303), { interval: 200 })
  })

  it('PAGE-05 one network may send five messages an hour, and everybody together two hundred a day', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect((await send()).status).toBe(303)
    const { status, text } = await send()
    expect([status, text.includes('Do you ship to Åland?'), text.includes('office@example.com')]).toEqual([
      429,
      true,
      true,
    ])
    const age = (interval: string) =>
      context.dataAccess.asSystemBatch([
        { text: `update contact_message set created_at = now() - interval '${interval}'` },
      ])
    await age('61 minutes')
    expect((await send()).status).toBe(303)
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into contact_message (id, name, email, message, language, sender)
          select gen_random_uuid(), 'x', 'x', 'x', 'en', decode(md5(n::text), 'hex') from generate_series(1, 194) n`,
      },
    ])
    expect((await send()).status).toBe(429)
    await age('25 hours')
    expect((await send()).status).toBe(303)
  })

  it('PAGE-05 OPS-06 the text stays on the page where a visitor presses too often in a minute', async () => {
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Pricewright <server@example.com>' }
    const limited = await buildRealApp(context, { ...OPERATOR, ...mail, RATE_LIMIT: '100' })
    const press = () => {
      const body = new URLSearchParams({ token: 'none', website: '', ...GOOD }).toString()
      const headers = { 'content-type': FORM, 'accept-language': 'en' }
      return limited.call(undefined, { method: 'POST', url: '/contact', body, headers })
    }
    for (let count = 0; count < 10; count += 1) expect((await press()).status).toBe(422)
    const { status, text, headers } = await press()
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    for (const shown of ['Do you ship to Åland?', GOOD.name, GOOD.email, 'role="alert"']) expect(text).toContain(shown)
    await limited.close()
  })

  it('PAGE-05 a mail that fails is sent later, and the message is not lost', async () => {
    smtp.behaviour = { answers: { MAIL: '451 4.3.0 Try again later' } }
    expect((await send()).status).toBe(303)
    await vi.waitFor(async () => {
      const [answer] = await context.dataAccess.asSystemBatch([
        { text: `select last_error from job where kind = 'contact-mail'` },
      ])
      expect(answer?.rows[0]?.['last_error']).toEqual(expect.any(String))
    })
    expect(await kept()).toMatchObject([{ mailedAt: null }])
    smtp.behaviour = {}
    await context.dataAccess.asSystemBatch([{ text: `update job set run_at = now() where kind = 'contact-mail'` }])
    await app.jobs.wake()
    await arrived(1)
  })

  it('PAGE-05 copies are deleted after half a year, and the oldest of very many', async () => {
    await send()
    await send()
    await context.dataAccess.asSystemBatch([
      {
        text: `update contact_message set created_at = now() - make_interval(days => $1)
          where id = (select id from contact_message limit 1)`,
        values: [CONTACT_DAYS + 1],
      },
    ])
    await keepHouse(context.dataAccess)
    expect(await kept()).toHaveLength(1)
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into contact_message (id, name, email, message, language, sender)
          select gen_random_uuid(), 'x', 'x', 'x', 'en', '' from generate_series(1, 5000)`,
      },
    ])
    await keepHouse(context.dataAccess)
    expect(await kept()).toHaveLength(5_000)
  })

  it('PAGE-05 without a mail server or an operator there is no form, and the page says whom to ask', async () => {
    const [noMail, nobody] = [
      await buildRealApp(context, OPERATOR),
      await buildRealApp(context, { SMTP_URL: smtp.url }),
    ]
    for (const other of [noMail, nobody]) {
      const { text } = await other.call(undefined, { method: 'GET', url: '/contact' })
      expect(text).not.toContain('<form')
      const body = new URLSearchParams({ ...GOOD, token: issue(5_000) }).toString()
      const answer = await other.call(undefined, {
        method: 'POST',
        url: '/contact',
        body,
        headers: { 'content-type': FORM },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    const { text } = await noMail.call(undefined, { method: 'GET', url: '/contact' })
    expect(text).toContain('mailto:office@example.com')
    await noMail.close()
    await nobody.close()
  })
})
