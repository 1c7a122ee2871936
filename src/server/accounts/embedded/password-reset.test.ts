import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { lettersTo, register } from '#test/registering.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { TestBrowser } from '#test/test-browser.ts'

const ADA = { email: 'ada@example.com', password: 'correct horse' }

describeOneEngine('API tokens and a forgotten password', (context) => {
  let server: RunningServer
  let owner: TestBrowser
  beforeAll(async () => {
    server = await startServer(context)
    owner = new TestBrowser(server.origin)
    await register(owner, ADA, '/api/auth/sign-in?registration=1')
    await owner.takeBearer()
    await owner.call('POST', '/api/auth/initialize')
  })
  afterAll(() => server.close())

  const outbox = () => join(context.folder, 'outbox')

  const links = async (): Promise<string[]> =>
    (await lettersTo(outbox(), ADA.email)).flatMap((text) => /\/identity\/reset\/[\w-]+/.exec(text)?.[0] ?? [])

  async function reset(password: string): Promise<string> {
    const browser = new TestBrowser(server.origin)
    const before = (await links()).length
    await browser.submit(await browser.open('/identity/forgot'), { email: ADA.email })
    await expect.poll(async () => (await links()).length).toBe(before + 1)
    const [link = ''] = await links()
    return (await browser.submit(await browser.open(link), { 'new-password': password })).text
  }

  async function newToken(name: string): Promise<Record<string, unknown>> {
    const made = await owner.call('POST', '/api/auth/tokens', { name, scope: 'read', expiresInDays: 30 })
    expect(made.status).toBeLessThan(300)
    return made.body ?? {}
  }

  it('AUTH-12 AUTH-15 a reset leaves API tokens, and page and letter say how many work and where they are revoked', async () => {
    const [till, script] = [await newToken('Till'), await newToken('Script')]
    const gone = await newToken('Gone')
    await owner.call('DELETE', `/api/auth/tokens/${String(gone['id'])}`)
    const note = '2 API tokens still work. Revoke under Settings, Connections'
    expect(await reset('battery staple')).toContain(note)
    await expect.poll(async () => (await lettersTo(outbox(), ADA.email))[0]).toContain('Your password was changed')
    const [letter = ''] = await lettersTo(outbox(), ADA.email)
    expect(letter.replaceAll(/\s+/g, ' ')).toContain(note)
    expect(letter).toContain(`${server.origin}/settings/connections`)
    for (const { token } of [till, script]) {
      const headers = { authorization: `Bearer ${String(token)}` }
      expect((await fetch(`${server.origin}/api/products`, { headers })).status).toBe(200)
    }
  })

  it('AUTH-12 AUTH-15 without tokens nothing is said of them, and one is one', async () => {
    const browser = new TestBrowser(server.origin)
    await browser.submit(await browser.open('/api/auth/sign-in'), { ...ADA, password: 'battery staple' })
    await browser.takeBearer()
    const { items } = (await browser.call('GET', '/api/auth/tokens')).body as { items: { id: string }[] }
    const [kept, ...others] = items
    for (const { id } of others) await browser.call('DELETE', `/api/auth/tokens/${id}`)
    const change = async (password: string, next: string) =>
      browser.submit(
        await browser.open('/identity/account'),
        { password, 'new-password': next },
        '/identity/account/password',
      )
    expect((await change('battery staple', 'another staple')).text).toContain('One API token still works.')
    await browser.takeBearer()
    await browser.call('DELETE', `/api/auth/tokens/${kept?.id ?? ''}`)
    expect(await reset('a third staple')).not.toContain('API token')
  })

  it('API-02 AUTH-12 a form that is too large is refused with its limit in words', async () => {
    const browser = new TestBrowser(server.origin)
    const page = await browser.open('/identity/forgot')
    const answer = await browser.submit(page, { email: `${'x'.repeat(17_000)}@example.com` })
    expect([answer.status, answer.text]).toEqual([413, expect.stringContaining('at most 16 KB are accepted')])
  })
})
