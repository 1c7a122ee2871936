import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUuid } from '#domain/uuid.ts'

const COOKIE = 'known_browser'
/** The page that begins a sign-in reads it too. */
const PATH = '/'
/** Proofs that one browser keeps, for people who share it. */
const MOST = 5
const SECONDS = 400 * 86_400
const SEPARATOR = '.'
const AFTER_ID = '~'

/** The proof of a browser that has signed in to an account; it ends when the password is changed. */
export function browserProof(key: Buffer, accountId: string, storedPassword: string): string {
  const proof = createHmac('sha256', key).update(`${accountId} ${storedPassword}`).digest('base64url')
  return accountId + AFTER_ID + proof
}

/** The ids of the accounts that proofs are said to be of. */
export function claimedAccounts(proofs: readonly string[]): readonly string[] {
  return proofs.flatMap((proof) => proof.split(AFTER_ID, 1)).filter(isUuid)
}

/** The proofs that a browser sends. */
export function broughtProofs(request: FastifyRequest): readonly string[] {
  return (request.cookies[COOKIE] ?? '').split(SEPARATOR).slice(0, MOST)
}

/** Stores a proof in a browser beside those it has. */
export function keepProof(request: FastifyRequest, reply: FastifyReply, proof: string, secure: boolean): void {
  const all = [proof, ...broughtProofs(request).filter((each) => each !== '' && each !== proof)].slice(0, MOST)
  const options = { path: PATH, httpOnly: true, sameSite: 'lax', secure, maxAge: SECONDS } as const
  reply.setCookie(COOKIE, all.join(SEPARATOR), options)
}
