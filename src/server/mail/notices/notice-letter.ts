import type { Mailer, MailMessage } from '#server/integrations/mail/mailer.ts'
import { MailFailure } from '#server/integrations/mail/mail-failure.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { TryLater } from '#server/kit/jobs/jobs.ts'
import type { Log } from '#server/kit/log.ts'
import { noticeMessages } from './notice-messages.ts'
import type { Reader } from './reader.ts'
import type { Topic } from './topics.ts'
import { UNSUBSCRIBE_PATH, unsubscribeToken } from './unsubscribe-token.ts'

/** The deps of sending notices. */
export interface NoticeDeps {
  readonly mailer: Mailer
  /** Signs the links that unsubscribe. */
  readonly key: Buffer
  /** Where users reach the server, without a slash at the end. */
  readonly publicUrl: string
  readonly log: Log
}

/** The content of a notice. */
export interface Notice {
  /** The same for every attempt, so that mailboxes recognise it. */
  readonly id: string
  readonly subject: string
  /** Paragraphs; a line break within one stays. */
  readonly paragraphs: readonly string[]
  readonly link?: { readonly path: string; readonly label: string }
  /** Absent where it concerns security or money: then nobody unsubscribes. */
  readonly topic?: Topic
  /** Why it comes, where nobody unsubscribes; absent means security. */
  readonly because?: 'payments'
}

/**
 * Sends a notice in the language that is being spoken, with a link that unsubscribes by one press (RFC 8058). Throws `TryLater` where
 * another attempt may help; one that nobody takes is noted in the log.
 */
export async function sendNotice(deps: NoticeDeps, to: string, reader: Reader, notice: Notice): Promise<void> {
  try {
    await deps.mailer.send(letterOf(deps, to, reader, notice))
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    if (error.isPassing) throw new TryLater(error.message)
    deps.log.warn({ reason: error.message }, 'a notice could not be sent')
  }
}

/** Where the settings of notices stand. */
export const NOTICES_PATH = '/settings/notifications'

function letterOf({ key, publicUrl }: NoticeDeps, to: string, reader: Reader, notice: Notice): MailMessage {
  const { id, subject, paragraphs, link, topic, because = 'security' } = notice
  const address = topic && `${publicUrl}${UNSUBSCRIBE_PATH}/${unsubscribeToken(key, { userId: reader.userId, topic })}`
  const settings = publicUrl + NOTICES_PATH
  const why = noticeMessages.because[topic ?? because]
  const text = [
    ...paragraphs,
    ...(link ? [noticeMessages.labelled(link.label, publicUrl + link.path)] : []),
    `--\nPricewright\n${why}`,
    ...(address === undefined ? [] : [noticeMessages.labelled(noticeMessages.unsubscribe, address)]),
    ...(topic === undefined ? [] : [noticeMessages.labelled(noticeMessages.settings, settings)]),
  ]
  return {
    id,
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: page(reader.language, [
      ...paragraphs.map((part) => html`<p>${lines(part)}</p>`),
      ...(link ? [html`<p><a href="${publicUrl}${link.path}">${link.label}</a></p>`] : []),
      html`<hr />
        <p>
          <small
            >Pricewright · ${why}
            ${
              address !== undefined &&
              html`<a href="${address}">${noticeMessages.unsubscribe}</a> ·
                <a href="${settings}">${noticeMessages.settings}</a>`
            }</small
          >
        </p>`,
    ]),
    account: reader.email.toLowerCase(),
    ...(address === undefined ? {} : { unsubscribe: address }),
  }
}

/** Mail programs ignore style sheets, so there is none. */
function page(language: string, parts: readonly Html[]): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
      </head>
      <body>
        ${parts}
      </body>
    </html>`.markup
}

function lines(part: string): Html[] {
  return part.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))
}
