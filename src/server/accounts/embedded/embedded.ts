import type { FastifyReply, FastifyRequest } from 'fastify'
import type { default as Provider } from 'oidc-provider'
import type { Letter, Mailer } from '#server/integrations/mail/mailer.ts'
import type { Log } from '#server/kit/log.ts'
import type { Cookies } from '../cookies.ts'
import type { LinkPurpose, Links } from './links.ts'
import { changeLetter, resetLetter, verifyLetter } from './letters.ts'
import type { LocalPerson, People } from './people.ts'

/** What the pages of the embedded provider work with. */
export interface Embedded {
  readonly people: People
  readonly links: Links
  readonly mailer: Mailer
  readonly cookies: Cookies
  readonly publicUrl: string
  readonly log: Log
  /** Loads the provider at the first call. */
  readonly provider: () => Promise<Provider>
}

const LETTERS: Readonly<Record<LinkPurpose, { path: string; letter: (to: string, url: string) => Letter }>> = {
  verify: { path: '/identity/verify', letter: verifyLetter },
  change: { path: '/identity/verify', letter: changeLetter },
  reset: { path: '/identity/reset', letter: resetLetter },
}

/** Mails a link. A letter that cannot be sent never stands in the way of what the person is doing. */
export async function mailLink(
  embedded: Embedded,
  purpose: LinkPurpose,
  person: LocalPerson,
  to: string,
): Promise<void> {
  const { links, publicUrl } = embedded
  const token = await links.make({ purpose, accountId: person.id, email: to })
  const { path, letter } = LETTERS[purpose]
  await post(embedded, letter(to, `${publicUrl}${path}/${token}`))
}

/** Sends a letter, or logs that it could not be sent. */
export async function post({ mailer, log }: Embedded, letter: Letter): Promise<void> {
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
