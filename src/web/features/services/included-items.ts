import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { pageMessages } from './page-messages.ts'

const MOST = 100
const LONGEST = 200

/** What a package includes, one a line: trimmed, without empty lines. */
export function itemsOf(lines: string): readonly string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Reads lines within the limits of what a package may include. */
export function readItems(lines: string): Parsed<string> {
  const items = itemsOf(lines)
  if (items.length > MOST) return { issue: pageMessages.package.tooMany }
  if (items.some((item) => item.length > LONGEST)) return { issue: pageMessages.package.tooLong }
  return { value: items.join('\n') }
}
