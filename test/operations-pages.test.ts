import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { MOST_ARCHIVE_BYTES } from '#contract/endpoints/account-archive.ts'
import { readConfig } from '#server/config.ts'
import { commandsFor, commandsOf } from './installing/commands-of-page.ts'
import { ROOT } from './repository-files.ts'

/** The pages whose commands are run, and by what. */
const PAGES = {
  'operations-shop.md': [
    'test/integration/installed-shop.deep.test.ts',
    'test/integration/installed-server.deep.test.ts',
  ],
  'operations-server.md': ['test/integration/installed-server.deep.test.ts'],
} as const
/** Packages come with the machine of the tests: it has no network. */
const PACKAGES = 'packages'
const MACHINE = 'scripts/setup-machine.mjs'
/** Where the archive lies once it is installed. */
const INSTALLED = /\/opt\/pricewright\/current\/([\w./-]+)/g
/** `NAME=value` at the beginning of a line, also behind a sign that switches it off. */
const SETTING = /^#?([A-Z][A-Z\d_]+)=(.*)$/gm

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const blocksOf = (page: string) => [...commandsOf(page)]
const known = new Set(Object.keys(readConfig({}, '/srv')).filter((name) => name === name.toUpperCase()))
const settingsIn = (text: string) =>
  [...text.matchAll(SETTING)].map(([, name = '', value = '']) => [name, value] as const)

describe('the pages for operators', () => {
  it.each(Object.entries(PAGES))('OPS-02 %s has no command that no test runs', (page, tests) => {
    const fences = read(`docs/${page}`).match(/^```.+$/gm) ?? []
    expect(fences.filter((fence) => !/^```sh [\w-]+$/.test(fence))).toEqual([])
    const names = blocksOf(page).map(([name]) => name)
    expect(names.length).toBe(fences.length)
    const code = tests.map(read).join()
    const isRun = (name: string) => [`follow('${name}'`, `_PAGE, '${name}'`].some((call) => code.includes(call))
    expect(names.filter((name) => name !== PACKAGES && !isRun(name))).toEqual([])
    expect(names.length).toBeGreaterThan(5)
  })

  it('OPS-02 the machine of the tests has the packages that they install', () => {
    const machine = read(MACHINE)
    const named = Object.keys(PAGES).flatMap((page) =>
      (commandsOf(page).get(PACKAGES) ?? '').split(/\s+/).filter((word) => /^[a-z][\w-]*$/.test(word)),
    )
    const packages = named.filter((word) => !['apt-get', 'install'].includes(word))
    expect(packages).toContain('postgresql')
    expect(packages.filter((name) => !machine.includes(`'${name}'`))).toEqual([])
  })

  it('says which block or which value is missing', () => {
    expect(() => commandsFor('operations-shop.md', 'no-such-block')).toThrow('no block "no-such-block"')
    expect(() => commandsFor('operations-shop.md', 'backup', { VERSION: '1' })).toThrow('sets no VERSION')
    expect(commandsFor('operations-shop.md', 'upgrade', { VERSION: '1.2.3' })).toMatch(/^VERSION='1\.2\.3'$/m)
  })
})

describe('the files for operators', () => {
  it('OPS-05 name no setting that there is not, and no value that it refuses', () => {
    const settings = settingsIn(read('deploy/pricewright.env'))
    expect(settings.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
    expect(settings.length).toBeGreaterThan(8)
    expect(() => readConfig(Object.fromEntries(settings), '/srv')).not.toThrow()
    const inBlocks = settingsIn(commandsOf('operations-server.md').get('settings') ?? '')
    expect(inBlocks.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
    for (const path of ['deploy/nginx.conf', 'deploy/Caddyfile'])
      for (const [, name = ''] of read(path).matchAll(/\b([A-Z]+_[A-Z_]+)=/g)) expect(known).toContain(name)
  })

  it('OPS-02 name nothing of the archive that is not in it', () => {
    const texts = [
      ...['deploy/pricewright.service', 'deploy/pricewright'].map(read),
      ...Object.keys(PAGES).flatMap((page) => blocksOf(page).map(([, commands]) => commands)),
    ]
    const named = new Set(texts.flatMap((text) => [...text.matchAll(INSTALLED)].map(([, path = '']) => path)))
    const built = { 'dist/server/main.js': 'src/server/main.ts', 'dist/server/maintain.js': 'src/server/maintain.ts' }
    const sources = [...named].map((path) => (path in built ? built[path as keyof typeof built] : path))
    expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    expect(named.size).toBeGreaterThan(5)
  })

  it('OPS-02 the archive holds the packages that the server loads, and no others', async () => {
    const packing = pathToFileURL(join(ROOT, 'scripts/archive-packages.mjs')).href
    const { productionPackages } = (await import(packing)) as { productionPackages: () => readonly string[] }
    const packages = productionPackages()
    expect(packages).toContain('node_modules/sharp')
    expect(packages).toContain('node_modules/detect-libc')
    expect(packages.filter((path) => /typescript|vite|fastify|playwright/.test(path))).toEqual([])
    expect(packages.filter((path) => !existsSync(join(ROOT, path, 'package.json')))).toEqual([])
  })

  it('OPS-02 proxies let the largest body through', () => {
    const [, ofNginx] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? []
    const [, ofCaddy] = /max_size (\d+)MiB/.exec(read('deploy/Caddyfile')) ?? []
    expect([ofNginx, ofCaddy].map((size) => Number(size) * 2 ** 20 > MOST_ARCHIVE_BYTES)).toEqual([true, true])
  })

  it('OPS-04 systemd gives up where the starter does', () => {
    const [, codes = ''] = /^RestartPreventExitStatus=(.*)$/m.exec(read('deploy/pricewright.service')) ?? []
    const ofStarter = [...read('scripts/setup-supervisor.mjs').matchAll(/^const EXIT_\w+ = (\d+)$/gm)].map(
      ([, code]) => code,
    )
    expect(codes.split(' ')).toEqual(ofStarter)
    expect(ofStarter).toHaveLength(2)
  })
})
