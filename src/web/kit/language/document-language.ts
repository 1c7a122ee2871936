/** Set for a day from a choice on this browser: until the server knows of it, what it says is older. */
export const UNSENT_COOKIE = 'language-unsent'

/** Whether what the server says of the user's language leaves something to do. */
export function hasToSpeak(language: string): boolean {
  return (language !== '' && language !== documentLanguage()) || document.cookie.includes(UNSENT_COOKIE)
}

/** The language that this page was built in, by its tag (SHELL-10). */
export function documentLanguage(): string {
  return (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'
}
