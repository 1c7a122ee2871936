/** A mail was not sent; the message says why, for its sender. */
export class MailFailure extends Error {
  /** Another attempt may succeed. */
  readonly isPassing: boolean
  /** The mail had been handed over when the connection broke: nobody knows whether it arrived. */
  readonly isUnsure: boolean
  constructor(reason: string, { isPassing = false, isUnsure = false } = {}) {
    super(reason)
    this.name = 'MailFailure'
    this.isPassing = isPassing
    this.isUnsure = isUnsure
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
const UNSAFE = 'The mail server could not be reached over a safe connection'
const TOO_LARGE = new Set([523, 552])
const LONGEST_ANSWER = 200

/**
 * Reads an error of the mail library: 4xx answers are temporary, 5xx final (RFC 5321, 4.2.1). `hasLeft` says that the whole mail had
 * been handed over. Undefined for other errors.
 */
export function mailFailure(error: unknown, to: string, hasLeft: boolean): MailFailure | undefined {
  const { code = '', originalCode = '', command = '', response = '', responseCode = 0 } = (error ?? {}) as SmtpError
  const said = answerOf(response)
  if (LOGIN.has(code))
    return new MailFailure('The mail server did not accept the login. Ask the administrator to check SMTP_URL.')
  // STARTTLS failed: the server has seen nothing of the mail yet, so it did not refuse the mail itself.
  if (code === 'ETLS') return new MailFailure(UNSAFE + said, { isPassing: true })
  if (CERTIFICATE.test(originalCode))
    return new MailFailure(`${UNSAFE}: its certificate was not accepted (${originalCode}).`, { isPassing: true })
  if (responseCode >= 500) return new MailFailure(refusal(responseCode, command, to) + said)
  if (responseCode >= 400) return new MailFailure(`The mail server asks to try again later${said}`, { isPassing: true })
  if (code === 'EMESSAGE') return new MailFailure('The mail is too large for the mail server.')
  if (!UNREACHED.has(code)) return undefined
  const reason = hasLeft
    ? 'The connection broke before the mail server confirmed the mail.'
    : 'The mail server could not be reached.'
  return new MailFailure(reason, { isPassing: true, isUnsure: hasLeft })
}

function refusal(code: number, command: string, to: string): string {
  if (command === 'RCPT TO') return `The mail server refused the address ${to}`
  return TOO_LARGE.has(code) ? 'The mail is too large for the mail server' : 'The mail server refused the mail'
}

/** The answer of the mail server, as the end of a sentence. */
function answerOf(response: string): string {
  const line = response.replaceAll(/[\r\n\0]+/g, ' ').trim()
  return line === '' ? '.' : `: ${line.slice(0, LONGEST_ANSWER)}`
}
