import * as z from 'zod/mini'
import { NDJSON } from '#contract/change-set-rows.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import { problemSchema } from '#contract/problem.ts'
import {
  EVENT_ID_HEADER,
  SIGNATURE_HEADER,
  WEBHOOK_EVENTS,
  webhookBody,
  type WebhookTopic,
} from '#contract/webhooks/events.ts'

type JsonObject = Record<string, unknown>

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Problems that any call of an access class may answer. */
const COMMON: Readonly<Record<AnyEndpoint['access'], readonly string[]>> = {
  public: ['too-many-requests'],
  user: [
    'not-signed-in',
    'session-revoked',
    'suspended',
    'read-only-token',
    'draft-only-token',
    'too-many-requests',
    'unavailable',
  ],
  session: ['not-signed-in', 'session-revoked', 'suspended', 'token-not-allowed', 'too-many-requests', 'unavailable'],
  admin: ['not-signed-in', 'session-revoked', 'suspended', 'admin-only', 'too-many-requests', 'unavailable'],
}

function parametersOf(endpoint: AnyEndpoint): JsonObject[] {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const
  return places.flatMap(([place, schema]) => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, JsonObject>
      required?: string[]
    }
    return Object.entries(properties).map(([name, { description, ...inner }]) => ({
      name,
      in: place,
      ...(description === undefined ? {} : { description }),
      required: place === 'path' || required.includes(name),
      schema: inner,
    }))
  })
}

function problemsOf(endpoint: AnyEndpoint): JsonObject {
  const codes = [
    ...COMMON[endpoint.access],
    ...(endpoint.query || endpoint.body || endpoint.params ? ['invalid-input', 'unknown-field'] : []),
    ...(endpoint.scope === 'write' ? ['disk-full'] : []),
    ...(endpoint.fresh ? ['not-fresh'] : []),
    ...(endpoint.idempotent ? ['key-reused'] : []),
    ...(endpoint.errors ?? []),
  ]
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status } = messages[code as keyof typeof messages]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries([...byStatus].map(([status, own]) => [status, { description: own.join(', '), content }]))
}

/** A list whose rows depend on the day has no tag. */
const TAG = { ETag: { description: 'The entity tag, where there is one', schema: { type: 'string' } } }

function answersOf({ output, answers = [200], produces = 'application/json', isTagged }: AnyEndpoint): JsonObject {
  if (!output && produces === 'application/json') return { 204: { description: 'Done; no body' } }
  const isLines = produces === NDJSON
  const schema = output ? schemaOf(output, 'output') : { type: 'string' }
  const done = isLines ? 'Done; each line is one of these' : 'Done'
  const content = { [produces]: { schema } }
  const made = answers.map((status) => [status, { description: status === 201 ? 'Made' : done, content }])
  if (!isTagged) return Object.fromEntries(made)
  return {
    200: { description: done, headers: TAG, content },
    304: { description: 'The answer of this entity tag is the newest; no body', headers: TAG },
  }
}

function bodyOf({ body, accepts }: AnyEndpoint): JsonObject {
  const bytes = { schema: { type: 'string', format: 'binary' } }
  const content = accepts
    ? Object.fromEntries(accepts.map((type) => [type, bytes]))
    : body && { 'application/json': { schema: schemaOf(body, 'input') } }
  return content ? { requestBody: { required: true, content } } : {}
}

function operationOf(endpoint: AnyEndpoint): JsonObject {
  const { id, summary, description, access, scope } = endpoint
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [id.split('.')[0]],
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: { ...answersOf(endpoint), ...problemsOf(endpoint) },
    ...(access === 'public' ? { security: [] } : {}),
    'x-access': access,
    'x-scope': scope,
  }
}

/** What webhooks are posted (API-05). */
function webhookOf(topic: WebhookTopic): JsonObject {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    required: true,
    schema: { type: 'string' },
  })
  return {
    post: {
      operationId: `webhook.${topic}`,
      summary: topic,
      parameters: [
        header(
          SIGNATURE_HEADER,
          't=seconds since 1970, v1=HMAC-SHA256 of `t.body` with the secret, in hex; twice while a secret is replaced',
        ),
        header(EVENT_ID_HEADER, 'The id of the event, the same at each attempt'),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(webhookBody(topic), 'output') } },
      },
      responses: { '2XX': { description: 'Received; anything else is tried again for a day' } },
    },
  }
}

/** The OpenAPI 3.1 description of every mounted endpoint (API-01); the same schemas check the requests. */
export function openApi(endpoints: Iterable<AnyEndpoint>, version: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pricewright',
      version,
      description:
        'Amounts are decimals of the major unit of the row’s currency, percentages are percent, times are ISO 8601. ' +
        'Lists answer `more`; ask `total=true` to count. Writes take an `Idempotency-Key`. ' +
        'Reads of rows answer a token with an `ETag`: sent again as `If-None-Match`, it is answered 304 while nothing has changed. Every path also answers under /routes.',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    webhooks: Object.fromEntries([...WEBHOOK_EVENTS, 'test' as const].map((topic) => [topic, webhookOf(topic)])),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A personal API token from Settings' } },
      schemas: { Problem: schemaOf(problemSchema, 'output') },
    },
  }
}
