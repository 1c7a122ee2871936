import type { DataAccess } from '#server/kit/database/data-access.ts'
import { hashOf, newSecret } from '../secrets.ts'

/** The purpose of a mailed link: the address of a new account, a new address, or a forgotten password. */
export type LinkPurpose = 'verify' | 'change' | 'reset'

/** What a link stands for. */
export interface MailedLink {
  readonly purpose: LinkPurpose
  readonly accountId: string
  readonly email: string
}

/** How long a link works. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { verify: 72, change: 24, reset: 1 }

const COLUMNS = `purpose, account_id as "accountId", email`

/** Mailed links. Each works once; a new one of the same kind ends the earlier one. */
export function createLinks(dataAccess: DataAccess) {
  const ask = async (text: string, token: string): Promise<MailedLink | undefined> => {
    const [answer] = await dataAccess.asSystemBatch([{ text, values: [hashOf(token)] }])
    return answer?.rows[0] as unknown as MailedLink | undefined
  }
  return {
    /** Answers the secret for the link. */
    async make({ purpose, accountId, email }: MailedLink): Promise<string> {
      const token = newSecret()
      await dataAccess.asSystemBatch([
        {
          text: 'delete from provider_link where expires_at < now() or (account_id = $1 and purpose = $2)',
          values: [accountId, purpose],
        },
        {
          text: `insert into provider_link (hash, purpose, account_id, email, expires_at)
            values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
          values: [hashOf(token), purpose, accountId, email, LINK_HOURS[purpose]],
        },
      ])
      return token
    },
    look: (token: string) => ask(`select ${COLUMNS} from provider_link where hash = $1 and expires_at > now()`, token),
    use: (token: string) =>
      ask(`delete from provider_link where hash = $1 and expires_at > now() returning ${COLUMNS}`, token),
  }
}

/** Links that are sent by mail. */
export type Links = ReturnType<typeof createLinks>
