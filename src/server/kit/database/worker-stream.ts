import { Duplex } from 'node:stream'
import type { MessagePort, Worker } from 'node:worker_threads'

/** A packet of PostgreSQL's protocol on its way to the engine. */
export interface Packet {
  readonly session: number
  readonly bytes: Uint8Array
}

/** A part of the engine's answer; the last part of each answer says so. */
export interface Reply extends Packet {
  readonly last: boolean
}

/** What the worker sends once it is ready. */
export const READY = 'ready'
/** What the worker is told when it must close the engine and end. */
export const CLOSE = 'close'

const TERMINATE = 0x58

/**
 * A PostgreSQL connection without a network: the driver's bytes go to the engine's worker, and its answers come back. It replaces the
 * socket, so that both engines share one driver with its named statements, pipelining, types and errors.
 */
export class WorkerStream extends Duplex {
  readonly #worker: Worker
  readonly #session: number
  readonly #sent: () => void
  readonly #hear = (reply: Reply) => {
    if (reply.session === this.#session) this.push(view(reply.bytes))
  }

  constructor(worker: Worker, session: number, sent: () => void) {
    super()
    this.#worker = worker
    this.#session = session
    this.#sent = sent
  }

  connect(): void {
    this.#worker.on('message', this.#hear)
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay(): void {
    // Packets are never held back here.
  }

  ref(): void {
    // The engine ends the worker, not this stream.
  }

  unref(): void {
    // As above.
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#worker.off('message', this.#hear)
    done(error)
  }

  #send(chunks: readonly Buffer[]): void {
    const wanted = chunks.filter((chunk) => chunk[0] !== TERMINATE)
    if (wanted.length === 0) return
    const bytes = new Uint8Array(wanted.reduce((sum, chunk) => sum + chunk.length, 0))
    let offset = 0
    for (const chunk of wanted) {
      bytes.set(chunk, offset)
      offset += chunk.length
    }
    this.#sent()
    this.#worker.postMessage({ session: this.#session, bytes } satisfies Packet, [bytes.buffer])
  }
}

/** Sends a part of an answer without copying it: the bytes belong to the receiver afterwards. */
export function reply(port: MessagePort, part: Reply): void {
  port.postMessage(part, [part.bytes.buffer as ArrayBuffer])
}

function view(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
