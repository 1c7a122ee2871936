import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableNodeFS, durableStartParams } from './durable-nodefs.ts'
import { CLOSE, type Packet, READY, reply } from './worker-stream.ts'

const PART_BYTES = 256 * 1024
const SILENCE_MS = 500

/**
 * Collects an answer and sends it in parts: a large one at once, any other after a while, so that a slow statement does not look stuck.
 */
class Answer {
  readonly #session: number
  #parts: Uint8Array[] = []
  #bytes = 0
  #sentAt = performance.now()

  constructor(session: number) {
    this.#session = session
  }

  add(part: Uint8Array): void {
    this.#parts.push(part.slice())
    this.#bytes += part.length
    if (this.#bytes >= PART_BYTES || performance.now() - this.#sentAt > SILENCE_MS) this.send(false)
  }

  send(last: boolean): void {
    const bytes = new Uint8Array(this.#bytes)
    let offset = 0
    for (const part of this.#parts) {
      bytes.set(part, offset)
      offset += part.length
    }
    this.#parts = []
    this.#bytes = 0
    this.#sentAt = performance.now()
    reply(port, { session: this.#session, bytes, last })
  }
}

if (!parentPort) throw new Error('runs as a worker only')
const port = parentPort
const { folder } = workerData as { folder: string }
const engine = await PGlite.create({
  fs: new DurableNodeFS(folder),
  startParams: durableStartParams,
  // Searches find letters by it (migration 0046).
  extensions: { pg_trgm },
})
let session = 0

port.on('message', (message: Packet | typeof CLOSE) => {
  if (message === CLOSE) void close()
  else answer(message)
})
port.postMessage(READY, [])

function answer(packet: Packet): void {
  // The engine has one session: a new connection must not inherit what the last one left open.
  if (packet.session !== session) {
    for (const command of ['rollback', 'discard all']) execute(simpleQuery(command), () => undefined)
    session = packet.session
  }
  const answer = new Answer(packet.session)
  execute(packet.bytes, (part) => answer.add(part))
  answer.send(true)
}

/** Runs to its end before it returns: the engine is synchronous. */
function execute(bytes: Uint8Array, onRawData: (part: Uint8Array) => void): void {
  void engine.execProtocolRawStream(bytes, { syncToFs: false, onRawData })
}

function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`)
  const message = Buffer.alloc(5 + body.length)
  message.write('Q')
  message.writeInt32BE(4 + body.length, 1)
  body.copy(message, 5)
  return message
}

async function close(): Promise<void> {
  await engine.close()
  port.close()
}
