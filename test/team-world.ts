import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBearers } from '#server/accounts/bearer.ts'
import { deriveKey, hashOf, loadSecretsKey } from '#server/accounts/secrets.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import type { AppAnswer, TestApp, TestCaller } from './app.ts'

/** Calls about people, as tests write them. */
export function teamCalls(app: TestApp) {
  const post = (caller: TestCaller | undefined, url: string, body?: unknown): Promise<AppAnswer> =>
    app.call(caller, { method: 'POST', url: `/api${url}`, body, headers: { origin: app.origin } })
  const get = (caller: TestCaller, url: string): Promise<AppAnswer> =>
    app.call(caller, { method: 'GET', url: `/api${url}` })

  /** The caller after an answer that brought a new session. */
  const goOn = async (caller: TestCaller, { headers }: AppAnswer): Promise<TestCaller> => {
    const secret = /sid=([\w-]+)/.exec(String(headers['set-cookie']))?.[1]
    if (secret === undefined) throw new Error('the answer brought no session')
    const bearers = createBearers(deriveKey(await loadSecretsKey(app.config), 'bearer'))
    const { token } = bearers.issue(hashOf(secret))
    return { ...caller, headers: { cookie: `sid=${secret}`, authorization: `Bearer ${token}` } }
  }

  /** Invites an address; answers the secret of the link. */
  const invite = async (owner: TestCaller, email: string, role: MemberRole = 'editor') => {
    const id = randomUUID()
    const answer = await post(owner, '/invitations', { id, email, role })
    return { id, answer, token: /token=([\w-]+)/.exec(String(answer.body['link']))?.[1] ?? '' }
  }

  return {
    post,
    get,
    goOn,
    invite,
    /** The session that its cookie alone gets a bearer for. */
    token: ({ headers: { cookie = '' } }: TestCaller): Promise<AppAnswer> =>
      app.call(
        { userId: '', headers: { cookie } },
        {
          method: 'POST',
          url: '/api/auth/token',
          headers: { origin: app.origin },
        },
      ),
    enter: async (caller: TestCaller, accountId: string): Promise<TestCaller> =>
      goOn(caller, await post(caller, '/accounts/enter', { accountId })),
    remove: (owner: TestCaller, personId: string): Promise<AppAnswer> =>
      app.call(owner, { method: 'DELETE', url: `/api/members/${personId}`, headers: { origin: app.origin } }),
    changeRole: (owner: TestCaller, personId: string, role: MemberRole): Promise<AppAnswer> =>
      app.call(owner, {
        method: 'PATCH',
        url: `/api/members/${personId}`,
        body: { role },
        headers: { origin: app.origin },
      }),
  }
}

/** The mails that were kept for want of a mail server, as text. */
export async function keptMails(app: TestApp): Promise<readonly string[]> {
  await app.jobs.wake()
  const folder = join(app.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}
