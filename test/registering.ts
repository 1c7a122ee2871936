import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestBrowser, Visit } from './test-browser.ts'

const PATIENCE_MS = 30_000
const OUTBOX = /is a file in (.+?)\. Open the newest one/

/** The letters to an address, newest first; none where nothing was ever sent. */
export async function lettersTo(outbox: string, email: string): Promise<readonly string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.'))
  const read = async (name: string) => (await readFile(join(outbox, name), 'utf8')).replaceAll('=\r\n', '')
  const letters = await Promise.all(names.sort().reverse().map(read))
  const to = `to: ${email.toLowerCase()}`
  return letters.filter((text) => text.toLowerCase().includes(to))
}

/** The path of a mailed link that matches, in the newest letter to an address that has one; letters leave after their page. */
export async function mailedPath(outbox: string, email: string, path: RegExp): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    for (const text of await lettersTo(outbox, email)) {
      const link = path.exec(text)?.[0]
      if (link !== undefined) return link
    }
  }
  throw new Error(`no letter to ${email} with ${path}`)
}

/** The path of the link that finishes an account, as the page which says so tells where its letter is. */
export function joiningPath(page: string, email: string): Promise<string> {
  const outbox = OUTBOX.exec(page)?.[1]
  if (outbox === undefined) throw new Error('the page does not tell where mail goes')
  return mailedPath(outbox, email, /\/identity\/interaction\/[\w-]+\/join\/[\w-]+/)
}

/** Makes an account as a newcomer does; all but the first confirm their address by mail. */
export async function register(
  browser: TestBrowser,
  { email, password }: { readonly email: string; readonly password: string },
  start: string,
): Promise<Visit> {
  const form = await browser.open(start)
  const answer = await browser.submit(form, { email, 'new-password': password })
  if (!answer.text.includes('Check your mail')) return answer
  return browser.submit(await browser.open(await joiningPath(answer.text, email)), {})
}
