import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { sourceOf } from '#server/kit/security-events.ts'
import { sendPage } from '../pages/layout.ts'
import { hashOf } from '../secrets.ts'
import { tokensNote } from './account-mails.ts'
import { type Embedded, mailLink, mayMail, personOf, rememberBrowser, visitorOf } from './embedded.ts'
import { emailErrors, type FormErrors, passwordErrors, textsOf } from './form.ts'
import { accountPage, type AccountState } from './pages.ts'
import { verdictMessages } from './password-messages.ts'
import type { LocalPerson } from './people.ts'
import { accountMessages, linkMessages } from './sign-in-messages.ts'
import { verdictText } from './step-routes.ts'

/** Where people change e-mail and password. */
export const ACCOUNT_PATH = '/identity/account'

interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly person: LocalPerson
}

type Answer = (embedded: Embedded, visit: Visit) => Promise<FastifyReply>

/** The page of one's own account and its forms; each change asks for the present password. */
export function registerAccount(app: FastifyInstance, embedded: Embedded): void {
  const on = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await personOf(embedded, request, reply)
    if (person) return answer(embedded, { request, reply, person })
    return reply.redirect(`${SIGN_IN_PATH}?next=${encodeURIComponent(ACCOUNT_PATH)}&prompt=login`, 303)
  }
  app.get(
    '/account',
    { exposeHeadRoute: false },
    on(async (_embedded, visit) => show(visit)),
  )
  app.post('/account/verify', on(resend))
  app.post('/account/email', on(changeEmail))
  app.post('/account/password', on(changePassword))
}

function show({ reply, person }: Visit, state: AccountState = {}): FastifyReply {
  return sendPage(reply, accountPage(person, state))
}

async function resend(embedded: Embedded, visit: Visit): Promise<FastifyReply> {
  const { person } = visit
  if (!person.emailVerified && (await mayMail(embedded, person.email)))
    await mailLink(embedded, 'verify', person, person.email)
  return show(visit, { done: sent(embedded, person.email) })
}

async function changeEmail(embedded: Embedded, visit: Visit): Promise<FastifyReply> {
  const text = textsOf(visit.request.body)
  const email = text('email').trim()
  const errors = { ...emailErrors(email), ...(await confirmErrors(embedded, visit, text('password'))) }
  if (Object.keys(errors).length > 0) return show(visit, { which: 'email', email, errors })
  if (await mayMail(embedded, email)) await mailLink(embedded, 'change', visit.person, email)
  return show(visit, { done: sent(embedded, email) })
}

async function changePassword(embedded: Embedded, visit: Visit): Promise<FastifyReply> {
  const { person, request } = visit
  const text = textsOf(request.body)
  const password = text('new-password')
  const errors = {
    ...passwordErrors(password, person.email),
    ...(await confirmErrors(embedded, visit, text('password'))),
  }
  if (Object.keys(errors).length > 0) return show(visit, { which: 'password', errors })
  const secret = embedded.cookies.session(request)
  const stored = await embedded.people.hashed(password, { account: person.id, left: callerLeft(visit.reply) })
  await embedded.people.setPassword(person.id, stored)
  await embedded.people.endSessions(person.id, secret === undefined ? undefined : hashOf(secret))
  await embedded.people.record(person.id, { kind: 'password-changed', ...sourceOf(request) })
  await rememberBrowser(embedded, request, visit.reply, person.id)
  const note = tokensNote(await embedded.people.countTokens(person.id))
  const done = [accountMessages.changed, ...(note === '' ? [] : [note])]
  return show(visit, { done })
}

async function confirmErrors({ people }: Embedded, visit: Visit, password: string): Promise<FormErrors> {
  const { person, request, reply } = visit
  const verdict = await people.checkPassword({ id: person.id }, password, visitorOf(request, reply))
  return verdict.kind === 'right' ? {} : { password: verdictText(verdict, verdictMessages.notPresent) }
}

function sent({ mailer }: Embedded, email: string): readonly string[] {
  const text = accountMessages.sent(email)
  return mailer.outbox === undefined ? [text] : [text, linkMessages.outbox(mailer.outbox)]
}
