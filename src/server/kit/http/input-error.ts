import * as z from 'zod/mini'
import { fieldMessages } from '#contract/field-messages.ts'
import type { Language } from '#contract/languages.ts'
import { spokenLanguage } from '../language/spoken-language.ts'
import { inputMessages } from './input-messages.ts'

const USUAL: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  de: z.locales.de().localeError,
  fr: z.locales.fr().localeError,
  es: z.locales.es().localeError,
}

/** The message for input of the wrong kind, outside of a list or of its limits, or that is missing; other messages already say what is allowed (API-02). */
export const inputError: z.core.$ZodErrorMap = (issue) => {
  const usual = USUAL[spokenLanguage()]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? inputMessages.missing : (kindOf(issue.expected) ?? usual(issue))
    case 'invalid_value':
      return issue.input === undefined ? inputMessages.missing : inputMessages.oneOf(issue.values.map(String))
    case 'invalid_union':
      return eitherOf(issue.errors.map(([first]) => first?.message ?? '')) ?? usual(issue)
    case 'too_big':
      return mostOf(issue) ?? usual(issue)
    case 'too_small':
      return leastOf(issue) ?? usual(issue)
    default:
      return usual(issue)
  }
}

function mostOf({
  origin,
  maximum,
  inclusive = true,
}: Omit<z.core.$ZodIssueTooBig, 'path' | 'message'>): string | undefined {
  if (origin === 'string') return fieldMessages.tooLong(Number(maximum))
  if (origin === 'array') return fieldMessages.tooManyEntries(Number(maximum))
  if (!isNumber(origin)) return undefined
  return inclusive ? fieldMessages.numberAtMost(numberText(maximum)) : fieldMessages.below(numberText(maximum))
}

function leastOf({
  origin,
  minimum,
  inclusive = true,
}: Omit<z.core.$ZodIssueTooSmall, 'path' | 'message'>): string | undefined {
  const least = Number(minimum)
  if (origin === 'string') return least === 1 ? fieldMessages.empty : fieldMessages.tooShort(least)
  if (origin === 'array') return least === 1 ? fieldMessages.empty : fieldMessages.tooFewEntries(least)
  if (!isNumber(origin)) return undefined
  return inclusive ? fieldMessages.numberAtLeast(numberText(minimum)) : fieldMessages.above(numberText(minimum))
}

function isNumber(origin: string): boolean {
  return origin === 'number' || origin === 'int'
}

function numberText(value: number | bigint): string {
  return value.toLocaleString(spokenLanguage(), { maximumFractionDigits: 20 })
}

/** What a value of a kind must be, for people who write programs. */
function kindOf(expected: string): string | undefined {
  const kinds: Readonly<Record<string, string>> = inputMessages.kinds
  return kinds[expected]
}

/** What several forms ask for, as one sentence; undefined where one of them says more than what it must be. */
function eitherOf(messages: readonly string[]): string | undefined {
  const { start, end, or } = inputMessages.mustBe
  const isAsked = (message: string): boolean => message.startsWith(start) && message.endsWith(end)
  if (messages.length === 0 || !messages.every(isAsked)) return undefined
  const asked = messages.map((message) => message.slice(start.length, message.length - end.length))
  return start + [...new Set(asked)].join(or) + end
}
