import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Reads the key that protects stored secrets from the setting, else from the data folder, where it is made once. */
export async function loadSecretsKey(settings: {
  readonly SECRETS_KEY: string
  readonly dataDir: string
}): Promise<Buffer> {
  const given = settings.SECRETS_KEY || (await storedKey(settings.dataDir))
  const key = Buffer.from(given, 'base64')
  if (key.length !== KEY_BYTES) throw new Error(`SECRETS_KEY must be ${KEY_BYTES} bytes in base64`)
  return key
}

async function storedKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secrets.key')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const stored = await readFile(path, 'utf8').catch(unless('ENOENT'))
  if (stored === undefined) await makeKey(path)
  return (stored ?? (await readFile(path, 'utf8'))).trim()
}

/** Written to a temporary file and then linked, so that of two processes starting at once neither reads half a key. */
async function makeKey(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(NONCE_BYTES).toString('hex')}`
  try {
    await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
    await link(draft, path).catch(unless('EEXIST'))
  } finally {
    await rm(draft, { force: true })
  }
}

/** Swallows the one failure that is expected. */
function unless(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error
  }
}

/** A separate key for each purpose, so that one reveals nothing about another. */
export function deriveKey(secretsKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretsKey, '', `pricewright ${purpose}`, KEY_BYTES))
}

/** The key that the secrets of invitations are made with. */
export function invitationKeyOf(secretsKey: Buffer): Buffer {
  return deriveKey(secretsKey, 'invitations')
}

/** The keys by which an installation seals what opens other servers for an account. */
export function sealingKeys(secretsKey: Buffer): Readonly<Record<'stores' | 'webhooks' | 'cards', Buffer>> {
  return {
    stores: deriveKey(secretsKey, 'store access'),
    webhooks: deriveKey(secretsKey, 'webhooks'),
    cards: deriveKey(secretsKey, 'card payments'),
  }
}

/** A new secret of 256 bits as text. */
export function newSecret(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** The stored form of a secret: its SHA-256. Secrets are random, so no salt is needed. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** Encrypts a text so that it can be neither read nor changed without the key (AES-256-GCM). */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Opens a sealed text; undefined when it was changed or sealed with another key. */
export function unseal(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
