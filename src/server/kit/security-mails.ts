import { spokenLanguage } from './language/spoken-language.ts'
import type { TokenScope } from '#contract/endpoint.ts'
import type { Statement } from './database/database.ts'
import type { EventSource } from './security-events.ts'
import { sharedNow } from './clock.ts'

/** The job that sends one of them. */
export const SECURITY_MAIL = 'security-mail'
/** So many wait for one user at most: whoever makes tokens without end does not fill a mailbox. */
const MOST_WAITING = 20

/** What a user is told by mail because it concerns the security of the account (PAGE-06). */
export type SecurityNews =
  | { readonly kind: 'new-device'; readonly source: EventSource }
  | { readonly kind: 'new-token'; readonly source: EventSource; readonly name: string; readonly scope: TokenScope }
  /** Goes to the former address. */
  | {
      readonly kind: 'changed-mail'
      readonly source: EventSource
      readonly former: string
      readonly replacement: string
    }

/** Orders the mail as the owner, in the transaction of what it tells. The language of the answer under way is the reader's, where they chose none. */
export function securityMail(userId: string, news: SecurityNews): Statement {
  return {
    name: 'security:mail',
    text: `insert into job (kind, user_id, payload) select '${SECURITY_MAIL}', id, $2::jsonb from account
      where id = $1 and (select count(*) from job where user_id = $1 and kind = '${SECURITY_MAIL}') < ${MOST_WAITING}`,
    values: [userId, JSON.stringify({ ...news, at: sharedNow(), language: spokenLanguage() })],
  }
}
