import { afterAll, describe, expect, it } from 'vitest'
import { NEWER } from '#test/installing/archives.ts'
import { commandsFor } from '#test/installing/commands-of-page.ts'
import { startWithArchives, VERSION } from '#test/installing/installed.ts'
import { NAME, visit } from '#test/installing/machine.ts'

const PAGE = 'operations-server.md'
const SHOP_PAGE = 'operations-shop.md'
const HERE = `https://${NAME}`
const PROVIDER_PORT = 8700
/** The client that the simulated provider knows. */
const CLIENT = {
  OIDC_ISSUER: `http://127.0.0.1:${PROVIDER_PORT}`,
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'a secret: of /the+shop',
}
/** What a proxy may not spoil; the visitor has a forged header of its own. */
const UNSPOILT = {
  redirect: [308, `${HERE}/`],
  transportSecurity: 'max-age=63072000; includeSubDomains',
  page: 200,
  live: { type: 'text/event-stream', isSoon: true },
  isLarge: true,
  upload: 201,
  pdf: [200, '%PDF-'],
  // The product's own refusal of what is no archive, not the proxy's of what is large.
  archive: [400, 'invalid-input'],
  addresses: ['203.0.113.x'],
}

interface Found {
  readonly live: { readonly type: string; readonly eventMs: number }
  readonly pictureShare: number
  readonly addresses: readonly string[]
}

const machine = await startWithArchives()

/** Only root on Debian can have a machine; each step goes on from the one before. */
describe.skipIf(machine === undefined)('the page for one server', () => {
  afterAll(() => machine?.stop())

  const run = (script: string): Promise<string> => machine?.run(script) ?? Promise.reject(new Error('no machine'))
  const follow = (name: string, values = {}) => run(commandsFor(PAGE, name, values))
  const make = (name: string) => machine && visit(machine, 'make', HERE, name)
  const names = async () => (machine ? ((await visit(machine, 'names', HERE)) as readonly string[]) : [])
  const today = async () => (await run('date +%F')).trim()

  /** What a visitor finds behind a proxy, as far as a proxy could spoil it. */
  async function foundBehind() {
    const found = (await (machine && visit(machine, 'behind-proxy', HERE))) as Found
    const { live, pictureShare, addresses, ...rest } = found
    return {
      ...rest,
      live: { type: live.type, isSoon: live.eventMs < 1_000 },
      isLarge: pictureShare > 0.7,
      addresses: [...new Set(addresses)],
    }
  }

  it('OPS-02 PostgreSQL, the service and the settings for a provider', async () => {
    await run(
      `systemd-run --quiet --unit=provider --working-directory=/repository node --import tsx test/installing/provider-main.ts ${PROVIDER_PORT}`,
    )
    await follow('database')
    await run(commandsFor(SHOP_PAGE, 'install', { VERSION }))
    await follow('settings', CLIENT)
    expect(await run('systemctl is-active pricewright')).toBe('active\n')
    expect(await run('ls -A /var/lib/pricewright')).not.toContain('database')
  })

  it('OPS-02 OPS-09 nginx leads to https, says who calls, and holds up neither streams nor uploads', async () => {
    await follow('certificate')
    await follow('nginx')
    expect(await foundBehind()).toEqual(UNSPOILT)
  })

  it('OPS-02 OPS-09 Caddy leads to https, says who calls, and holds up neither streams nor uploads', async () => {
    await run('systemctl disable --quiet --now nginx')
    await follow('caddy')
    // As the file says for a certificate of one's own, which its user then reads.
    await run(`sed -i 's/# tls/tls/' /etc/caddy/Caddyfile
      chgrp -R caddy /etc/ssl/pricewright
      chmod -R g+rX /etc/ssl/pricewright
      systemctl restart caddy`)
    expect(await foundBehind()).toEqual(UNSPOILT)
  })

  it('OPS-04 a database that is away at the start is waited for', async () => {
    await run('systemctl stop postgresql')
    await expect(run('systemctl restart pricewright')).rejects.toThrow('failed')
    await run(`sleep 5
      systemctl start postgresql
      until systemctl is-active --quiet pricewright; do sleep 0.5; done`)
    expect(await names()).toContain('Proxied')
  })

  it('OPS-04 a backup of the running service brings back its moment', async () => {
    expect(await make('Backed-up')).toBe(201)
    await follow('backup')
    expect(await make('Lost')).toBe(201)
    await follow('restore', { BACKUP: `/var/backups/pricewright/${await today()}.backup` })
    expect(await names()).toContain('Backed-up')
    expect(await names()).not.toContain('Lost')
  })

  it('OPS-04 PostgreSQL comes back to any moment, and devices begin anew', async () => {
    await follow('keep-log')
    expect(await make('Before')).toBe(201)
    await follow('base')
    expect(await make('Kept')).toBe(201)
    const moment = (await run("date --utc '+%F %T.%6N+00'")).trim()
    const kept = await names()
    await run('sleep 0.1')
    expect(await make('Mistake')).toBe(201)
    expect(await follow('log-kept')).toMatch(/^\s+[1-9]\d* \|.*\| +0 \|/m)
    const newest = `runuser -u postgres -- psql -At pricewright -c 'select max(version), max(forgotten) from user_head'`
    const [version] = (await run(newest)).split('|').map(Number)

    await follow('recover', { BASE: `/var/backups/postgresql/base-${await today()}`, MOMENT: moment })
    expect(await names()).toEqual(kept)
    const [, forgotten] = (await run(newest)).split('|').map(Number)
    expect(forgotten).toBeGreaterThan(version ?? Number.POSITIVE_INFINITY)
    expect(await make('After')).toBe(201)
    expect(await names()).toContain('After')
    // The log goes on, on a line of time of its own.
    await run(`runuser -u postgres -- psql --command 'select pg_switch_wal()'
      until ls /var/backups/postgresql/log/00000002* | grep --quiet --invert-match history; do sleep 0.5; done`)
  })

  it('OPS-04 a newer version takes the place of this one, and this one that of the newer with the backup before', async () => {
    const before = await names()
    await run(commandsFor(SHOP_PAGE, 'upgrade', { VERSION: NEWER }))
    expect(await make('Newer')).toBe(201)
    await run(commandsFor(SHOP_PAGE, 'rollback', { VERSION }))
    await expect(run('systemctl start pricewright')).rejects.toThrow('failed')
    await follow('restore', { BACKUP: `/var/backups/pricewright/before-${NEWER}.backup` })
    expect(await names()).toEqual(before)
  })
})
