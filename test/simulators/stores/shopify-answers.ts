import type { IncomingHttpHeaders } from 'node:http'
import { Execution, GraphqlProblem, type Schema } from './shopify-execute.ts'
import { type Document, parseDocument, SyntaxProblem } from './shopify-graphql.ts'
import type { ShopTokens } from './shopify-oauth.ts'
import { MOST_A_QUERY, type Points } from './shopify-points.ts'
import type { Shop } from './shopify-shop.ts'

/** A request as it arrived. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly json: Readonly<Record<string, unknown>>
  readonly named: string
}

/** What is sent back. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

interface Context {
  readonly shop: Shop
  readonly schema: Schema
  readonly tokens: ShopTokens
  readonly points: Points
  readonly requests: { overLimit: number }
  readonly isRevoked: boolean
}

/** Answers any request to the simulated shop. */
export function answerTo(asked: Asked, context: Context): Answer {
  const { pathname, searchParams } = new URL(asked.url, 'http://shop')
  if (pathname.startsWith('/bulk/')) return fileAnswer(asked, context.shop, pathname)
  if (pathname === '/admin/oauth/authorize') {
    const location = context.tokens.authorized(searchParams)
    return location === undefined
      ? json(400, { error: 'invalid_request' })
      : { status: 302, headers: { location }, body: '' }
  }
  if (pathname === '/admin/oauth/access_token') {
    const { status, body } = context.tokens.answered(asked.json, !context.isRevoked)
    return json(status, body)
  }
  if (asked.method !== 'POST' || !/^\/admin\/api\/\d{4}-\d{2}\/graphql\.json$/.test(pathname))
    return json(404, { errors: 'Not Found' })
  const app = context.tokens.opens(asked.headers['x-shopify-access-token'])
  if (context.isRevoked || app === undefined)
    return json(401, { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' })
  context.shop.hooks.askedBy(app)
  return graphqlAnswer(asked, context)
}

function graphqlAnswer({ json: { query, variables } }: Asked, { schema, points, requests }: Context): Answer {
  try {
    if (typeof query !== 'string') throw new SyntaxProblem('No query or operation was specified')
    const document = parseDocument(query)
    const given = (variables ?? {}) as Readonly<Record<string, unknown>>
    checkVariables(document, given)
    const type = document.kind === 'query' ? 'Query' : 'Mutation'
    const execution = new Execution(schema, given)
    const requested = execution.requestedCost(type, document.selections)
    const cost = (actual: number | null) => ({
      requestedQueryCost: requested,
      actualQueryCost: actual,
      throttleStatus: points.status(),
    })
    if (requested > MOST_A_QUERY) {
      requests.overLimit += 1
      const message = `Query cost is ${requested}, which exceeds the single query max cost limit (${MOST_A_QUERY}).`
      throw new GraphqlProblem(message, 'MAX_COST_EXCEEDED')
    }
    if (!points.take(requested)) {
      requests.overLimit += 1
      return json(200, {
        errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
        extensions: { cost: cost(null) },
      })
    }
    const data = execution.run(type, undefined, document.selections)
    points.giveBack(requested - execution.cost)
    return json(200, { data, extensions: { cost: cost(execution.cost) } })
  } catch (error) {
    if (error instanceof GraphqlProblem)
      return json(200, { errors: [{ message: error.message, extensions: { code: error.code } }] })
    if (error instanceof SyntaxProblem) return json(200, { errors: [{ message: error.message, extensions: {} }] })
    throw error
  }
}

function checkVariables({ variables, used }: Document, given: Readonly<Record<string, unknown>>): void {
  for (const name of used)
    if (!(name in variables))
      throw new GraphqlProblem(`Variable $${name} is used but not declared`, 'variableNotDefined')
  for (const [name, isRequired] of Object.entries(variables)) {
    if (!used.includes(name)) throw new GraphqlProblem(`Variable $${name} is declared but not used`, 'variableNotUsed')
    const isMissing = given[name] === undefined || given[name] === null
    if (isRequired && isMissing)
      throw new GraphqlProblem(`Variable $${name} was provided invalid value`, 'INVALID_VARIABLE')
  }
}

function fileAnswer({ headers }: Asked, { bulk }: Shop, pathname: string): Answer {
  const id = pathname.slice('/bulk/'.length).replace('.jsonl', '')
  const file = bulk.file(`gid://shopify/BulkOperation/${id}`)
  if (!file) return { status: 404, headers: {}, body: '' }
  const type = { 'content-type': 'application/jsonl' }
  const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? []
  if (from === undefined) return { status: 200, headers: type, body: file }
  const range = `bytes ${from}-${file.length - 1}/${file.length}`
  return { status: 206, headers: { ...type, 'content-range': range }, body: file.subarray(Number(from)) }
}

function json(status: number, body: object): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }
}
