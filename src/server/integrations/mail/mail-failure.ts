import { mailFailureMessages } from './mail-failure-messages.ts'

/** A mail was not sent; the message says why, for its sender. */
export class MailFailure extends Error {
  /** Another attempt may succeed. */
  readonly isPassing: boolean
  /** The mail had been handed over when the connection broke: nobody knows whether it arrived. */
  readonly isUnsure: boolean
  /** The same as the message, in the language that is spoken when it is told. */
  readonly say: () => string
  constructor(reason: string | (() => string), { isPassing = false, isUnsure = false } = {}) {
    const say = typeof reason === 'string' ? () => reason : reason
    super(say())
    this.name = 'MailFailure'
    this.isPassing = isPassing
    this.isUnsure = isUnsure
    this.say = say
  }
}

/** The fields of an error of the mail library. */
interface SmtpError {
  readonly code?: string
  /** What the connection itself said. */
  readonly originalCode?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

const UNREACHED = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'EPROTOCOL'])
const LOGIN = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2'])
/** Codes of OpenSSL and Node for a certificate that is expired, unknown, revoked or of somebody else. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|CRL_/
const TOO_LARGE = new Set([523, 552])
const LONGEST_ANSWER = 200

/**
 * Reads an error of the mail library: 4xx answers are temporary, 5xx final (RFC 5321, 4.2.1). `hasLeft` says that the whole mail had
 * been handed over. Undefined for other errors.
 */
export function mailFailure(error: unknown, to: string, hasLeft: boolean): MailFailure | undefined {
  const { code = '', originalCode = '', command = '', response = '', responseCode = 0 } = (error ?? {}) as SmtpError
  const texts = mailFailureMessages
  const said = () => answerOf(response)
  if (LOGIN.has(code)) return new MailFailure(() => texts.login)
  // STARTTLS failed: the server has seen nothing of the mail yet, so it did not refuse the mail itself.
  if (code === 'ETLS') return new MailFailure(() => texts.unsafe(said()), { isPassing: true })
  if (CERTIFICATE.test(originalCode)) return new MailFailure(() => texts.certificate(originalCode), { isPassing: true })
  if (responseCode >= 500) return new MailFailure(() => refusal(responseCode, command, to, said()))
  if (responseCode >= 400) return new MailFailure(() => texts.later(said()), { isPassing: true })
  if (code === 'EMESSAGE') return new MailFailure(() => texts.tooLarge(texts.said('')))
  if (!UNREACHED.has(code)) return undefined
  return new MailFailure(() => (hasLeft ? texts.broke : texts.unreached), { isPassing: true, isUnsure: hasLeft })
}

function refusal(code: number, command: string, to: string, said: string): string {
  const { addressRefused, tooLarge, refused } = mailFailureMessages
  if (command === 'RCPT TO') return addressRefused(to, said)
  return TOO_LARGE.has(code) ? tooLarge(said) : refused(said)
}

/** The answer of the mail server, as the end of a sentence. */
function answerOf(response: string): string {
  const line = response.replaceAll(/[\r\n\0]+/g, ' ').trim()
  return mailFailureMessages.said(line.slice(0, LONGEST_ANSWER))
}
