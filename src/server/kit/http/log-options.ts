import type { FastifyServerOptions } from 'fastify'

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** What opens a door has at least so many signs in a row: links, tokens, codes, cookies; names of ours have dashes and dots between. */
const SECRET = /(?<![\w-])[\w-]{40,}(?![\w-])/g
/** Ids are long too, and are what one looks for in a log. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Shorter ones in addresses of the sign-in, and passwords in addresses of servers. */
const PARAMETER =
  /([?&](?:code|state|nonce|token|id_token_hint|login_hint|session_state|access_token)=)[^&\s"\\#]{1,4000}/g
const PASSWORD = /(:\/\/[^\s:@/"\\]{1,200}:)[^\s@/"\\]{1,200}@/g

/** A line of the log without what would open a door to whoever reads it. */
export function withoutSecrets(line: string): string {
  return line
    .replaceAll(PARAMETER, '$1***')
    .replaceAll(PASSWORD, '$1***@')
    .replaceAll(SECRET, (text) => (UUID.test(text) ? text : '***'))
}

/** How the server logs: every line passes the filter, wherever a secret stands in it: address, referrer, error, its cause. */
export function logOptions(level: string, stream?: LogOptions['stream']): LogOptions {
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    hooks: { streamWrite: withoutSecrets },
    ...(stream ? { stream } : {}),
  }
}
