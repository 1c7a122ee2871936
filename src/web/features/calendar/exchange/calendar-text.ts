import { detectEncoding } from '#domain/import/encoding.ts'

/** The text of a calendar file: UTF-8 as the standard has it, else what its bytes say, such as that of older Windows programs. */
export async function calendarText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(detectEncoding(bytes)).decode(bytes)
}
