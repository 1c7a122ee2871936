import { type FieldIssue, Refusal } from '#contract/refusal.ts'
import { refusalTitles } from '#contract/refusal-messages.ts'
import { NotLoaded } from '../load/needed.ts'
import { showToast } from '../ui/toast.ts'
import type { ShownProblem } from '../ui/problem-display.tsx'
import { StorageProblem } from './database.ts'
import { deviceProblem } from './status.ts'
import { actWords } from './act-messages.ts'
import { dataMessages } from './messages.ts'
import { ApiProblem, SessionExpired, Unreachable } from './transport.ts'

/** The word that stands for what was being done. */
export type ActWord = keyof typeof actWords

/** What was being done, for a refusal that is one of permission: `delete` `this product`. */
export interface Act {
  readonly act: ActWord
  readonly thing: string
  /** What the fields of a refusal are called where they were typed; an empty one is not said. */
  readonly labels?: Readonly<Record<string, string>>
  /** Calls the fields of a refusal by their names (`wordsFor`). */
  readonly words?: (issues: readonly FieldIssue[]) => string[]
  /** The title that a requirement fixes; what the failure was stands below it. */
  readonly title?: string
}

/** A failure in words. What was denied is said to be a matter of permission, never a general or network failure (SHELL-11). */
export function failureOf(error: unknown, { act, thing, labels = {} }: Act): ShownProblem {
  if (isDenied(error)) return { title: dataMessages.denied(actWords[act], thing) }
  if (error instanceof Refusal)
    return { title: plainTitle(error.code, error.message), errors: labelled(error.issues, labels) }
  if (error instanceof ApiProblem) {
    const { code, title, detail, errors } = error.problem
    return { title: plainTitle(code, title), detail, errors: errors && labelled(errors, labels) }
  }
  if (error instanceof StorageProblem) return { title: deviceProblem(error.code).title }
  if (error instanceof SessionExpired) return { title: dataMessages.expired }
  if (error instanceof Unreachable) return { title: dataMessages.unreachable, detail: dataMessages.unreachableRemedy }
  if (error instanceof NotLoaded) return { title: dataMessages.notLoaded, detail: dataMessages.unreachableRemedy }
  return { title: dataMessages.unknown }
}

function labelled(issues: readonly FieldIssue[], labels: Readonly<Record<string, string>>): readonly FieldIssue[] {
  return issues.map(({ field, message }) => ({ field: labels[field] ?? field, message }))
}

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/

/** What is gone is known by its id alone, which tells a person nothing. */
function plainTitle(code: string, title: string): string {
  return code === 'no-such-row' && ID.test(title) ? dataMessages.gone : title
}

const DENIED_HERE: ReadonlySet<string> = new Set(['NotAllowedError', 'SecurityError'])
/** Refusals with status 403 that have a remedy of their own. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'not-fresh',
  'suspended',
  'cross-site',
  'owner-only',
  'member-may-not',
])

function isDenied(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.problem.status === 403 && !OTHER_WORDS.has(error.problem.code)
  const cause = error instanceof StorageProblem ? error.cause : error
  return cause instanceof DOMException && DENIED_HERE.has(cause.name)
}

/** Tells of a failure at the edge of the page. */
export function showFailure(error: unknown, act: Act): void {
  const { words = unnamed } = act
  const { title, detail, errors = [] } = failureOf(error, act)
  // That the input is not valid says less than the errors.
  const text = [
    act.title && (errors.length === 0 || title !== refusalTitles['invalid-input']) && title,
    detail,
    ...words(errors),
  ]
    .filter(Boolean)
    .join(' ')
  showToast({ title: act.title ?? title, tone: 'bad', ...(text === '' ? {} : { detail: text }) })
}

const unnamed: NonNullable<Act['words']> = (issues) =>
  issues.map(({ field, message }) => [field, message].filter(Boolean).join(' '))
