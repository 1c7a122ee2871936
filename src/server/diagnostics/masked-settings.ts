/** What opens something. */
const SECRET = /KEY|SECRET|TOKEN|PASSWORD/
/** What a language model may use up is counted in tokens, which open nothing. */
const COUNT = '_TOKENS'
/** What may hold a password in its login. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i

/** The settings of the installation with secrets masked: a secret is only said to be set, an address stands without its login and query. */
export function maskedSettings(config: object): Record<string, string> {
  const settings = Object.entries(config).filter(
    ([name, value]) => /^[A-Z][A-Z\d_]*$/.test(name) && typeof value === 'string',
  )
  return Object.fromEntries(settings.map(([name, value]) => [name, masked(name, String(value))]))
}

function masked(name: string, value: string): string {
  if (value === '') return ''
  if (SECRET.test(name) && !name.endsWith(COUNT)) return 'set'
  if (!ADDRESS.test(value)) return value
  if (!URL.canParse(value)) return 'set'
  const { protocol, host, pathname } = new URL(value)
  return `${protocol}//${host}${pathname}`
}
