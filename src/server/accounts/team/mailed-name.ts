import { cutText } from '#domain/cut-text.ts'

/** More of a name is not mailed. */
const LONGEST = 60
/** Line breaks, and signs that nobody sees or that turn others round. */
const UNSEEN = /[\s\p{C}\p{Z}]+/gu
/** What mail programs make a link of: an address of a page or of a person, or a name of a server such as `evil.example`. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/iu

/** A name that somebody chose, as it stands in a mail to others: one short line without links; empty where nothing can be shown. */
export function mailedName(name: string): string {
  const line = cutText(name.replace(UNSEEN, ' ').trim(), LONGEST)
  return LINK.test(line.normalize('NFKC')) ? '' : line
}
