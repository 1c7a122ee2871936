import { fieldMessages } from './field-messages.ts'
import type { FieldIssue } from './refusal.ts'

// Without the u flag a pair of surrogates looks like two lone ones, so pairs are matched first.
const BROKEN = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Whether a text has NUL or half of a surrogate pair: JSON may say both, and no database keeps them. */
export const isBroken = (text: string): boolean => text.search(BROKEN) !== -1

/** More of them tell nobody anything. */
const MOST_TOLD = 20

/**
 * What of parsed JSON cannot be kept, by its path: names and texts with NUL or broken characters, and numbers beyond what a number holds,
 * such as 1e400. Nesting has a limit of its own before.
 */
export function unkeepableIn(value: unknown): FieldIssue[] {
  const issues: FieldIssue[] = []
  look(value, [], issues)
  return issues
}

function look(value: unknown, path: readonly string[], issues: FieldIssue[]): void {
  const message = issueOf(value)
  if (message !== undefined) tell(path, message, issues)
  if (value === null || typeof value !== 'object') return
  for (const [name, each] of Object.entries(value)) {
    if (issues.length >= MOST_TOLD) return
    const inner = [...path, name]
    if (isBroken(name)) tell(inner, fieldMessages.brokenName, issues)
    look(each, inner, issues)
  }
}

function issueOf(value: unknown): string | undefined {
  if (typeof value === 'string') return isBroken(value) ? fieldMessages.broken : undefined
  return typeof value === 'number' && !Number.isFinite(value) ? fieldMessages.unkeepable : undefined
}

function tell(path: readonly string[], message: string, issues: FieldIssue[]): void {
  issues.push({ field: (path.join('.') || 'body').replace(BROKEN, '\ufffd'), message })
}
