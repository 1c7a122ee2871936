import type { FastifyReply, FastifyRequest } from 'fastify'
import type { default as Provider } from 'oidc-provider'
import type { MailMessage, Mailer } from '#server/integrations/mail/mailer.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import type { Log } from '#server/kit/log.ts'
import { sourceOf } from '#server/kit/security-events.ts'
import type { Cookies } from '../cookies.ts'
import type { AttemptRule, Attempts } from './attempts.ts'
import type { PromoteConfirmed } from '../promote-confirmed.ts'
import { broughtProofs, keepProof } from './known-browser.ts'
import type { LinkPurpose, Links } from './links.ts'
import type { Newcomers } from './newcomers.ts'
import { changeMail, resetMail, verifyMail } from './account-mails.ts'
import { emailKey, type LocalPerson, type People, type Visitor } from './people.ts'

/** The deps of the embedded provider's pages. */
export interface Embedded {
  readonly people: People
  readonly attempts: Attempts
  readonly newcomers: Newcomers
  readonly links: Links
  readonly mailer: Mailer
  /** Told of each address that is confirmed. */
  readonly promote: PromoteConfirmed
  readonly cookies: Cookies
  readonly publicUrl: string
  readonly log: Log
  /** Work after the answer; the server waits for it when it closes. */
  readonly pending: Set<Promise<void>>
  /** Loads the provider at the first call. */
  readonly provider: () => Promise<Provider>
}

/** Mails to one address that were requested without a sign-in. */
const MAILS: AttemptRule = { name: 'mail', free: 3, firstWaitSeconds: 3_600, longestWaitSeconds: 3_600 }

const LETTERS: Readonly<Record<LinkPurpose, { path: string; letter: (to: string, url: string) => MailMessage }>> = {
  verify: { path: '/identity/verify', letter: verifyMail },
  change: { path: '/identity/verify', letter: changeMail },
  reset: { path: '/identity/reset', letter: resetMail },
}

/** Mails a link. A failure to send never blocks the person. */
export async function mailLink(
  embedded: Embedded,
  purpose: LinkPurpose,
  person: LocalPerson,
  to: string,
): Promise<void> {
  const { links, publicUrl } = embedded
  const token = await links.make({ purpose, accountId: person.id, email: to })
  const { path, letter } = LETTERS[purpose]
  await post(embedded, { ...letter(to, `${publicUrl}${path}/${token}`), account: person.id })
}

/** Whether an address may get one more mail in this hour; asking counts. */
export async function mayMail({ attempts }: Embedded, email: string): Promise<boolean> {
  return (await attempts.take(MAILS, emailKey(email))) === 0
}

/** Runs work after the answer, so that its duration reveals nothing. */
export function later({ pending, log }: Embedded, work: () => Promise<void>): void {
  const done = work().catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
  pending.add(done)
  void done.finally(() => pending.delete(done))
}

/** The origin of a request, for checking a password. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  return { ...sourceOf(request), address: request.ip, proofs: broughtProofs(request), left: callerLeft(reply) }
}

/** Marks the browser as one that knows the account: wrong passwords typed elsewhere do not slow it down. */
export async function rememberBrowser(
  { people, publicUrl }: Embedded,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): Promise<void> {
  const proof = await people.proofFor(personId)
  if (proof !== undefined) keepProof(request, reply, proof, publicUrl.startsWith('https:'))
}

/** Sends a mail, or logs that it could not be sent. */
export async function post({ mailer, log }: Embedded, letter: MailMessage): Promise<void> {
  try {
    await mailer.send(letter)
    log.info({ outbox: mailer.outbox }, 'mail sent')
  } catch (error) {
    log.error({ err: error }, 'mail could not be sent')
  }
}

/** Who is signed in at the embedded provider in this browser. */
export async function personOf(
  { provider: load, people }: Embedded,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LocalPerson | undefined> {
  const provider = await load()
  const context = provider.createContext(request.raw, reply.raw) as Parameters<typeof provider.Session.get>[0]
  const { accountId } = await provider.Session.get(context)
  return accountId === undefined ? undefined : people.byId(accountId)
}
