import fc from 'fast-check'
import { expect, it } from 'vitest'
import { webhookIssues } from '#contract/webhooks/messages.ts'
import { isSignedWith } from '#test/simulators/receiver.ts'
import { addressIssue } from './address.ts'
import { A_DAY_MS, isOfReceiver, pauseAfter } from './back-off.ts'
import { signatureOf } from './signature.ts'
import { createWebhookVault, newWebhookSecret } from './webhook-deps.ts'

const now = (): number => Math.floor(Date.now() / 1000)

it('API-05 a signature is right for its secret, body and moment alone, and for both secrets while one is replaced', () => {
  const [own, former] = [newWebhookSecret(), newWebhookSecret()]
  const body = '{"name":"Größe"}'
  const signed = (value: string, text = body) => ({ headers: { 'pricewright-signature': value }, body: text })
  const both = signatureOf([own, former], body, now())
  expect(both).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
  expect([own, former].map((secret) => isSignedWith(secret, signed(both)))).toEqual([true, true])
  expect(isSignedWith(newWebhookSecret(), signed(both))).toBe(false)
  expect(isSignedWith(own, signed(both, `${body} `))).toBe(false)
  expect(isSignedWith(own, signed(signatureOf([own], body, now() - 301)))).toBe(false)
  expect(isSignedWith(own, signed(both.replace(/^t=(\d+)/, (_, t: string) => `t=${Number(t) + 1}`)))).toBe(false)
})

it('API-05 a sealed secret opens for its own webhook alone', () => {
  const vault = createWebhookVault(Buffer.alloc(32, 1))
  const of = { userId: 'a', webhookId: 'b' }
  const sealed = vault.seal('whsec_x', of)
  expect(sealed.toString('latin1')).not.toContain('whsec_x')
  expect(vault.open(sealed, of)).toBe('whsec_x')
  expect(vault.open(sealed, { ...of, userId: 'c' })).toBeUndefined()
  expect(vault.open(sealed, { ...of, webhookId: 'c' })).toBeUndefined()
  expect(createWebhookVault(Buffer.alloc(32, 2)).open(sealed, of)).toBeUndefined()
})

it('API-05 pauses grow, honour what the receiver asks within an hour, and try more than once an hour or so for a day', () => {
  const steps = fc.integer({ min: 1, max: 40 })
  const random = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(steps, random, (failures, chance) => {
      expect(pauseAfter(failures + 3, 0, chance)).toBeGreaterThanOrEqual(pauseAfter(failures, 0, chance))
      expect(pauseAfter(failures, 86_400_000, chance)).toBeGreaterThanOrEqual(3_600_000)
    }),
  )
  expect(pauseAfter(1, 60_000, 0.5)).toBe(60_000)
  expect(pauseAfter(1, 86_400_000, 0.5)).toBe(3_600_000)
  let [tries, at] = [0, 0]
  while (at < A_DAY_MS) at += pauseAfter((tries += 1), 0, 0.5)
  expect(tries).toBeGreaterThan(10)
})

it('API-05 an answer that judges one event leaves the others alone; everything else concerns the receiver', () => {
  const of = (status: number) => isOfReceiver({ problem: 'status', status })
  expect([400, 409, 413, 415, 422].map(of)).toEqual([false, false, false, false, false])
  expect([401, 403, 404, 408, 429, 500, 503].every(of)).toBe(true)
  expect(isOfReceiver({ problem: 'too-slow', status: null })).toBe(true)
  expect(isOfReceiver({ problem: '', status: 204 })).toBe(false)
})

it('STORE-08 API-05 only public addresses over https are taken, without port, user and password', () => {
  const issue = (address: string) => addressIssue(address, false)
  expect(issue('https://example.com/hooks?key=1')).toBeUndefined()
  for (const address of [
    'http://example.com',
    'https://a:b@example.com',
    'https://example.com:8443',
    'ftp://x.example',
    'no',
    'https://example.com/#x',
    'https://example.com/\r\nhooks',
    ' https://example.com',
    'https://example.com/a b',
    'https://exam\u200Bple.com',
  ])
    expect(issue(address), address).toBe(webhookIssues.noAddress)
  for (const address of [
    'https://localhost',
    'https://x.localhost',
    'https://127.0.0.1',
    'https://10.0.0.1',
    'https://169.254.169.254',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://2130706433',
    'https://intranet',
  ])
    expect(issue(address), address).toBe(webhookIssues.notPublic)
  expect(issue(`https://example.com/${'a'.repeat(2_000)}`)).toBe(webhookIssues.noAddress)
})
