import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { Refusal } from '#contract/refusal.ts'
import { namedUuid } from '#domain/named-uuid.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { addressKey } from '#server/kit/http/address-key.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { type ContactForm, type ContactTexts, contactForm, errorsOf, ROBOTS_FIELD, textsIn } from './contact-form.ts'
import { contactMessages } from './contact-messages.ts'
import { keepMessage } from './contact-store.ts'
import { createFormTokens, type FormTokens } from './form-token.ts'
import { inLanguageHref } from './layout.ts'
import { type Operator, operatorBlock } from './operator.ts'
import { sharedNow } from '../kit/clock.ts'

/** What the contact page needs. */
export interface ContactDeps {
  readonly dataAccess: DataAccess
  readonly operator: Operator
  /** Whether mails are really sent: without that there is no form. */
  readonly canMail: boolean
  /** Signs the forms, and hashes where they come from. */
  readonly contactKey: Buffer
  readonly wakeJobs: () => void
}

/** How the page is sent with a form in it. */
export type SendForm = (request: FastifyRequest, reply: FastifyReply, form: Html) => Promise<FastifyReply>

/** Faster than anybody types; and longer than anybody leaves a form open. */
const LEAST_MS = 2_000
const MOST_MS = 86_400_000
/** Room for a text that is far too long, so that it can be shown again with what is wrong with it. */
const FORM_BYTES = 2 ** 20
/** Calls per minute and visitor, if limits are on. */
const SENDS_A_MINUTE = 10
const EMPTY: ContactTexts = { name: '', email: '', message: '' }

/** The contact page: its form, and what becomes of a form that is sent. */
export class Contact {
  readonly #deps: ContactDeps
  readonly #tokens: FormTokens

  constructor(deps: ContactDeps) {
    this.#deps = deps
    this.#tokens = createFormTokens(deps.contactKey)
  }

  /** Whether messages can be sent. */
  get isOpen(): boolean {
    return this.#deps.canMail && this.#deps.operator.email !== ''
  }

  /** The part of the page that a visitor comes to. */
  shown(wasSent: boolean): Html {
    const { operator } = this.#deps
    const { lead, noForm, directly, sent } = contactMessages
    const isNamed = operator.name !== '' || operator.address !== ''
    // Who is named nowhere is told by the block alone.
    const isReachable = isNamed || operator.email !== ''
    const way = html`${isReachable && html`<p>${this.isOpen ? directly : noForm}</p>`} ${operatorBlock(operator)}`
    if (!this.isOpen) return way
    if (wasSent) return html`<p class="notice" role="status">${sent}</p>`
    return html`<p>${lead}</p>
      ${contactForm({ ...EMPTY, token: this.#tokens.issue(sharedNow()) })} ${isNamed && way}`
  }

  /** The form with the text that a visitor sent, where it was no fault of the text that it was not taken; undefined for other failures. */
  formAgain({ body }: FastifyRequest, { status, title }: Pick<Problem, 'status' | 'title'>): Html | undefined {
    if (!(body instanceof URLSearchParams) || (status !== 429 && status < 500)) return undefined
    return contactForm({ ...textsIn(body), token: body.get('token') ?? '', problem: title })
  }

  /** Registers what takes the form. */
  register(fastify: FastifyInstance, send: SendForm, errorHandler: FastifyInstance['errorHandler']): void {
    if (!this.isOpen) return
    void fastify.register(async (app) => {
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_BYTES },
        (_request, text, done) => done(null, new URLSearchParams(String(text))),
      )
      // Counted when the text is here, so that it can be shown again.
      const rateLimit = { max: SENDS_A_MINUTE, hook: 'preHandler' as const }
      const options = { config: { rateLimit }, bodyLimit: FORM_BYTES, errorHandler }
      app.post('/contact', options, (request, reply) => this.#take(request, reply, send))
    })
  }

  async #take(request: FastifyRequest, reply: FastifyReply, send: SendForm): Promise<FastifyReply> {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross-site')
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const texts = textsIn(form)
    const refused = (status: number, more: Partial<ContactForm>): Promise<FastifyReply> => {
      const token = this.#tokens.issue(sharedNow())
      return send(request, reply.status(status), contactForm({ ...texts, token, ...more }))
    }
    const errors = errorsOf(texts)
    if (Object.keys(errors).length > 0) return refused(422, { errors })
    const given = form.get('token') ?? ''
    const token = this.#tokens.read(given)
    const age = sharedNow() - (token?.issuedAt ?? 0)
    if (!token || age > MOST_MS) return refused(422, { problem: contactMessages.expired })
    if ((form.get(ROBOTS_FIELD) ?? '') !== '') return refused(422, { problem: contactMessages.leaveFilled })
    // The same token once more: its time goes on.
    if (age < LEAST_MS) return refused(422, { problem: contactMessages.tooFast, token: given })
    const { dataAccess, wakeJobs } = this.#deps
    const language = spokenLanguage()
    const sender = this.#senderOf(request)
    // The same form and text once more are one message; a text that was changed after Back is another.
    const id = namedUuid(token.id, JSON.stringify(texts))
    const done = await keepMessage(dataAccess, { ...texts, id, language, sender })
    if (done === 'too-many') return refused(429, { problem: this.#tooMany(), token: given })
    wakeJobs()
    return reply.redirect(`${inLanguageHref('/contact', language)}&sent=1`, 303)
  }

  #tooMany(): string {
    const { tooMany, tooManyWrite } = contactMessages
    return `${tooMany} ${tooManyWrite(this.#deps.operator.email)}`
  }

  /** The network a message comes from, in a form that names nobody. */
  #senderOf({ ip }: FastifyRequest): Buffer {
    return createHmac('sha256', this.#deps.contactKey).update(addressKey(ip)).digest()
  }
}
