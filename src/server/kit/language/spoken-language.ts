import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#contract/languages.ts'

const spoken = new AsyncLocalStorage<Language>()

/** The language of the answer that is being made; English where none was asked for (SHELL-10). */
export function spokenLanguage(): Language {
  return spoken.getStore() ?? 'en'
}

/** Runs something whose texts are read in a language. */
export function inLanguage<T>(language: Language, run: () => T): T {
  return spoken.run(language, run)
}
