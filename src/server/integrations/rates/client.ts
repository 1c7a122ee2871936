import { linkedSignal, piecesOfBody } from '#server/kit/linked-signal.ts'

/** The source did not answer with rates: no network, a timeout, a failing server. */
export class RatesUnreachable extends Error {}

/** The answer of the source is larger than any file of rates. */
class RatesTooLarge extends Error {}

/** How long a file may take, and how many bytes it may have. */
interface FileLimits {
  readonly patienceMs: number
  readonly mostBytes: number
}

/** The limits of a file of one day. */
const OF_A_DAY: FileLimits = { patienceMs: 15_000, mostBytes: 256 * 1024 }
/** The limits of the file of all days since 1999, which has some 8 MB. */
export const OF_ALL_DAYS: FileLimits = { patienceMs: 120_000, mostBytes: 32 * 1024 * 1024 }

/** Fetches a file of exchange rates. Throws `RatesUnreachable`, and another error if the file is too large. */
export async function fetchRates(url: string, signal: AbortSignal, limits = OF_A_DAY): Promise<string> {
  const linked = linkedSignal([signal], limits.patienceMs)
  try {
    return await fetchText(url, linked.signal, limits.mostBytes)
  } catch (error) {
    throw error instanceof RatesTooLarge ? error : new RatesUnreachable(`${url} cannot be reached: ${words(error)}`)
  } finally {
    linked.release()
  }
}

async function fetchText(url: string, signal: AbortSignal, mostBytes: number): Promise<string> {
  const answer = await fetch(url, { signal, headers: { accept: 'application/xml, text/xml' } })
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of piecesOfBody(answer.body, signal)) {
    size += piece.length
    if (size > mostBytes) throw new RatesTooLarge(`The rates have more than ${mostBytes} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Node puts the reason of a failed request into the cause. */
function words(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
