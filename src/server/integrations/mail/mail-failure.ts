/** A letter did not go out; the message says why, in words for its sender. */
export class MailFailure extends Error {
  /** It may go another time. */
  readonly isPassing: boolean
  /** The letter had left when the connection broke: nobody knows whether it arrived. */
  readonly isUnsure: boolean
  constructor(reason: string, { isPassing = false, isUnsure = false } = {}) {
    super(reason)
    this.name = 'MailFailure'
    this.isPassing = isPassing
    this.isUnsure = isUnsure
  }
}

/** What the mail library says of a failure. */
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
 * Reads what the mail library threw: answers of 4xx pass, those of 5xx stay (RFC 5321, 4.2.1). `hasLeft` says that the whole letter had
 * been handed over. Undefined for what is no failure of mail.
 */
export function mailFailure(error: unknown, to: string, hasLeft: boolean): MailFailure | undefined {
  const { code = '', originalCode = '', command = '', response = '', responseCode = 0 } = (error ?? {}) as SmtpError
  const said = answerOf(response)
  if (LOGIN.has(code))
    return new MailFailure('The mail server did not accept the login. Ask whoever runs this server to check SMTP_URL.')
  // Whatever was answered to STARTTLS: nothing of the mail has been seen yet, so it was not the mail that was refused.
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

/** What the mail server said, as the end of a sentence. */
function answerOf(response: string): string {
  const line = response.replaceAll(/[\r\n\0]+/g, ' ').trim()
  return line === '' ? '.' : `: ${line.slice(0, LONGEST_ANSWER)}`
}
