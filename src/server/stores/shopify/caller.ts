import { StoreFailure } from '../port.ts'
import { type CostPace, type ThrottleStatus } from './cost-pace.ts'
import type { ShopifyKeys } from './keys.ts'
import type { Operation } from './operations.ts'
import { type FullSettings, addressOf } from './settings.ts'
import { post, type Reply } from './transport.ts'
import { envelope } from './wire.ts'

/** Sends operations to one shop. */
export interface ShopifyCaller {
  /** The answer, checked. Throws `StoreFailure`; after `down` or `broken` a write may or may not have been carried out. */
  ask<T>(operation: Operation<T>, variables: object, signal: AbortSignal): Promise<T>
  /** The shop's own clock at its last answer, in epoch milliseconds; undefined where it did not tell. */
  readonly shopTime: () => number | undefined
}

const MOST_WAITS = 5
const MOST_REPEATS = 3
/** A longer wait is the caller's to plan: others wait meanwhile. */
const LONGEST_WAIT_MS = 30_000
const LONGEST_SAID = 500

/** What an attempt came to, other than an answer: patience asked for, or an unclear end. */
type Trouble =
  | { readonly kind: 'busy'; readonly waitMs: number | undefined }
  | { readonly kind: 'unclear'; readonly detail: string }
  | { readonly kind: 'refused-token'; readonly token: string }

/** A caller that keeps the shop's pace, waits where it is asked to, and repeats reads that were cut. */
export function createCaller(settings: FullSettings, keys: ShopifyKeys, pace: CostPace): ShopifyCaller {
  const { clock, timeoutMs, version } = settings
  const address = addressOf(settings, keys.shop, `/admin/api/${version}/graphql.json`)
  const costs = new Map<string, number>()
  let shopTime: number | undefined

  async function attempt<T>(operation: Operation<T>, variables: object, signal: AbortSignal): Promise<T | Failed> {
    const token = await keys.token(signal)
    const cost = costs.get(operation.name) ?? operation.cost
    await pace.take(cost, signal)
    let status: ThrottleStatus | undefined
    try {
      const body = { query: operation.query, variables }
      const reply = await post(address, body, { headers: { 'x-shopify-access-token': token }, timeoutMs, signal })
      if ('text' in reply) shopTime = reply.sentAt
      const answer = answerOf(reply, token)
      if (answer instanceof Failed) return answer
      const told = answer.extensions?.cost
      status = told?.throttleStatus ?? undefined
      if (told?.requestedQueryCost) costs.set(operation.name, told.requestedQueryCost)
      const failed = failedOf(answer, told?.requestedQueryCost ?? cost, status)
      if (failed) return failed
      const data = operation.answer.safeParse(answer.data)
      if (!data.success) throw new StoreFailure('broken', `the answer to ${operation.name} has another form`)
      return data.data
    } finally {
      pace.ended(cost, status)
    }
  }

  return {
    shopTime: () => shopTime,
    async ask(operation, variables, signal) {
      let [waits, repeats, isRenewed] = [0, 0, false]
      for (;;) {
        const result = await attempt(operation, variables, signal)
        if (!(result instanceof Failed)) return result
        const { trouble } = result
        if (trouble.kind === 'busy') {
          const waitMs = trouble.waitMs ?? Math.min(1_000 * 2 ** waits, LONGEST_WAIT_MS)
          waits += 1
          if (waits > MOST_WAITS || waitMs > LONGEST_WAIT_MS)
            throw new StoreFailure('busy', `${operation.name} was asked for too often`, { retryAfterMs: waitMs })
          pace.pause(waitMs)
        } else if (trouble.kind === 'refused-token') {
          if (isRenewed || !(await keys.renewAfterRefusal(trouble.token, signal)))
            throw new StoreFailure('access', `${operation.name}: the token is not known any more`)
          isRenewed = true
        } else {
          repeats += 1
          if (operation.isWrite || repeats > MOST_REPEATS)
            throw new StoreFailure('down', `${operation.name}: ${trouble.detail}`)
          await clock.sleep(1_000 * 2 ** (repeats - 1), signal)
        }
      }
    },
  }
}

class Failed {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    this.trouble = trouble
  }
}

/** The envelope of a reply. Throws `StoreFailure` for what no repetition could mend. */
function answerOf(reply: Reply, token: string): Failed | Envelope {
  if (reply.status === 'too-large') throw new StoreFailure('broken', 'the answer is larger than an answer may be')
  if (!('text' in reply)) return new Failed({ kind: 'unclear', detail: 'it was not reached' })
  const { status, retryAfterMs, text } = reply
  if (status === 401) return new Failed({ kind: 'refused-token', token })
  if (status === 429) return new Failed({ kind: 'busy', waitMs: retryAfterMs })
  if (status >= 500) return new Failed({ kind: 'unclear', detail: `it answered with status ${status}` })
  if (status === 403) throw new StoreFailure('access', 'a permission is missing')
  if (status !== 200) throw new StoreFailure('gone', `it answered with status ${status}`)
  const parsed = envelope.safeParse(jsonOf(text))
  if (!parsed.success) throw new StoreFailure('broken', 'the answer cannot be read')
  return parsed.data
}

type Envelope = ReturnType<typeof envelope.parse>

function failedOf({ errors }: Envelope, cost: number, status: ThrottleStatus | undefined): Failed | undefined {
  if (errors === undefined || errors === null || (Array.isArray(errors) && errors.length === 0)) return undefined
  const list = Array.isArray(errors) ? errors : []
  const codes = list.map(({ extensions }) => extensions?.code ?? '')
  if (codes.includes('THROTTLED')) {
    const missing = status ? (cost - status.currentlyAvailable) / Math.max(1, status.restoreRate) : undefined
    return new Failed({
      kind: 'busy',
      waitMs: missing === undefined ? undefined : Math.max(1_000, Math.ceil(missing * 1_000)),
    })
  }
  if (codes.includes('INTERNAL_SERVER_ERROR')) return new Failed({ kind: 'unclear', detail: 'it failed within' })
  const said = (typeof errors === 'string' ? errors : list.map(({ message }) => message ?? '').join(' ')).slice(
    0,
    LONGEST_SAID,
  )
  if (codes.includes('ACCESS_DENIED')) throw new StoreFailure('access', 'a permission is missing', { said })
  if (codes.includes('INVALID_VARIABLE')) throw new StoreFailure('refused', 'it refuses a value', { said })
  throw new StoreFailure('broken', 'it does not understand the question', { said })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
