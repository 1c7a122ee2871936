import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { sendPage } from '../pages/layout.ts'
import type { Embedded } from './embedded.ts'
import { type FormErrors, textsOf } from './form.ts'
import { deadLinkPage, donePage, joinPage } from './pages.ts'
import { isPassword, passwordTurn } from './password.ts'
import { emailKey, PASSWORD_ATTEMPTS } from './people.ts'
import { linkMessages, stepMessages } from './sign-in-messages.ts'
import { arrive, stepOf } from './step-routes.ts'

/** Newcomers confirm their address by a mailed link, so that no page reveals which addresses have an account. */
export function registerJoining(app: FastifyInstance, embedded: Embedded): void {
  const path = '/interaction/:uid/join/:token'
  app.get(path, { exposeHeadRoute: false }, (request, reply) => show(embedded, request, reply))
  app.post(path, (request, reply) => join(embedded, request, reply))
}

async function show(
  embedded: Embedded,
  request: FastifyRequest,
  reply: FastifyReply,
  errors?: FormErrors,
): Promise<FastifyReply> {
  const newcomer = await embedded.newcomers.look(tokenOf(request))
  if (!newcomer) return sendPage(reply, deadLinkPage(), 410)
  const isSameBrowser = (await stepOf(embedded, request, reply)) !== undefined
  return sendPage(reply, joinPage(request.url, newcomer.email, !isSameBrowser, errors))
}

/**
 * In the browser that asked, the sign-in continues. Any other browser must enter the password: otherwise the owner of the address could
 * confirm an account whose password a stranger has chosen.
 */
async function join(embedded: Embedded, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { newcomers, people, attempts } = embedded
  const token = tokenOf(request)
  const newcomer = await newcomers.look(token)
  if (!newcomer) return sendPage(reply, deadLinkPage(), 410)
  const step = await stepOf(embedded, request, reply)
  if (!step) {
    const isRight = await passwordTurn({ email: emailKey(newcomer.email), left: callerLeft(reply) }, async () => {
      const seconds = await attempts.take(PASSWORD_ATTEMPTS, 'join', token)
      return seconds === 0 && isPassword(textsOf(request.body)('password'), newcomer.password)
    })
    if (!isRight) return show(embedded, request, reply, { password: linkMessages.join.wrong })
  }
  const used = await newcomers.use(token)
  const person = used && (await people.create(used.email, used.password, true))
  if (!person) return sendPage(reply, deadLinkPage(), 410)
  if (step) return arrive(embedded, step, person)
  const next = { href: SIGN_IN_PATH, label: stepMessages.signIn.button }
  return sendPage(reply, donePage(linkMessages.joined, linkMessages.signInWith(person.email), next))
}

function tokenOf(request: FastifyRequest): string {
  return (request.params as { token: string }).token
}
