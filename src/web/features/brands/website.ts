import { brand } from '#contract/entities/brand.ts'
import { readField } from '#web/kit/form/read-field.ts'
import type { Parsed } from '#web/kit/ui/use-draft.ts'

const readAddress = readField(brand.fields.website)
/** A name of a site as people write it, without what every address begins with: `www.fjord.example/trade`. */
const BARE = /^(?:[^\s/:@?#.]+\.)+[^\s/:@?#.]{2,}(?:[/?#:]\S*)?$/

/** Reads a web address; one without its beginning gets `https://`. */
export function readWebsite(text: string): Parsed<string> {
  const typed = text.trim()
  return readAddress(BARE.test(typed) ? `https://${typed}` : typed)
}

/** A web address without what every address begins with. */
export function shortAddress(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
