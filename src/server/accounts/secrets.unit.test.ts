import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deriveKey, loadSecretsKey, newSecret, seal, unseal } from './secrets.ts'
import { openTransaction, sealTransaction, TRANSACTION_SECONDS } from './transaction.ts'

const KEY = Buffer.alloc(32, 1)

describe('stored secrets', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pw-secrets-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('OPS-05 the key comes from the setting, and is not written anywhere then', async () => {
    const given = Buffer.alloc(32, 9)
    expect(await loadSecretsKey({ SECRETS_KEY: given.toString('base64'), dataDir })).toEqual(given)
    expect(await loadSecretsKey({ SECRETS_KEY: given.toString('base64url'), dataDir })).toEqual(given)
    await expect(stat(join(dataDir, 'secrets.key'))).rejects.toThrow('ENOENT')
  })

  it('OPS-05 on a fresh computer the key is made once, readable by its owner alone', async () => {
    const settings = { SECRETS_KEY: '', dataDir: join(dataDir, 'new') }
    const [one, ...others] = await Promise.all(Array.from({ length: 50 }, () => loadSecretsKey(settings)))
    expect(one).toHaveLength(32)
    for (const other of others) expect(other).toEqual(one)
    expect(await readdir(settings.dataDir)).toEqual(['secrets.key'])
    const path = join(settings.dataDir, 'secrets.key')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toEqual(one)
  })

  it('OPS-05 a broken key stops the start and names the setting', async () => {
    await writeFile(join(dataDir, 'secrets.key'), 'short')
    await expect(loadSecretsKey({ SECRETS_KEY: '', dataDir })).rejects.toThrow('SECRETS_KEY')
  })

  it('AUTH-12 a sealed text opens with its own key alone, and only unchanged', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => unseal(KEY, seal(KEY, text)) === text))
    expect(unseal(deriveKey(KEY, 'other'), seal(KEY, 'text'))).toBeUndefined()
    expect(seal(KEY, 'text')).not.toBe(seal(KEY, 'text'))
    const bytes = Buffer.from(seal(KEY, 'some text'), 'base64url')
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(bytes)
        changed[at] = (changed[at] ?? 0) ^ flip
        return unseal(KEY, changed.toString('base64url')) === undefined
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => unseal(KEY, text) === undefined))
  })

  it('AUTH-14 secrets are 256 random bits', () => {
    const made = new Set(Array.from({ length: 1000 }, newSecret))
    expect(made.size).toBe(1000)
    for (const secret of made) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })

  it('AUTH-01 a sign-in under way is remembered for ten minutes', () => {
    const transaction = {
      state: 's',
      nonce: 'n',
      verifier: 'v',
      next: '/products',
      registering: false,
      confirming: true,
    }
    const sealed = sealTransaction(KEY, transaction, 0)
    expect(TRANSACTION_SECONDS).toBe(600)
    expect(openTransaction(KEY, sealed, 599_999)).toMatchObject(transaction)
    expect(openTransaction(KEY, sealed, 600_000)).toBeUndefined()
    expect(openTransaction(KEY, undefined, 0)).toBeUndefined()
    expect(openTransaction(Buffer.alloc(32, 2), sealed, 0)).toBeUndefined()
  })
})
