import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** How the mail server behaves; each word alone, everything else as usual. */
export interface SmtpBehaviour {
  /** Answers that take the place of the usual ones, by the first word of the command, or `GREETING` and `MESSAGE`. */
  readonly answers?: Readonly<Partial<Record<SmtpStep, string>>>
  /** Closes the connection in place of an answer. */
  readonly dropsAt?: SmtpStep
  /** Waits so long before it confirms a letter, in milliseconds. */
  readonly delayMs?: number
  /** The only login that is let in; without it none is asked for. */
  readonly login?: { readonly user: string; readonly password: string }
  /** The largest letter that is taken, in bytes: announced, and refused beyond. */
  readonly maxBytes?: number
}

type SmtpStep = 'GREETING' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'MESSAGE'

/** A letter as the server took it. */
export interface TakenLetter {
  readonly from: string
  readonly to: readonly string[]
  /** Head and body as they came over the line, without doubled dots. */
  readonly source: string
}

/** A mail server over a real socket (RFC 5321), as far as letters go in. */
export interface SmtpSimulator {
  readonly url: string
  readonly port: number
  behaviour: SmtpBehaviour
  /** Letters that were confirmed, or dropped after they had come in whole. */
  readonly letters: TakenLetter[]
  close(): Promise<void>
}

/** Starts a mail server on a free port of this computer. */
export async function startSmtpSimulator(behaviour: SmtpBehaviour = {}): Promise<SmtpSimulator> {
  const letters: TakenLetter[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, simulator.behaviour, letters)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const simulator: SmtpSimulator = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    behaviour,
    letters,
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

function converse(socket: Socket, behaviour: SmtpBehaviour, letters: TakenLetter[]): void {
  const { answers = {}, dropsAt, delayMs = 0, login, maxBytes } = behaviour
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
    const kept = { from, to: [...to], source }
    if (dropsAt === 'MESSAGE') letters.push(kept)
    setTimeout(() => {
      if (say('MESSAGE', isTooLarge ? '552 5.3.4 Message too big' : '250 2.0.0 Ok: queued')) letters.push(kept)
    }, delayMs)
    envelope.to = []
  }
  const commands: Readonly<Record<string, (line: string) => void>> = {
    EHLO: () => {
      const lines = ['simulator', ...(login ? ['AUTH PLAIN'] : []), ...(maxBytes ? [`SIZE ${maxBytes}`] : [])]
      say('EHLO', lines.map((line, at) => `250${at === lines.length - 1 ? ' ' : '-'}${line}`).join('\r\n'))
    },
    AUTH: (line) => {
      const [, user = '', password = ''] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')
      envelope.isIn = user === login?.user && password === login.password
      say('AUTH', envelope.isIn ? '235 2.7.0 Authentication successful' : '535 5.7.8 Authentication failed')
    },
    MAIL: (line) => {
      envelope.from = addressIn(line)
      say('MAIL', envelope.isIn ? '250 2.1.0 Ok' : '530 5.7.0 Authentication required')
    },
    RCPT: (line) => {
      if (say('RCPT', '250 2.1.5 Ok')) envelope.to.push(addressIn(line))
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
  say('GREETING', '220 simulator ESMTP')
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
