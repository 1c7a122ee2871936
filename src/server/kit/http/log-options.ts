import type { FastifyRequest, FastifyServerOptions } from 'fastify'

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Secrets (links, tokens, codes, cookies) are at least so many characters long; names of ours have dashes and dots in between. */
const SECRET = /(?<![\w-])[\w-]{40,}(?![\w-])/g
/** Ids are long too, but a reader of the log searches for them. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Shorter secrets: parameters of sign-in addresses, and passwords in addresses of servers. */
const PARAMETER =
  /([?&](?:code|state|nonce|token|id_token_hint|login_hint|session_state|access_token)=)[^&\s"\\#]{1,4000}/g
const PASSWORD = /(:\/\/[^\s:@/"\\]{1,200}:)[^\s@/"\\]{1,200}@/g

/** The name in a mail address: the domain is enough to see which server refused. */
const MAILBOX = /(?<![\w.+-])[\w.+-]+@/g

/** A line of the log without its secrets, and without names in mail addresses. */
export function withoutSecrets(line: string): string {
  return line
    .replaceAll(PARAMETER, '$1***')
    .replaceAll(PASSWORD, '$1***@')
    .replaceAll(MAILBOX, '***@')
    .replaceAll(SECRET, (text) => (UUID.test(text) ? text : '***'))
}

/** A request as the log tells it: not what was searched for, nor from where. */
function toldRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): { method: string; url: string } {
  return { method, url: url.replace(/[?#].*$/s, '') }
}

/** How the server logs: every line passes the filter, wherever the secret is: address, referrer, error, its cause. */
export function logOptions(level: string, stream?: LogOptions['stream']): LogOptions {
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { req: toldRequest },
    hooks: { streamWrite: withoutSecrets },
    ...(stream ? { stream } : {}),
  }
}
