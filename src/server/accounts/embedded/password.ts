import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Refusal } from '#contract/refusal.ts'
import { FairQueue } from '#server/kit/fair-queue.ts'

/** The cost of checking one password; only tests use less. */
export const PASSWORD_COST = 2 ** 15
const BLOCK = 8
const PARALLEL = 3
const HASH_BYTES = 32
const MEMORY = 64 * 2 ** 20

/** The fewest and the most characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** Who would wait longer is told so at once. */
const LONGEST_WAIT_MS = 5_000
/** How long one check takes at the shipped cost, where nothing else is done. */
const CHECK_MS = 333
const LIMITS = { atOncePerKey: 1, waiting: 200, waitMs: 20_000 }
/** A check takes a core for a third of a second, for anybody who asks: half of the cores at most, and accounts in turn. */
const turns = new FairQueue({
  ...LIMITS,
  waitingPerKey: Math.floor(LONGEST_WAIT_MS / CHECK_MS),
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
})
/** Everybody is at this computer, so callers who have proven nothing are one more account, and share its turn by the e-mail they name. */
const strangers = new FairQueue({ ...LIMITS, waitingPerKey: 12, atOnce: 1 })
const STRANGERS = 'strangers'
/** How long the checks of strangers have taken lately, waiting for accounts included. */
let strangerMs = CHECK_MS

/**
 * Who waits to have a password checked or made: `account` is proven by a session, a mailed link, or an earlier sign-in in this browser;
 * `email` is only claimed, in the form in which addresses are compared. `left` aborts when the caller leaves.
 */
export type PasswordCaller = { readonly left: AbortSignal } & (
  | { readonly account: string }
  | { readonly email: string }
)

/**
 * Does what checks or makes passwords when it is the caller's turn; strangers never delay an account by more than one check. Throws
 * `Refusal` at once when too much waits (OPS-06), and the signal's reason when the caller leaves before.
 */
export async function passwordTurn<T>(caller: PasswordCaller, work: () => Promise<T>): Promise<T> {
  const { left: signal } = caller
  if ('account' in caller) return turns.run({ key: caller.account, signal }, work)
  const { waiting } = strangers.load
  const waitMs = (waiting + 1) * strangerMs
  if (waiting > 0 && waitMs > LONGEST_WAIT_MS)
    throw new Refusal('too-many-requests', { seconds: Math.ceil(waitMs / 1_000) })
  return strangers.run({ key: caller.email, signal }, () => timed(() => turns.run({ key: STRANGERS, signal }, work)))
}

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const beganMs = performance.now()
  try {
    return await work()
  } finally {
    // Those that are refused before the check are quick, and say nothing about the next one.
    strangerMs = Math.max(CHECK_MS, strangerMs + (performance.now() - beganMs - strangerMs) / 8)
  }
}

/** The stored form of a password: its scrypt hash with its parameters. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost, BLOCK, PARALLEL)
  return ['scrypt', cost, BLOCK, PARALLEL, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether a password is the stored one. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, cost, block, parallel, salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(block), Number(parallel))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function derive(password: string, salt: Buffer, N: number, r: number, p: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { N, r, p, maxmem: MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
