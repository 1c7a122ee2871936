import type { Readable } from 'node:stream'
import { Refusal } from '#contract/refusal.ts'

/** The bytes of a body that comes as a stream, `most` at most; as they came, for a signature over them. Throws `Refusal`. */
export async function bodyBytes(body: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new Refusal('too-large', { limit: `${most / 1024} KB` })
    parts.push(part)
  }
  return Buffer.concat(parts)
}
