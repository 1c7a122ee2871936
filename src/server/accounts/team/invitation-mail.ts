import type { Language } from '#contract/languages.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import { MailFailure } from '#server/integrations/mail/mail-failure.ts'
import type { Mailer } from '#server/integrations/mail/mailer.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { type Job, type JobHandler, TryLater } from '#server/kit/jobs/jobs.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import type { Log } from '#server/kit/log.ts'
import { INVITATION_MAIL, invitationLink, invitationToken } from './invitations.ts'
import { teamMessages } from './messages.ts'
import { mailedName } from './mailed-name.ts'
import { accountName, personName } from './names.ts'

/** The deps of the mails to invited people. */
export interface InvitationMailDeps {
  readonly dataAccess: DataAccess
  readonly mailer: Mailer
  readonly invitationKey: Buffer
  readonly publicUrl: string
  readonly log: Log
}

interface Open {
  readonly accountId: string
  readonly id: string
  readonly email: string
  readonly role: MemberRole
  readonly createdAt: string
  readonly account: string
  readonly person: string
  /** The confirmed address of the person; empty without one. */
  readonly sender: string
}

const OPEN = `select i.account_id as "accountId", i.id, i.email, i.role, i.created_at as "createdAt", ${accountName('i.account_id')} as account,
    ${personName('i.account_id')} as person, coalesce((select known.email from identity known
      where known.user_id = i.account_id and known.email_verified order by known.created_at desc limit 1), '') as sender
  from invitation i join account a on a.id = i.account_id
  where i.account_id = $1 and i.id = $2 and i.accepted_at is null and i.expires_at > now() and not a.suspended`

/** The job that mails an invitation; one that was withdrawn meanwhile is not sent. */
export function invitationJobs(deps: InvitationMailDeps): Record<string, JobHandler> {
  return { [INVITATION_MAIL]: { run: (job) => mail(deps, job) } }
}

async function mail(deps: InvitationMailDeps, { userId, payload }: Job): Promise<void> {
  const { dataAccess, mailer, invitationKey, publicUrl, log } = deps
  const [answer] = await dataAccess.asSystemBatch([
    { name: 'invitations:to-mail', text: OPEN, values: [userId, payload['id']] },
  ])
  const open = answer?.rows[0] as Open | undefined
  if (!open) return
  const token = invitationToken(invitationKey, { ...open, createdAt: Date.parse(open.createdAt) })
  const words = inLanguage(payload['language'] as Language, () => letterOf(open, invitationLink(publicUrl, token)))
  try {
    await mailer.send({ to: open.email, ...words, id: `invitation-${open.id}`, account: open.accountId })
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    if (error.isPassing) throw new TryLater(error.message)
    log.warn({ reason: error.message }, 'an invitation could not be sent')
  }
}

/** Names are written by people and mailed to others: who invites is told by an address that is confirmed (TEAM-01). */
function letterOf(
  { account, person, sender, role }: Open,
  link: string,
): { readonly subject: string; readonly text: string } {
  const { subject, subjectOfPerson, ofAccount, ofPerson, somebody, act, end } = teamMessages.mail
  const [business, name] = [mailedName(account), mailedName(person)]
  const owner = name && sender ? `${name} (${sender})` : name || sender || somebody
  return {
    subject: business ? subject(business) : subjectOfPerson,
    text: [
      business ? ofAccount(owner, business, role) : ofPerson(owner, role),
      act(link),
      `--\nPricewright\n${end}`,
    ].join('\n\n'),
  }
}
