/** Where sign-in begins: a page, not a call. Takes `next`, `registration=1` and `prompt=login`. */
export const SIGN_IN_PATH = '/api/auth/sign-in'
/** Where the identity provider sends the browser back to; registered with the provider. */
export const CALLBACK_PATH = '/api/auth/callback'
/** Where a suspended person downloads their data after a sign-in: a form of the page that says so, not a call. */
export const SUSPENDED_EXPORT_PATH = '/api/auth/export'
/** Seconds that a sign-in counts as fresh for sensitive actions (AUTH-12). */
export const FRESH_SECONDS = 300
/** Seconds that a bearer is valid; the page asks for the next one before that. */
export const BEARER_SECONDS = 600
