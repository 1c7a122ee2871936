import { afterAll, describe, expect, it } from 'vitest'
import { NEWER } from '#test/installing/archives.ts'
import { commandsFor } from '#test/installing/commands-of-page.ts'
import { startWithArchives, VERSION } from '#test/installing/installed.ts'
import { visit } from '#test/installing/machine.ts'

const PAGE = 'operations-shop.md'
const HERE = 'http://127.0.0.1:3000'
/** What systemd itself makes of the unit, from 0 (safe) to 10. */
const MOST_EXPOSED = 2

const machine = await startWithArchives()

/** Only root on Debian can have a machine; each step goes on from the one before. */
describe.skipIf(machine === undefined)('the page for one shop', () => {
  afterAll(() => machine?.stop())

  const run = (script: string): Promise<string> => machine?.run(script) ?? Promise.reject(new Error('no machine'))
  const follow = (name: string, values = {}) => run(commandsFor(PAGE, name, values))
  const make = (name: string) => machine && visit(machine, 'make', HERE, name)
  const names = () => machine && visit(machine, 'names', HERE)
  const today = async () => (await run('date +%F')).trim()

  it('OPS-02 the archive becomes a service that serves', async () => {
    await follow('install', { VERSION })
    expect(await follow('look')).toMatch(/Active: active \(running\)[^]*ready http:\/\/127\.0\.0\.1:3000/)
    expect(await make('Mug')).toBe(201)
    expect(await names()).toEqual(['Mug'])
  })

  it('OPS-02 the service may do little, and nobody else reads its data and settings', async () => {
    expect(await run('systemd-analyze verify /etc/systemd/system/pricewright.service 2>&1')).toBe('')
    const exposed = /exposure level for pricewright\.service: ([\d.]+)/
    const [, level] = exposed.exec(await run('systemd-analyze security --no-pager pricewright')) ?? []
    expect(Number(level)).toBeLessThan(MOST_EXPOSED)
    expect(await run('stat --format="%A %U %G" /var/lib/pricewright /etc/pricewright/env')).toBe(
      'drwx------ pricewright pricewright\n-rw-r----- root pricewright\n',
    )
    expect(await run('find /opt/pricewright -perm /022 ! -type l -o ! -user root')).toBe('')
    // Written in its folder alone, by the service's own user.
    expect(await run('find / -xdev -user pricewright ! -path "/var/*" ! -path "/proc/*"')).toBe('')
  })

  it('OPS-04 killed, it comes back with what was acknowledged', async () => {
    await run(`kill -9 $(systemctl show --property MainPID --value pricewright)
      sleep 1
      until systemctl is-active --quiet pricewright; do sleep 0.5; done`)
    expect(await names()).toEqual(['Mug'])
  })

  it('OPS-04 told to stop, it ends by itself', async () => {
    await run('systemctl stop pricewright')
    expect(await run('systemctl show --property Result --property ExecMainStatus --value pricewright')).toBe(
      'success\n0\n',
    )
    await run('systemctl start pricewright')
  })

  it('OPS-05 a wrong setting fails the start, is named in the journal, and is not tried again', async () => {
    await run('echo PORT=http >> /etc/pricewright/env')
    await expect(run('systemctl restart pricewright')).rejects.toThrow('failed')
    await run('sleep 5')
    expect(await run('systemctl is-active pricewright || true')).toBe('failed\n')
    const said = await run('journalctl --no-pager --output cat --unit pricewright --since -60s')
    expect(said.match(/PORT must be from 1 to 65535/g)).toHaveLength(1)
    await run('sed -i /^PORT=http/d /etc/pricewright/env; systemctl start pricewright')
  })

  it('OPS-04 a backup brings back its moment', async () => {
    await follow('backup')
    await follow('keep-key')
    expect(await make('Later')).toBe(201)
    await follow('restore', { BACKUP: `/var/backups/pricewright/${await today()}.backup` })
    expect(await names()).toEqual(['Mug'])
  })

  it('OPS-04 a newer version takes the place of this one, and this one that of the newer with the backup before', async () => {
    await follow('upgrade', { VERSION: NEWER })
    expect(await run('readlink /opt/pricewright/current')).toBe(`pricewright-${NEWER}\n`)
    expect(await make('Newer')).toBe(201)
    expect(await names()).toEqual(['Mug', 'Newer'])

    await follow('rollback', { VERSION })
    await expect(run('systemctl start pricewright')).rejects.toThrow('failed')
    expect(await follow('look').catch(({ message }: Error) => message)).toContain('newer version of Pricewright')
    await follow('restore', { BACKUP: `/var/backups/pricewright/before-${NEWER}.backup` })
    expect(await names()).toEqual(['Mug'])
    expect(await make('Older')).toBe(201)
  })
})
