import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Who the simulated provider says has signed in. */
export interface Persona {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** Ways in which the provider may differ from a plain one, or misbehave. */
export interface Behaviour {
  /** The e-mail is told by the userinfo call alone. */
  readonly emailByUserinfo?: boolean
  readonly clientAuth?: 'client_secret_basic' | 'client_secret_post'
  readonly noEndSession?: boolean
  /** Claims of the ID token that are replaced; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Replaces parameters of the answer to the browser. */
  readonly answer?: Readonly<Record<string, string>>
  readonly badSignature?: boolean
}

/** An OpenID provider over HTTP with one client, whose person is always already signed in. */
export interface OidcSimulator {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  persona: Persona
  behaviour: Behaviour
  /** The parameters of each authorization request so far. */
  readonly requests: URLSearchParams[]
  close(): Promise<void>
}

interface Grant {
  readonly request: URLSearchParams
  readonly persona: Persona
}

// Making such a key takes half a second, so all simulators of a test file share them.
const OWN_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
const OTHER_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Starts a provider on this computer, on a free port unless one is named. */
export async function startOidcSimulator(persona: Persona, port = 0): Promise<OidcSimulator> {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Persona>()
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator: OidcSimulator = {
    issuer,
    clientId: 'shop',
    clientSecret: 'a secret: of /the+shop',
    persona,
    behaviour: {},
    requests: [],
    close: () => close(server),
  }

  const handlers: Readonly<Record<string, (url: URL, body: URLSearchParams, request: IncomingMessage) => Reply>> = {
    '/.well-known/openid-configuration': () => json(200, description(simulator)),
    '/jwks': () =>
      json(200, { keys: [{ ...OWN_KEY.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/authorize': ({ searchParams }) => {
      simulator.requests.push(searchParams)
      const code = randomUUID()
      grants.set(code, { request: searchParams, persona: simulator.persona })
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      const parameters = { code, state: searchParams.get('state') ?? '', iss: issuer, ...simulator.behaviour.answer }
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value)
      return { status: 303, headers: { location: back.href }, body: '' }
    },
    '/token': (_url, body, request) => {
      const grant = grants.get(body.get('code') ?? '')
      grants.delete(body.get('code') ?? '')
      if (!isClient(simulator, body, request)) return json(401, { error: 'invalid_client' })
      if (!grant || !isVerified(grant, body)) return json(400, { error: 'invalid_grant' })
      const accessToken = randomUUID()
      tokens.set(accessToken, grant.persona)
      const idToken = sign(
        claimsOf(simulator, grant),
        (simulator.behaviour.badSignature ? OTHER_KEY : OWN_KEY).privateKey,
      )
      return json(200, { access_token: accessToken, token_type: 'Bearer', expires_in: 60, id_token: idToken })
    },
    '/userinfo': (_url, _body, request) => {
      const known = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
      return known ? json(200, known) : json(401, { error: 'invalid_token' })
    },
    '/end': ({ searchParams }) => ({
      status: 303,
      headers: { location: searchParams.get('post_logout_redirect_uri') ?? '/' },
      body: '',
    }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', issuer)
    const handler = handlers[url.pathname]
    const reply = handler?.(url, new URLSearchParams(Buffer.concat(chunks).toString()), request) ?? json(404, {})
    response.writeHead(reply.status, reply.headers).end(reply.body)
  }
  return simulator
}

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function json(status: number, body: object): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function description({ issuer, behaviour }: OidcSimulator): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    ...(behaviour.noEndSession ? {} : { end_session_endpoint: `${issuer}/end` }),
    token_endpoint_auth_methods_supported: [behaviour.clientAuth ?? 'client_secret_basic'],
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
  }
}

function isClient(
  { clientId, clientSecret, behaviour }: OidcSimulator,
  body: URLSearchParams,
  request: IncomingMessage,
) {
  if (behaviour.clientAuth === 'client_secret_post') {
    return body.get('client_id') === clientId && body.get('client_secret') === clientSecret
  }
  const [id = '', secret = ''] = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return id === clientId && secret === clientSecret
}

function isVerified({ request }: Grant, body: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    request.get('code_challenge_method') === 'S256' &&
    request.get('code_challenge') === challenge &&
    request.get('redirect_uri') === body.get('redirect_uri')
  )
}

function claimsOf({ issuer, clientId, behaviour }: OidcSimulator, { request, persona }: Grant): object {
  const now = Math.floor(Date.now() / 1000)
  const { sub, ...labels } = persona
  return {
    iss: issuer,
    sub,
    aud: clientId,
    iat: now,
    exp: now + 60,
    nonce: request.get('nonce') ?? undefined,
    auth_time: now,
    ...(behaviour.emailByUserinfo ? {} : labels),
    ...behaviour.claims,
  }
}

function sign(claims: object, key: KeyObject): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
