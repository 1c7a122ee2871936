/** The source did not answer with rates: no network, a timeout, a failing server. */
export class RatesUnreachable extends Error {}

/** The answer of the source is larger than any file of rates. */
class RatesTooLarge extends Error {}

const PATIENCE_MS = 15_000
const LARGEST_ANSWER = 256 * 1024

/** Fetches a file of exchange rates. Throws `RatesUnreachable`, and another error if the file is too large. */
export async function fetchRates(url: string, signal: AbortSignal): Promise<string> {
  try {
    return await fetchText(url, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
  } catch (error) {
    throw error instanceof RatesTooLarge ? error : new RatesUnreachable(`${url} cannot be reached: ${words(error)}`)
  }
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, headers: { accept: 'application/xml, text/xml' } })
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body ?? []) {
    size += (piece as Uint8Array).length
    if (size > LARGEST_ANSWER) throw new RatesTooLarge(`The rates have more than ${LARGEST_ANSWER} bytes.`)
    pieces.push(piece as Uint8Array)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Node puts the reason of a failed request into the cause. */
function words(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
