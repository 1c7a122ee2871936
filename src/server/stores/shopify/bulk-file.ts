import { linkedSignal, piecesOfBody } from '#server/kit/linked-signal.ts'
import { StoreFailure } from '../port.ts'
import type { FullSettings } from './settings.ts'

/** A line of a file and the byte where it begins. */
export interface FileLine {
  readonly text: string
  readonly at: number
}

const LONGEST_LINE = 4_000_000
const MOST_REPEATS = 3
const NEW_LINE = 10
/** The time for one page of the file. */
const PAGE_MS = 120_000

/**
 * The lines of a file from a byte on, read as they are taken; a connection that is cut is taken up again where it ended. Undefined for a file
 * that is not there any more.
 */
export async function fileLines(
  settings: FullSettings,
  { url, from }: { readonly url: string; readonly from: number },
  signal: AbortSignal,
): Promise<AsyncGenerator<FileLine> | undefined> {
  if (!mayBeAsked(url, settings.base)) throw new StoreFailure('broken', 'the address of the file is none of https')
  const first = await opened(settings, { url, from }, signal)
  return first && linesOf(settings, { url, from, first }, signal)
}

// The shop names where its file lies: over https, or beside a simulated shop.
function mayBeAsked(url: string, base: string): boolean {
  return URL.canParse(url) && (url.startsWith('https://') || url.startsWith(`${base}/`))
}

interface Opened {
  readonly response: Response
  /** The byte of the file that comes first. */
  readonly at: number
}

async function opened(
  { clock, timeoutMs }: FullSettings,
  { url, from }: { readonly url: string; readonly from: number },
  signal: AbortSignal,
): Promise<Opened | undefined> {
  for (let repeat = 0; ; repeat += 1) {
    const linked = linkedSignal([signal], timeoutMs)
    try {
      const headers = { 'accept-encoding': 'identity', ...(from > 0 ? { range: `bytes=${from}-` } : {}) }
      const response = await fetch(url, { headers, redirect: 'error', signal: linked.signal })
      if (response.ok) return { response, at: response.status === 206 ? from : 0 }
      await response.body?.cancel()
      if (response.status < 500 && response.status !== 429) return undefined
    } catch {
      signal.throwIfAborted()
    } finally {
      linked.release()
    }
    if (repeat >= MOST_REPEATS) throw new StoreFailure('down', 'its file is not reached')
    await clock.sleep(1_000 * 2 ** repeat, signal)
  }
}

async function* linesOf(
  settings: FullSettings,
  { url, from, first }: { readonly url: string; readonly from: number; readonly first: Opened },
  signal: AbortSignal,
): AsyncGenerator<FileLine> {
  let at = from
  let part: Opened | undefined = first
  for (let repeat = 0; part; repeat += 1) {
    const lines = linesWithin(part, at, signal)
    try {
      for (;;) {
        const { done, value } = await lines.next()
        if (done === true) return
        at = value.at + value.bytes
        yield value
      }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StoreFailure) throw error
      if (repeat >= MOST_REPEATS) throw new StoreFailure('down', 'its file was cut')
    } finally {
      await lines.return(undefined)
    }
    part = await opened(settings, { url, from: at }, signal)
  }
  throw new StoreFailure('down', 'its file went away')
}

async function* linesWithin(
  { response, at }: Opened,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<FileLine & { readonly bytes: number }> {
  const linked = linkedSignal([signal], PAGE_MS)
  let position = at
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const piece of piecesOfBody(response.body, linked.signal)) {
      rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece])
      let begin = 0
      for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE, begin)) {
        const line = lineFrom(rest, { begin, end, position }, from)
        begin = end + 1
        if (line) yield line
      }
      position += begin
      rest = rest.subarray(begin)
      if (rest.length > LONGEST_LINE) throw new StoreFailure('broken', 'a line of its file has no end')
    }
    const last = lineFrom(rest, { begin: 0, end: rest.length, position }, from)
    if (last) yield last
  } finally {
    linked.release()
  }
}

function lineFrom(
  buffer: Buffer,
  { begin, end, position }: { readonly begin: number; readonly end: number; readonly position: number },
  from: number,
): (FileLine & { readonly bytes: number }) | undefined {
  const at = position + begin
  // A store of files may answer from its beginning although it was asked for a part.
  if (at < from || end === begin) return undefined
  return { text: buffer.toString('utf8', begin, end), at, bytes: end - begin + 1 }
}
