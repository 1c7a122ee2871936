import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attachmentOf, headersOf, textOf } from '#test/letters.ts'
import { makeCertificate } from '#test/simulators/certificate.ts'
import { startSmtpSimulator } from '#test/simulators/smtp.ts'
import { MailFailure } from './mail-failure.ts'
import { createMailer } from './mailer.ts'

const FROM = 'Pricewright <pricewright@localhost>'

describe('mail', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pw-mail-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const letters = async () => {
    const names = (await readdir(join(dataDir, 'outbox'))).sort()
    return Promise.all(names.map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')))
  }

  it('AUTH-12 without a mail server every letter becomes a file that only its owner reads', async () => {
    const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: FROM, dataDir })
    expect(mailer.outbox).toBe(join(dataDir, 'outbox'))
    await mailer.send({ to: 'ada@example.com', subject: 'Grüße', text: 'Hello Ada' })
    await mailer.send({ to: 'bob@example.com', subject: 'Two', text: 'Hello Bob' })
    const [first, second] = await letters()
    expect(first).toMatch(/^To: ada@example\.com\r?$/m)
    expect(first).toMatch(/^From: Pricewright <pricewright@localhost>\r?$/m)
    expect(first).toContain('Hello Ada')
    expect(second).toContain('Hello Bob')
    const [name = ''] = await readdir(join(dataDir, 'outbox'))
    expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{32}\.eml$/)
    expect((await stat(join(dataDir, 'outbox', name))).mode & 0o777).toBe(0o600)
  })

  it('AUTH-12 a link in a mail of the outbox is whole in a text editor, beside HTML, a file and umlauts', async () => {
    const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: FROM, dataDir })
    const link = `http://127.0.0.1:3000/confirm?token=${'zbPd33sUP8h43kyUOaNG'.repeat(4)}&for=ada`
    const text = `Grüße, Ada!\n\n${link}\n\nBis bald`
    const file = { fileName: 'a.txt', type: 'application/octet-stream', bytes: Buffer.from('=3D as it is') }
    await mailer.send({ to: 'ada@example.com', subject: 'Hi', text })
    await mailer.send({ to: 'ada@example.com', subject: 'Hi', text, html: `<p>${link}</p>`, attachments: [file] })
    await mailer.send({ to: 'ada@example.com', subject: 'Hi', text: `${'ü'.repeat(600)}\n${link}` })
    const [plain = '', rich = '', long = ''] = await letters()
    for (const letter of [plain, rich]) {
      expect(letter).toContain(`Grüße, Ada!\r\n\r\n${link}\r\n`)
      expect(textOf(letter).trim()).toBe(text)
    }
    expect(textOf(rich, 'text/html').trim()).toBe(`<p>${link}</p>`)
    expect(attachmentOf(rich).bytes.toString()).toBe('=3D as it is')
    expect(textOf(long).trim()).toBe(`${'ü'.repeat(600)}\n${link}`)
    expect(long.split('\r\n').every(({ length }) => length <= 78)).toBe(true)
  })

  it('CAL-04 DOC-13 mails of one moment have files of their own, and another attempt of one replaces its file alone', async () => {
    const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: FROM, dataDir })
    const send = (event: number, to: string, text: string) =>
      mailer.send({ id: `event-${event}-1796051265600000`, to, subject: 'Soon', text })
    const events = Array.from({ length: 60 }, (_, event) => event)
    await Promise.all(events.map((event) => send(event, 'ada@example.com', `Event ${event}.`)))
    await send(0, 'bob@example.com', 'Event of Bob.')
    const first = (await readdir(join(dataDir, 'outbox'))).sort()
    await Promise.all(events.map((event) => send(event, 'ada@example.com', `Event ${event}, again.`)))
    expect((await readdir(join(dataDir, 'outbox'))).sort()).toEqual(first)
    const texts = (await letters()).map((letter) => textOf(letter).trim())
    expect(texts.sort()).toEqual([...events.map((event) => `Event ${event}, again.`), 'Event of Bob.'].sort())
  })

  it('AUTH-12 nobody adds headers or recipients by what they write', async () => {
    const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: FROM, dataDir })
    await mailer.send({
      to: 'ada@example.com\r\nBcc: evil@example.com',
      subject: 'Hi\r\nBcc: evil@example.com',
      text: 'x',
    })
    await mailer.send({ to: 'ada@example.com, evil@example.com', subject: 'x', text: 'x' })
    for (const letter of await letters()) {
      const [headers = ''] = letter.split(/\r?\n\r?\n/)
      expect(headers).not.toMatch(/^bcc:/im)
      expect(headers.match(/^to:/gim)).toHaveLength(1)
    }
  })

  it('AUTH-12 with a mail server the letter goes there', async () => {
    const smtp = await startSmtpSimulator()
    const mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: FROM, dataDir })
    expect(mailer.outbox).toBeUndefined()
    await mailer.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' })
    await smtp.close()
    expect(smtp.letters).toMatchObject([{ from: 'pricewright@localhost', to: ['ada@example.com'] }])
    expect(textOf(smtp.letters[0]?.source ?? '')).toContain('Hello Ada')
  })

  it('DOC-13 a letter has two forms, a file, the name of a business, and answers go to it', async () => {
    const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: FROM, dataDir })
    await mailer.send({
      id: 'one',
      to: 'ada@example.com',
      subject: 'Rechnung',
      text: 'Grüße',
      html: '<p>Grüße</p>',
      fromName: 'Tée & Söhne',
      replyTo: 'tee@example.com',
      attachments: [{ fileName: 'Rechnung 1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }],
    })
    const [letter = ''] = await letters()
    expect(headersOf(letter)).toMatchObject({
      from: 'Tée & Söhne <pricewright@localhost>',
      'reply-to': 'Tée & Söhne <tee@example.com>',
      'message-id': '<one@localhost>',
    })
    expect([textOf(letter).trim(), textOf(letter, 'text/html').trim()]).toEqual(['Grüße', '<p>Grüße</p>'])
    expect(attachmentOf(letter)).toEqual({ name: 'Rechnung 1.pdf', bytes: Buffer.from('%PDF-1.7') })
  })

  it('DOC-13 no name, file name or address for answers adds a header or a recipient', async () => {
    const mailer = createMailer({ SMTP_URL: '', MAIL_FROM: FROM, dataDir })
    const evil = 'x\r\nBcc: evil@example.com'
    await mailer.send({
      to: 'ada@example.com',
      subject: 'x',
      text: evil,
      html: evil,
      fromName: `${evil}" <evil@example.com>, "`,
      replyTo: `ada@example.com\r\nBcc: evil@example.com`,
      attachments: [{ fileName: `${evil}.pdf`, type: 'application/pdf', bytes: Buffer.from('x') }],
    })
    const [letter = ''] = await letters()
    const [head = ''] = letter.split('\r\n\r\n')
    expect(letter).not.toMatch(/^bcc:.*\r\n[a-z-]+:/im)
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^(to|from):/gim)).toHaveLength(2)
    expect(headersOf(letter)['from']).toMatch(/<pricewright@localhost>$/)
  })

  it.each([
    ['nobody listens', undefined, { isPassing: true, isUnsure: false }, /could not be reached/],
    ['the login is wrong', { login: { user: 'a', password: 'b' } }, { isPassing: false, isUnsure: false }, /login/],
    [
      'the address is refused',
      { answers: { RCPT: '550 No such user' } },
      { isPassing: false, isUnsure: false },
      /refused the address ada@example\.com: 550/,
    ],
    [
      'it is greylisted',
      { answers: { RCPT: '450 Later' } },
      { isPassing: true, isUnsure: false },
      /try again later: 450/,
    ],
    ['it is announced as too large', { maxBytes: 200 }, { isPassing: false, isUnsure: false }, /too large/],
    [
      'the connection breaks before the letter',
      { dropsAt: 'RCPT' },
      { isPassing: true, isUnsure: false },
      /could not be reached/,
    ],
    [
      'the connection breaks after the letter',
      { dropsAt: 'MESSAGE' },
      { isPassing: true, isUnsure: true },
      /before the mail server confirmed/,
    ],
  ] as const)('DOC-13 when %s it says whether that passes', async (_what, behaviour, kind, message) => {
    const smtp = await startSmtpSimulator(behaviour)
    const url = new URL(smtp.url)
    if (behaviour && 'login' in behaviour) url.username = url.password = 'wrong'
    if (!behaviour) await smtp.close()
    const mailer = createMailer({ SMTP_URL: url.href, MAIL_FROM: FROM, dataDir })
    const failure = await mailer
      .send({ to: 'ada@example.com', subject: 'x', text: 'x'.repeat(500) })
      .catch((error: unknown) => error)
    await smtp.close()
    expect(failure).toBeInstanceOf(MailFailure)
    expect(failure).toMatchObject({ ...kind, message: expect.stringMatching(message) as string })
  })

  describe('over STARTTLS', () => {
    const tls = makeCertificate()
    const login = { user: 'ann', password: 'secret' }
    /** An address that says who answers for the server's certificate. */
    const trusting = (url: string) => `${url.replace('://', '://ann:secret@')}/?tls.ca=${encodeURIComponent(tls.cert)}`
    const sendTo = (url: string) =>
      createMailer({ SMTP_URL: url, MAIL_FROM: FROM, dataDir }).send({
        to: 'ada@example.com',
        subject: 'x',
        text: 'Grüße',
      })

    it('DOC-13 login and letter go over the safe connection', async () => {
      const smtp = await startSmtpSimulator({ tls, login })
      await sendTo(trusting(smtp.url))
      await smtp.close()
      expect(smtp.logins).toEqual([{ user: 'ann', isEncrypted: true }])
      expect(smtp.letters).toMatchObject([{ to: ['ada@example.com'], isEncrypted: true }])
      expect(textOf(smtp.letters[0]?.source ?? '').trim()).toBe('Grüße')
    })

    it.each([
      ['does not offer it', { login }, '&requireTLS=true', / over a safe connection: 502/],
      [
        'offers it and refuses to begin',
        { tls, login, answers: { STARTTLS: '454 4.7.0 Not now' } },
        '',
        /: 454 4\.7\.0/,
      ],
      ['hangs up in place of it', { tls, login, dropsAt: 'STARTTLS' }, '', /could not be reached/],
      [
        'shows a certificate that nobody answers for',
        { tls: makeCertificate(), login },
        '',
        / its certificate was not accepted \([A-Z_]+\)\.$/,
      ],
    ] as const)(
      'DOC-13 a server that %s gets neither login nor letter, and the mail is tried again',
      async (_what, behaviour, more, message) => {
        const smtp = await startSmtpSimulator(behaviour)
        const failure = await sendTo(trusting(smtp.url) + more).catch((error: unknown) => error)
        await smtp.close()
        expect([smtp.logins, smtp.letters]).toEqual([[], []])
        expect(failure).toBeInstanceOf(MailFailure)
        expect(failure).toMatchObject({
          isPassing: true,
          isUnsure: false,
          message: expect.stringMatching(message) as string,
        })
      },
    )
  })
})
