import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { default as Provider } from 'oidc-provider'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { sendPage } from '../pages/layout.ts'
import { type Embedded, mailLink, rememberBrowser, visitorOf } from './embedded.ts'
import { emailErrors, type FormErrors, passwordErrors, textsOf } from './form.ts'
import { invite } from './invite.ts'
import { confirmPage, createPage, invitedPage, signInPage, type StepLinks } from './pages.ts'
import { verdictMessages } from './password-messages.ts'
import { emailKey, type LocalPerson, type PasswordVerdict } from './people.ts'
import { errorPage } from './provider-pages.ts'

type Details = Awaited<ReturnType<Provider['interactionDetails']>>

/** One sign-in under way, as its pages need it. */
export interface Step {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly provider: Provider
  readonly details: Details
  readonly links: StepLinks
}

/** The pages on which a person proves who they are: create, sign in, confirm. */
export function registerSteps(app: FastifyInstance, embedded: Embedded): void {
  const on = (answer: (step: Step) => Promise<FastifyReply>) => (request: FastifyRequest, reply: FastifyReply) =>
    withStep(embedded, request, reply, answer)
  app.get(
    '/interaction/:uid',
    { exposeHeadRoute: false },
    on((step) => show(embedded, step)),
  )
  app.post(
    '/interaction/:uid/create',
    on((step) => create(embedded, step)),
  )
  app.post(
    '/interaction/:uid/sign-in',
    on((step) => signIn(embedded, step)),
  )
  app.post(
    '/interaction/:uid/confirm',
    on((step) => confirm(embedded, step)),
  )
  app.post('/interaction/:uid/cancel', on(cancel))
}

async function withStep(
  embedded: Embedded,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (step: Step) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const step = await stepOf(embedded, request, reply)
  return step ? answer(step) : sendPage(reply, errorPage('unknown_step', undefined), 400)
}

/** The sign-in that an address names; undefined in any browser but the one that began it. */
export async function stepOf(
  embedded: Embedded,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Step | undefined> {
  const provider = await embedded.provider()
  const { uid } = request.params as { uid: string }
  const details = await provider.interactionDetails(request.raw, reply.raw).catch(unknownStep)
  if (details?.uid !== uid) return undefined
  return { request, reply, provider, details, links: { base: `/identity/interaction/${uid}` } }
}

function unknownStep(error: unknown): undefined {
  if (error instanceof Error && error.name === 'SessionNotFound') return undefined
  throw error
}

async function show(embedded: Embedded, { request, reply, details, links }: Step): Promise<FastifyReply> {
  const { step } = request.query as { step?: string }
  const present = step === undefined ? await presentPerson(embedded, details) : undefined
  if (present) return sendPage(reply, confirmPage(links, present))
  const someExist = await embedded.people.areThereAny()
  const newcomer = step === 'create' || !someExist || (step === undefined && details.params['screen_hint'] === 'signup')
  return sendPage(reply, newcomer ? createPage(links, someExist) : signInPage(links))
}

async function presentPerson({ people }: Embedded, { session }: Details): Promise<LocalPerson | undefined> {
  return session?.accountId === undefined ? undefined : people.byId(session.accountId)
}

async function create(embedded: Embedded, step: Step): Promise<FastifyReply> {
  const { people } = embedded
  const text = textsOf(step.request.body)
  const email = text('email')
  const password = text('new-password')
  const refuse = async (errors: FormErrors) =>
    sendPage(step.reply, createPage(step.links, await people.areThereAny(), { email, errors }))
  const errors = { ...emailErrors(email), ...passwordErrors(password, email) }
  if (Object.keys(errors).length > 0) return refuse(errors)
  const stored = await people.hashed(password, { email: emailKey(email), left: callerLeft(step.reply) })
  const person = (await people.areThereAny()) ? undefined : await people.create(email, stored)
  if (!person) {
    invite(embedded, email, stored, step.links.base)
    return sendPage(step.reply, invitedPage(email, embedded.mailer.outbox))
  }
  // There is no other account whose address could be revealed: the first person begins at once.
  await mailLink(embedded, 'verify', person, person.email)
  return arrive(embedded, step, person)
}

async function signIn(embedded: Embedded, step: Step): Promise<FastifyReply> {
  const text = textsOf(step.request.body)
  const email = text('email')
  const verdict = await embedded.people.checkPassword({ email }, text('password'), visitorOf(step.request, step.reply))
  if (verdict.kind === 'right') return arrive(embedded, step, verdict.person)
  const errors = { password: verdictText(verdict, verdictMessages.noMatch) }
  return sendPage(step.reply, signInPage(step.links, { email, errors }))
}

async function confirm(embedded: Embedded, step: Step): Promise<FastifyReply> {
  const present = await presentPerson(embedded, step.details)
  if (!present) return sendPage(step.reply, signInPage(step.links))
  const password = textsOf(step.request.body)('password')
  const verdict = await embedded.people.checkPassword({ id: present.id }, password, visitorOf(step.request, step.reply))
  if (verdict.kind === 'right') return arrive(embedded, step, verdict.person)
  const errors = { password: verdictText(verdict, verdictMessages.notOfAccount) }
  return sendPage(step.reply, confirmPage(step.links, present, errors))
}

/** Why a password was not accepted. */
export function verdictText(verdict: Exclude<PasswordVerdict, { kind: 'right' }>, wrong: string): string {
  return verdict.kind === 'wrong' ? wrong : verdictMessages.tooMany(verdict.seconds)
}

/** Continues the sign-in as the person who was just identified. */
export async function arrive(embedded: Embedded, step: Step, person: LocalPerson): Promise<FastifyReply> {
  const { request, reply, provider, details } = step
  await rememberBrowser(embedded, request, reply, person.id)
  if (details.session && details.session.accountId !== person.id) await leaveSession(provider, details)
  const login = { accountId: person.id, amr: ['pwd'] }
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303)
}

/** Another person takes over this browser: the earlier session ends first, otherwise the provider would ask with a script. */
async function leaveSession(provider: Provider, details: Details): Promise<void> {
  const former = await provider.Session.findByUid(details.session?.uid ?? '')
  await former?.destroy()
  delete details.session
  await details.persist()
}

async function cancel({ request, reply, provider }: Step): Promise<FastifyReply> {
  const result = { error: 'access_denied', error_description: 'the person went back' }
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
  return reply.redirect(returnTo, 303)
}
