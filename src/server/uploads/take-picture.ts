import type { Readable } from 'node:stream'
import { makePicture } from './picture-work.ts'
import { createIntake } from './receive.ts'

/** A form is a text head, an empty line and the bytes of its first file. */
const HEAD_END = Buffer.from('\r\n\r\n')

/** Takes a picture as an upload does and answers its stored form, which nobody keeps (DIAG-01). Throws `Refusal`. */
export function createPictureTaker(arrivals: string) {
  const intake = createIntake(arrivals)
  return (userId: string, body: Readable, signal: AbortSignal): Promise<Uint8Array> =>
    intake.take({ key: userId, signal }, body, undefined, async (received) => {
      const { image } = await makePicture(userId, async () => fileOfForm(await received()))
      return image
    })
}

/** The first file of a form (`multipart/form-data`); any other body is the picture itself. */
function fileOfForm(body: Uint8Array): Uint8Array {
  const bytes = Buffer.from(body)
  const boundary = /^--[^\r\n]{1,70}(?=\r\n)/.exec(bytes.subarray(0, 80).toString('latin1'))?.[0]
  const start = boundary === undefined ? -1 : bytes.indexOf(HEAD_END)
  if (boundary === undefined || start < 0) return body
  const end = bytes.indexOf(`\r\n${boundary}`, start)
  return bytes.subarray(start + HEAD_END.length, end < 0 ? undefined : end)
}
