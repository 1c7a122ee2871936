import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { mailedPath, register } from '#test/registering.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { TestBrowser } from '#test/test-browser.ts'

const PASSWORD = 'correct horse'

describeOneEngine('the first operator', (context) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(context, { ADMIN_EMAILS: 'boss@example.com' })
  })
  afterAll(() => server.close())

  const begin = (browser: TestBrowser, email: string) =>
    register(browser, { email, password: PASSWORD }, '/api/auth/sign-in?registration=1')

  async function answers(browser: TestBrowser): Promise<readonly [role: unknown, confirmed: unknown, stats: number]> {
    const { role, emailVerified } = ((await browser.takeBearer()).body?.['user'] ?? {}) as Record<string, unknown>
    return [role, emailVerified, (await browser.call('GET', '/api/admin/stats')).status]
  }

  async function roleChanges(browser: TestBrowser): Promise<number> {
    const { body } = await browser.call('GET', '/api/security-events?pageSize=50')
    const { items } = body as unknown as { items: { kind: string }[] }
    return items.filter(({ kind }) => kind === 'role-changed').length
  }

  it('ADMIN-03 whom ADMIN_EMAILS names is an administrator from the confirmation of the address on, without another sign-in', async () => {
    const boss = new TestBrowser(server.origin)
    await begin(boss, 'Boss@Example.com')
    expect(await answers(boss)).toEqual(['user', false, 403])
    const link = await mailedPath(join(context.folder, 'outbox'), 'boss@example.com', /\/identity\/verify\/[\w-]+/)
    // The letter is read on another device.
    const phone = new TestBrowser(server.origin)
    await phone.submit(await phone.open(link), {})
    expect(await answers(boss)).toEqual(['admin', true, 200])
    expect(await roleChanges(boss)).toBe(1)
  })

  it('ADMIN-03 a confirmed address that ADMIN_EMAILS does not name changes no role', async () => {
    const mara = new TestBrowser(server.origin)
    await begin(mara, 'mara@example.com')
    const page = await mara.open('/identity/account')
    await mara.submit(page, { email: 'mara@new.example', password: PASSWORD }, '/identity/account/email')
    const link = await mailedPath(join(context.folder, 'outbox'), 'mara@new.example', /\/identity\/verify\/[\w-]+/)
    await mara.submit(await mara.open(link), {})
    expect(await answers(mara)).toEqual(['user', true, 403])
    expect(await roleChanges(mara)).toBe(0)
  })
})
