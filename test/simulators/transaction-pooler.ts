import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A pooler in transaction mode on a port of its own: PgBouncer 1.18 as far as the product can tell. */
export interface TransactionPooler {
  readonly port: number
  /** Cuts every session at both ends, as a restart does. */
  restart(): void
  /** While it is set, sessions are refused with it, as a server does that starts. */
  refuseWith(reason: { readonly code: string; readonly message: string } | undefined): void
  close(): void
}

const PROTOCOL = 196_608
const ENCRYPTION = 80_877_103
/** What PgBouncer keeps of a session or passes on; it refuses every other setting. */
const KEPT = new Set(['user', 'database', 'client_encoding', 'application_name'])
const SESSIONS = 3

/** A session at the server, and the one whose transaction it runs. */
interface Session {
  readonly socket: Socket
  client: Client | undefined
  isReady: boolean
}

interface Client {
  readonly socket: Socket
  startup: Buffer | undefined
  /** Messages that wait for a session. */
  readonly waiting: Buffer[]
  session: Session | undefined
  /** Ends of packets that the server has not answered yet. */
  syncs: number
}

/** Starts a pooler with a few sessions at the server behind a socket; each transaction gets another one than the last. */
export async function startTransactionPooler(socketPath: string): Promise<TransactionPooler> {
  const sockets = new Set<Socket>()
  const sessions: Session[] = []
  const queue: Client[] = []
  let refusal: { readonly code: string; readonly message: string } | undefined

  const known = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  function openSession(startup: Buffer): void {
    const socket = known(connect(socketPath))
    const session: Session = { socket, client: undefined, isReady: false }
    socket.write(startup)
    const take = messages((type, message) => {
      const isEnd = type === 'Z'
      if (!session.isReady) {
        session.isReady = isEnd
        if (isEnd) serve()
        return
      }
      const { client } = session
      client?.socket.write(message)
      if (!client || !isEnd) return
      client.syncs -= 1
      if (client.syncs > 0 || message.toString('latin1', 5) !== 'I') return
      client.session = undefined
      session.client = undefined
      // To the end, so that the next transaction is another session's.
      sessions.push(...sessions.splice(sessions.indexOf(session), 1))
      serve()
    })
    socket.on('data', take)
    socket.on('close', () => {
      sessions.splice(sessions.indexOf(session), 1)
      // Who waits for a server that takes no session is told by the end of their own.
      const client = session.isReady ? session.client : queue.shift()
      client?.socket.destroy()
      grow()
    })
    sessions.push(session)
  }

  function grow(): void {
    const startup = queue[0]?.startup
    if (!startup) return
    for (let count = sessions.length; count < SESSIONS; count += 1) openSession(startup)
  }

  function serve(): void {
    for (const session of sessions) {
      if (!session.isReady || session.client) continue
      const client = queue.shift()
      if (!client) return
      session.client = client
      client.session = session
      for (const message of client.waiting.splice(0)) session.socket.write(message)
    }
  }

  const server = createServer((socket) => {
    const client: Client = { socket: known(socket), startup: undefined, waiting: [], session: undefined, syncs: 0 }
    const take = messages((type, message) => {
      if (type === 'X') return
      if (type === 'S' || type === 'Q') client.syncs += 1
      if (client.session) return void client.session.socket.write(message)
      client.waiting.push(message)
      if (!queue.includes(client)) queue.push(client)
      grow()
      serve()
    })
    socket.on('data', (chunk: Buffer) => {
      if (client.startup) return take(chunk)
      if (chunk.readInt32BE(4) === ENCRYPTION) return void socket.write('N')
      if (chunk.readInt32BE(4) !== PROTOCOL) return void socket.destroy()
      const unknown = settingsOf(chunk).find((name) => !KEPT.has(name))
      const reason = unknown ? { code: '08P01', message: `unsupported startup parameter: ${unknown}` } : refusal
      if (reason) return void socket.end(fatal(reason))
      client.startup = chunk
      socket.write(WELCOME)
    })
    // Who leaves in the middle of a transaction takes the session along.
    socket.on('close', () => {
      if (queue.includes(client)) queue.splice(queue.indexOf(client), 1)
      client.session?.socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    restart: () => sockets.forEach((socket) => socket.destroy()),
    refuseWith: (reason) => (refusal = reason),
    close: () => {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}

/** Takes a stream apart into messages: a letter, a length that counts itself, a body. */
function messages(hear: (type: string, message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1
      hear(rest.toString('latin1', 0, 1), rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  }
}

/** The names of the settings that a session asks for. */
function settingsOf(startup: Buffer): string[] {
  return startup
    .toString('utf8', 8)
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '')
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function fatal({ code, message: text }: { readonly code: string; readonly message: string }): Buffer {
  return message('E', Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`))
}

const WELCOME = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  message('S', Buffer.from('server_version\x0015.0\0')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
])
