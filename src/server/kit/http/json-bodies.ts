import type { FastifyInstance } from 'fastify'
import { invalid } from '#contract/messages.ts'

/** Deeper than any declared body; deeper input would overflow recursive code. */
const DEEPEST = 32

/**
 * Accepts JSON bodies up to the depth limit, which is checked before parsing. An empty body that is announced as JSON counts as none:
 * calls that need no body accept it (API-06).
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isDeeperThan(body, DEEPEST)) done(tooDeep())
    else void parse(request, body, done)
  })
}

function tooDeep(): Error {
  return invalid([{ field: 'body', message: `must not be nested deeper than ${DEEPEST} levels` }])
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}')

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
