/** An answer of the simulated site. */
export interface WixReply {
  readonly status: number
  readonly body: unknown
}

/** A request to the simulated site. */
export interface WixCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

/** A success. */
export function ok(body: unknown): WixReply {
  return { status: 200, body }
}

/** A refusal in the form of the field checks of Wix. */
export function violation(field: string, description: string): WixReply {
  const fieldViolations = [{ field, description, violatedRule: 'OTHER' }]
  return {
    status: 400,
    body: { message: `${field} ${description}`, details: { validationError: { fieldViolations } } },
  }
}

/** A refusal in the form of the application errors of Wix. */
export function applicationError(status: number, code: string, description: string): WixReply {
  return { status, body: { message: description, details: { applicationError: { code, description, data: {} } } } }
}

/** Nothing is there. */
export function notFound(what: string): WixReply {
  return applicationError(404, 'NOT_FOUND', `${what} was not found`)
}

/** A part of a body; undefined where there is none. */
export function part(body: unknown, ...keys: readonly string[]): unknown {
  let at: unknown = body
  for (const key of keys) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined
  return at
}

/** A list in a body; empty where there is none. */
export function listIn(body: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = part(body, ...keys)
  return Array.isArray(found) ? found : []
}

/** A text in a body; empty where there is none. */
export function textIn(body: unknown, ...keys: readonly string[]): string {
  const found = part(body, ...keys)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : ''
}

/** How many rows are asked for. */
export function limitIn(written: unknown, most: number): number {
  const limit = Number(written ?? most)
  return Number.isInteger(limit) && limit > 0 && limit <= most ? limit : -1
}
