import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { invalid } from '#contract/refusal.ts'
import { unkeepableIn } from '#contract/unkeepable.ts'
import { inputMessages } from './input-messages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What cannot be kept in one part of the body refuses that part alone (`Endpoint.refusesParts`). */
    readonly refusesParts?: boolean | undefined
  }
}

/** Deeper than any declared body; deeper input would overflow recursive code. */
const DEEPEST = 32

/**
 * Accepts JSON bodies up to the depth limit, which is checked before parsing, and refuses what no database keeps, wherever it stands
 * (API-02). An empty body that is announced as JSON counts as none: calls that need no body accept it (API-06).
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Bytes that are no UTF-8 would be read as other characters than were sent.
    if (!isUtf8(bytes)) return done(refused(inputMessages.notUtf8))
    const text = bytes.toString()
    if (text === '') return done(null, undefined)
    if (isDeeperThan(text, DEEPEST)) return done(refused(inputMessages.tooDeep(DEEPEST)))
    const { refusesParts = false } = request.routeOptions.config
    return void parse(request, text, (error, body) => {
      const issues = error || refusesParts ? [] : unkeepableIn(body)
      if (issues.length > 0) done(invalid(issues))
      else done(error, body)
    })
  })
}

function refused(message: string): Error {
  return invalid([{ field: 'body', message }])
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA] = Buffer.from('"\\[]{},')

/** Whether a JSON text nests lists and objects deeper than so many levels; reads the text once. */
export function isDeeperThan(json: string, levels: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (inText) {
      if (sign === BACKSLASH) at += 1
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1
      if (depth > levels) return true
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1
  }
  return false
}

/** Whether a JSON text has more than so many commas between its values; reads the text once. */
export function hasMoreValues(json: string, most: number): boolean {
  let commas = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (inText && sign === BACKSLASH) at += 1
    else if (sign === QUOTE) inText = !inText
    else if (!inText && sign === COMMA && ++commas > most) return true
  }
  return false
}
