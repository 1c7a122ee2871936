import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
    expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{8}\.eml$/)
    expect((await stat(join(dataDir, 'outbox', name))).mode & 0o777).toBe(0o600)
  })

  it('AUTH-12 nobody adds headers or recipients by what they write (attack 44)', async () => {
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
    const lines: string[] = []
    const server = createServer((socket) => converse(socket, lines))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const mailer = createMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: FROM, dataDir })
    expect(mailer.outbox).toBeUndefined()
    await mailer.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' })
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    expect(lines).toContain('RCPT TO:<ada@example.com>')
    expect(lines).toContain('Hello Ada')
  })
})

/** The few words of SMTP that a client needs to hear. */
function converse(socket: Socket, lines: string[]): void {
  let inData = false
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    for (const line of String(chunk).split('\r\n').slice(0, -1)) {
      lines.push(line)
      if (inData && line !== '.') continue
      inData = line === 'DATA'
      socket.write(inData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      if (line === 'QUIT') socket.end()
    }
  })
}
