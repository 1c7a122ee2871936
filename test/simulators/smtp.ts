import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { TestCertificate } from './certificate.ts'

/** How the mail server behaves; each word alone, everything else as usual. */
export interface SmtpBehaviour {
  /** Answers that take the place of the usual ones, by the first word of the command, or `GREETING` and `MESSAGE`. */
  readonly answers?: Readonly<Partial<Record<SmtpStep, string>>>
  /** Closes the connection in place of an answer. */
  readonly dropsAt?: SmtpStep
  /** Waits so long before it confirms a letter, in milliseconds. */
  readonly delayMs?: number
  /** It offers STARTTLS (RFC 3207) and shows this; a login is then taken over the safe connection alone. */
  readonly tls?: TestCertificate
  /** The only login that is let in; without it none is asked for. */
  readonly login?: { readonly user: string; readonly password: string }
  /** Addresses that are refused while others are taken. */
  readonly refuses?: readonly string[]
  /** The largest letter that is taken, in bytes: announced, and refused beyond. */
  readonly maxBytes?: number
}

type SmtpStep = 'GREETING' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'MESSAGE'

/** A letter as the server took it. */
export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  /** Head and body as they came over the line, without doubled dots. */
  readonly source: string
  readonly isEncrypted: boolean
}

/** A mail server over a real socket (RFC 5321), as far as letters go in. */
export interface SmtpSimulator {
  readonly url: string
  readonly port: number
  behaviour: SmtpBehaviour
  /** Letters that were confirmed, or dropped after they had come in whole. */
  readonly letters: TakenMail[]
  /** Each login that was tried, and whether it came over a safe connection. */
  readonly logins: { readonly user: string; readonly isEncrypted: boolean }[]
  close(): Promise<void>
}

/** Starts a mail server on a free port of this computer. */
export async function startSmtpSimulator(behaviour: SmtpBehaviour = {}): Promise<SmtpSimulator> {
  const letters: TakenMail[] = []
  const logins: SmtpSimulator['logins'] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, simulator)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const simulator: SmtpSimulator = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    behaviour,
    letters,
    logins,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return simulator
}

/** What is known of the letter under way. */
interface Envelope {
  from: string
  to: string[]
  isIn: boolean
}

function converse(plain: Socket, { behaviour, letters, logins }: SmtpSimulator): void {
  const { answers = {}, dropsAt, delayMs = 0, login, maxBytes, refuses = [], tls } = behaviour
  let socket = plain
  const envelope: Envelope = { from: '', to: [], isIn: login === undefined }
  let data: string[] | undefined
  let rest = ''
  const say = (step: SmtpStep, usual: string): boolean => {
    if (dropsAt === step) {
      socket.destroy()
      return false
    }
    const answer = answers[step] ?? usual
    socket.write(`${answer}\r\n`)
    return answer.startsWith('2') || answer.startsWith('3')
  }
  const takeLetter = (lines: readonly string[]): void => {
    const source = lines.map((line) => (line.startsWith('.') ? line.slice(1) : line)).join('\r\n')
    const isTooLarge = maxBytes !== undefined && Buffer.byteLength(source) > maxBytes
    const { from, to } = envelope
    const kept = { from, to: [...to], source, isEncrypted: socket !== plain }
    if (dropsAt === 'MESSAGE') letters.push(kept)
    setTimeout(() => {
      if (say('MESSAGE', isTooLarge ? '552 5.3.4 Message too big' : '250 2.0.0 Ok: queued')) letters.push(kept)
    }, delayMs)
    envelope.to = []
  }
  const commands: Readonly<Record<string, (line: string) => void>> = {
    EHLO: () => {
      const isSafe = tls === undefined || socket !== plain
      const lines = [
        'simulator',
        ...(isSafe ? [] : ['STARTTLS']),
        ...(login && isSafe ? ['AUTH PLAIN'] : []),
        ...(maxBytes ? [`SIZE ${maxBytes}`] : []),
      ]
      say('EHLO', lines.map((line, at) => `250${at === lines.length - 1 ? ' ' : '-'}${line}`).join('\r\n'))
    },
    STARTTLS: () => {
      if (tls === undefined) return void socket.write('502 5.5.1 Not offered\r\n')
      if (!say('STARTTLS', '220 2.0.0 Ready')) return
      plain.removeAllListeners('data')
      socket = new TLSSocket(plain, { isServer: true, ...tls })
      socket.on('error', () => undefined)
      listen()
    },
    AUTH: (line) => {
      const [, user = '', password = ''] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')
      logins.push({ user, isEncrypted: socket !== plain })
      envelope.isIn = user === login?.user && password === login.password
      say('AUTH', envelope.isIn ? '235 2.7.0 Authentication successful' : '535 5.7.8 Authentication failed')
    },
    MAIL: (line) => {
      envelope.from = addressIn(line)
      say('MAIL', envelope.isIn ? '250 2.1.0 Ok' : '530 5.7.0 Authentication required')
    },
    RCPT: (line) => {
      const isRefused = refuses.includes(addressIn(line))
      if (say('RCPT', isRefused ? '550 5.1.1 No such user' : '250 2.1.5 Ok')) envelope.to.push(addressIn(line))
    },
    DATA: () => {
      if (say('DATA', '354 End data with <CR><LF>.<CR><LF>')) data = []
    },
    RSET: () => void socket.write('250 2.0.0 Ok\r\n'),
    QUIT: () => void socket.end('221 2.0.0 Bye\r\n'),
  }
  const take = (line: string): void => {
    if (data && line === '.') {
      const lines = data
      data = undefined
      takeLetter(lines)
    } else if (data) data.push(line)
    else {
      const act = commands[line.split(' ')[0]?.toUpperCase() ?? '']
      if (act) act(line)
      else socket.write('502 5.5.2 Command not recognised\r\n')
    }
  }
  const listen = (): void => {
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(Buffer.from(line, 'latin1').toString('utf8'))
    })
  }
  say('GREETING', '220 simulator ESMTP')
  listen()
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
