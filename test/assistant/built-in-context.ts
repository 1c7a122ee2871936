import type { BuiltInContext } from '#contract/assistant/built-in.ts'

/** What the built-in assistant knows of who asks: a business in euros that speaks English, on a page of its own. */
export const BUILT_IN_CONTEXT: BuiltInContext = {
  language: 'en',
  today: '2026-11-29',
  currency: 'EUR',
  page: undefined,
  history: [],
  isPublic: false,
}
