/** What a field that names a picture may hold: nothing, an address of the web, or a file kept here (UP-04). */
export const fileAddress = {
  fallback: '',
  max: 2_000,
  pattern: /^$|^https?:\/\/|^\/api\//i,
  patternMessage: 'must start with http:// or https://',
} as const
