import { businessMessages } from './business-messages.ts'

const messages = businessMessages.logo

/** What is stored at most, before it is written as text (PROF-03). */
const MAX_LOGO_BYTES = 512 * 1024
const MAX_FILE_BYTES = 20 * 1024 * 1024
/** Longest sides that are tried, in pixels; the last is small enough for any picture. */
const SIDES = [1_000, 800, 600, 450, 320] as const
const JPEG_QUALITY = 0.9

/** Why a file became no logo, in words for people. */
export class LogoProblem extends Error {
  override readonly name = 'LogoProblem'
}

/** A size with its longest side within a limit; nothing is made larger. */
export function fitting(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A picture of the user's as an inline PNG or JPEG that is small enough (PROF-03). Throws `LogoProblem`. */
export async function readLogo(file: Blob): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new LogoProblem(messages.tooLarge)
  const picture = await load(await dataUrl(file))
  // A photograph stays one; everything else keeps its transparency.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  for (const side of SIDES) {
    const blob = await drawn(picture, side, type)
    if (blob.size <= MAX_LOGO_BYTES) return dataUrl(blob)
  }
  throw new LogoProblem(messages.failed)
}

async function load(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode().catch(failed)
  return picture
}

async function drawn(picture: HTMLImageElement, side: number, type: string): Promise<Blob> {
  // A drawing may have no size of its own.
  const { width, height } = fitting(picture.naturalWidth || side, picture.naturalHeight || side, side)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
  return blob ?? failed()
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    const refuse = (): void => reject(new LogoProblem(messages.failed))
    reader.addEventListener('load', () => (typeof reader.result === 'string' ? resolve(reader.result) : refuse()))
    reader.addEventListener('error', refuse)
    reader.readAsDataURL(blob)
  })
}

function failed(): never {
  throw new LogoProblem(messages.failed)
}
