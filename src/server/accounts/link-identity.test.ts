import { beforeAll, expect, it } from 'vitest'
import { tableState } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { admit, type Arrival } from './account-store.ts'
import { LinkError, linkIdentity } from './link-identity.ts'
import { hashOf } from './secrets.ts'

const ISSUER = 'https://id.example.com'

describeOneEngine('linking an identity of another provider', (context) => {
  /** Signs somebody in as the product would, and answers whose account that is. */
  async function arrive(issuer: string, subject: string, email: string): Promise<string> {
    const arrival: Arrival = {
      issuer,
      subject,
      email,
      emailVerified: true,
      name: subject,
      authTime: Math.floor(Date.now() / 1000),
      idToken: '',
      providerSession: undefined,
    }
    const device = { ip: '127.0.0.1', userAgent: 'test', formerHash: undefined, knows: () => true }
    const admission = await admit(context.dataAccess, arrival, device, { emails: ['nobody@example.com'], first: false })
    if (admission.suspended) throw new Error('suspended')
    const [answer] = await context.dataAccess.asSystemBatch([
      { text: 'select user_id as "userId" from session where hash = $1', values: [hashOf(admission.secret)] },
    ])
    return String(answer?.rows[0]?.['userId'])
  }
  const link = (account: string, subject: string) =>
    linkIdentity(context.dataAccess, account, { issuer: ISSUER, subject })
  const keepSomething = (userId: string) =>
    context.dataAccess.asSystemBatch([
      {
        text: `insert into import_mapping (user_id, id, version, created_at, updated_at, name, settings)
          values ($1, gen_random_uuid(), 1, 0, 0, 'Kept', '{}')`,
        values: [userId],
      },
    ])

  let ann: string
  beforeAll(async () => {
    ann = await arrive('embedded', 'ann', 'Ann@example.com')
  })

  it('AUTH-02 the person who comes by the new provider finds the account that they had', async () => {
    expect(await link('ann@EXAMPLE.com', 'oidc|1')).toEqual({ userId: ann, isKnown: false })
    expect(await arrive(ISSUER, 'oidc|1', 'ann@work.example')).toBe(ann)
    expect(await arrive('embedded', 'ann', 'ann@example.com')).toBe(ann)
    expect(await link(ann, 'oidc|1')).toEqual({ userId: ann, isKnown: true })
  })

  it('AUTH-02 an account that the new identity made by signing in too early gives way while it is empty', async () => {
    const bob = await arrive('embedded', 'bob', 'bob@example.com')
    const early = await arrive(ISSUER, 'oidc|2', 'bob.b@example.com')
    expect(early).not.toBe(bob)
    await link(bob, 'oidc|2')
    expect(await arrive(ISSUER, 'oidc|2', 'bob.b@example.com')).toBe(bob)
    expect(Object.values(await tableState(context, early)).every((state) => state.startsWith('0 rows'))).toBe(true)
  })

  it('AUTH-02 nothing is merged or lost: an account with data of its own is refused', async () => {
    const cat = await arrive('embedded', 'cat', 'cat@example.com')
    const used = await arrive(ISSUER, 'oidc|3', 'cat@other.example')
    await keepSomething(used)
    const before = await tableState(context)
    await expect(link(cat, 'oidc|3')).rejects.toThrow(LinkError)
    expect(await tableState(context)).toEqual(before)
  })

  it('AUTH-02 an e-mail that no account or more than one has is refused, and the ids to choose from are named', async () => {
    await expect(link('nobody@example.com', 'oidc|4')).rejects.toThrow('No account has the e-mail')
    const twins = [await arrive('embedded', 'd1', 'dan@example.com'), await arrive('embedded', 'd2', 'dan@example.com')]
    const error = (await link('dan@example.com', 'oidc|4').catch((each: unknown) => each)) as Error
    for (const id of twins) expect(error.message).toContain(id)
    expect(await link(twins[0]!, 'oidc|4')).toMatchObject({ userId: twins[0] })
  })
})
