import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTestFolder } from '#test/database.ts'
import { freePort } from '#test/running-server.ts'
import { type ProductProcess, refusedStart, startProduct } from './product-process.ts'
import { isDeep } from './rounds.ts'

const CONFIGURATION = 78
const BUSY = 75
const UNAVAILABLE = 69

/** Every wrong value is tried without a process too, by `config.unit.test.ts` and `identity-plan.unit.test.ts`: one shows how it ends. */
function some<T>(rows: readonly T[]): readonly T[] {
  return isDeep ? rows : rows.slice(-1)
}

describe('a start that must not be', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pw-start-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const settings: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'http' }],
    ['HOST', { HOST: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop' }],
    ['DATA_DIR', { DATA_DIR: '' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['MIN_FREE_MB', { MIN_FREE_MB: 'lots' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'login' }],
    ['OIDC_ACCOUNT_URL', { OIDC_ACCOUNT_URL: 'javascript:alert(1)' }],
    ['ADMIN_EMAILS', { ADMIN_EMAILS: 'boss' }],
    ['SMTP_URL', { SMTP_URL: 'mail' }],
    ['MAIL_FROM', { MAIL_FROM: 'Shop' }],
    ['SECRETS_KEY', { SECRETS_KEY: 'secret' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'none' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'x' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example.com' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example.com', OIDC_CLIENT_ID: 'x' }],
    [
      'SECRETS_KEY',
      {
        HOST: '0.0.0.0',
        OIDC_ISSUER: 'https://login.example.com',
        OIDC_CLIENT_ID: 'x',
        PUBLIC_URL: 'https://a.example',
      },
    ],
    ['PUBLIC_URL', { HOST: '0.0.0.0', OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'x' }],
  ]
  it.each(some(settings))('OPS-05 a wrong %s ends it with 78 and is named: %j', async (name, environment) => {
    const { code, output } = await refusedStart({ DATA_DIR: folder, ...environment })
    expect([code, output]).toEqual([CONFIGURATION, expect.stringMatching(new RegExp(`^${name} (must|is) `))])
    expect(output).not.toMatch(/\n\s+at /)
  })

  const hosts: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['0.0.0.0', {}],
    ['::', {}],
    ['192.168.1.5', {}],
    ['0.0.0.0', { NODE_ENV: 'development' }],
    ['127.0.0.1', { PUBLIC_URL: 'https://shop.example.com' }],
  ]
  it.each(some(hosts))(
    'AUTH-03 without an identity provider a server on %s that others can reach is refused: %j',
    async (HOST, more) => {
      const { code, output } = await refusedStart({ DATA_DIR: folder, HOST, ...more })
      expect(code).toBe(CONFIGURATION)
      expect(output).toMatch(
        /^OIDC_ISSUER is missing: .*Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or leave/,
      )
    },
  )

  it('OPS-05 a file where the data folder should be is named', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const { code, output } = await refusedStart({ DATA_DIR: file })
    expect([code, output]).toEqual([CONFIGURATION, `DATA_DIR ${file} cannot be used as a folder (EEXIST).\n`])
  })

  it('OPS-05 a database server that is away is named, without its password', async () => {
    const port = await freePort()
    const { code, output } = await refusedStart({
      DATA_DIR: folder,
      DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/shop`,
    })
    expect([code, output]).toEqual([
      UNAVAILABLE,
      expect.stringMatching(/^DATABASE_URL names a database that does not answer: /),
    ])
    expect(output).not.toContain('hunter2')
  })

  it('OPS-05 a port in use is named, with the remedy', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const data = await copyTestFolder()
    const { code, output } = await refusedStart({ DATA_DIR: data, PORT: String(port) })
    expect([code, output]).toEqual([
      BUSY,
      `PORT ${port} is in use by another program. Stop it, or set PORT to another.\n`,
    ])
    other.close()
    await rm(data, { recursive: true, force: true })
  })
})

describe('the product on its folder', () => {
  let folder: string
  let product: ProductProcess
  beforeAll(async () => {
    folder = await copyTestFolder()
    product = await startProduct({ DATA_DIR: folder })
  })
  afterAll(async () => {
    await product.kill()
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-04 a second process on the folder ends with 75 and names folder and remedy; the first serves on', async () => {
    const { code, output } = await refusedStart({ DATA_DIR: folder })
    expect(code).toBe(BUSY)
    expect(output).toContain(`The data folder ${folder} is in use by another Pricewright process.`)
    expect(output).toMatch(/choose another folder by DATA_DIR, or set DATABASE_URL/)
    expect(output).not.toMatch(/\n\s+at /)
    expect((await product.call('GET', '/api/public-health')).body).toEqual({ status: 'up' })
  })

  function visit(host: string, path: string, accept: string) {
    return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      request(product.origin + path, { headers: { host, accept } }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode, location: answer.headers.location })
      })
        .on('error', reject)
        .end()
    })
  }

  it('OPS-01 people who type localhost are led to the printed address, and programs are answered', async () => {
    const { port } = new URL(product.origin)
    for (const path of ['/', '/products?search=mug', '/login'])
      expect(await visit(`localhost:${port}`, path, 'text/html')).toEqual({
        status: 307,
        location: product.origin + path,
      })
    expect((await visit(`localhost:${port}`, '/api/public-health', '*/*')).status).toBe(200)
    expect((await visit('evil.example', '/', 'text/html')).status).toBe(421)
  })

  it('OPS-04 asked to stop it ends cleanly, and the folder is free at once', async () => {
    expect(await product.stop()).toBe(0)
    product = await startProduct({ DATA_DIR: folder })
    expect((await product.call('GET', '/_healthz')).status).toBe(200)
  })
})
