import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { screenHref } from '#contract/screens.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { sourceOf } from '#server/kit/security-events.ts'
import { sendPage } from '../pages/layout.ts'
import { pageMessages } from '../pages/messages.ts'
import { changedMail, passwordMail, tokensNote } from './account-mails.ts'
import { type Embedded, later, mailLink, mayMail, post, rememberBrowser } from './embedded.ts'
import { emailErrors, passwordErrors, textsOf } from './form.ts'
import type { LinkPurpose, MailedLink } from './links.ts'
import { deadLinkPage, donePage, forgotPage, resetPage, sentPage, verifyPage } from './pages.ts'
import { linkMessages, stepMessages } from './sign-in-messages.ts'

const GET = { exposeHeadRoute: false }

/** Forgotten passwords and confirmed addresses: actions by mailed links. */
export function registerLinks(app: FastifyInstance, embedded: Embedded): void {
  app.get('/forgot', GET, (_request, reply) => sendPage(reply, forgotPage()))
  app.post('/forgot', (request, reply) => sendReset(embedded, request, reply))
  app.get('/reset/:token', GET, async (request, reply) => {
    const link = await look(embedded, request, ['reset'])
    return link ? sendPage(reply, resetPage(tokenOf(request), link.email)) : dead(reply)
  })
  app.post('/reset/:token', (request, reply) => reset(embedded, request, reply))
  app.get('/verify/:token', GET, async (request, reply) => {
    const link = await look(embedded, request, ['verify', 'change'])
    return link ? sendPage(reply, verifyPage(tokenOf(request), link.email)) : dead(reply)
  })
  app.post('/verify/:token', (request, reply) => verify(embedded, request, reply))
}

async function sendReset(embedded: Embedded, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const email = textsOf(request.body)('email').trim()
  const errors = emailErrors(email)
  if (Object.keys(errors).length > 0) return sendPage(reply, forgotPage({ email, errors }))
  later(embedded, async () => {
    const person = (await mayMail(embedded, email)) ? await embedded.people.byEmail(email) : undefined
    if (person) await mailLink(embedded, 'reset', person, person.email)
  })
  return sendPage(reply, sentPage(email, embedded.mailer.outbox))
}

async function reset(embedded: Embedded, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { people, links } = embedded
  const link = await look(embedded, request, ['reset'])
  if (!link) return dead(reply)
  const password = textsOf(request.body)('new-password')
  const errors = passwordErrors(password, link.email)
  if (Object.keys(errors).length > 0) return sendPage(reply, resetPage(tokenOf(request), link.email, errors))
  const stored = await people.hashed(password, { account: link.accountId, left: callerLeft(reply) })
  if (!(await links.use(tokenOf(request)))) return dead(reply)
  await people.setPassword(link.accountId, stored)
  await people.endSessions(link.accountId)
  await people.record(link.accountId, { kind: 'password-changed', ...sourceOf(request) })
  await rememberBrowser(embedded, request, reply, link.accountId)
  const tokens = await people.countTokens(link.accountId)
  const tokensUrl = embedded.publicUrl + screenHref('settings-connections')
  later(embedded, () => post(embedded, { ...passwordMail(link.email, tokens, tokensUrl), account: link.accountId }))
  const next = { href: SIGN_IN_PATH, label: stepMessages.signIn.button }
  const { title, lead } = linkMessages.resetDone
  return sendPage(reply, donePage(title, `${lead} ${tokensNote(tokens)}`.trim(), next))
}

async function verify(embedded: Embedded, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { people, links } = embedded
  const link = await look(embedded, request, ['verify', 'change'])
  const person = link && (await people.byId(link.accountId))
  if (!link || !person || !(await links.use(tokenOf(request)))) return dead(reply)
  // A link to a former address does not confirm the present one.
  if (link.purpose === 'verify' && link.email !== person.email) return dead(reply)
  const next = { href: screenHref('home'), label: pageMessages.home }
  if (!(await people.setEmail(person.id, link.email))) {
    const { title, lead } = linkMessages.taken
    return sendPage(reply, donePage(title, lead(link.email, person.email), next), 409)
  }
  await embedded.promote(person.id, sourceOf(request))
  if (link.purpose === 'change') {
    await people.record(person.id, { kind: 'email-changed', detail: link.email, ...sourceOf(request) })
    await post(embedded, { ...changedMail(person.email, link.email), account: person.id })
  }
  return sendPage(reply, donePage(linkMessages.verified, linkMessages.signInWith(link.email), next))
}

async function look(
  { links }: Embedded,
  request: FastifyRequest,
  purposes: readonly LinkPurpose[],
): Promise<MailedLink | undefined> {
  const link = await links.look(tokenOf(request))
  return link && purposes.includes(link.purpose) ? link : undefined
}

function tokenOf(request: FastifyRequest): string {
  return (request.params as { token: string }).token
}

function dead(reply: FastifyReply): FastifyReply {
  return sendPage(reply, deadLinkPage(), 410)
}
