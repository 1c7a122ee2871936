import { createServer as createPlainServer, type Server as PlainServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate } from '#test/simulators/certificate.ts'
import { createOutgoing, type Outgoing, type OutgoingOptions, OutgoingRefused } from './outgoing.ts'

const LIMITS = { mostBytes: 10_000, timeoutMs: 30_000 }
/** For what never answers; all others have the time that a busy machine needs. */
const HURRIED = { ...LIMITS, timeoutMs: 700 }
const SECRET = 'Basic Y2tfMTpjc18y'
const POST = { method: 'POST', headers: { authorization: SECRET }, body: '{"a":1}' } as const

/** Hosts that are this machine, its network or nobody, in every way of writing that a parser may take. */
const HOSTS = [
  'localhost',
  'localhost.',
  'LOCALHOST',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '017700000001',
  '0177.0.0.1',
  '0x7f.1',
  '0x7f000001',
  '0x7F.0.0.0x1',
  '0',
  '0.0.0.0',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::1]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
] as const

/** Addresses that are no https address of another server. */
const NO_ADDRESSES = [
  'http://shop.example/',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'gopher://shop.example/',
  'data:text/plain,x',
  'javascript:alert(1)',
  'https://user:secret@shop.example/',
  'https://user@shop.example/',
  'https://127.0.0.1:80@shop.example:443@x/',
  'https://[fe80::1%25eth0]/',
  'https://[::1/',
  'https://256.256.256.256/',
  'https://shop example/',
  'https://',
  '//shop.example/',
  'shop.example',
  '',
  `https://shop.example/${'x'.repeat(3_000)}`,
] as const

describe('the way out, under attack', () => {
  let canary: Server
  let plainCanary: PlainServer
  let hostile: Server
  let port: number
  let plainPort: number
  let origin: string
  let certificate: string
  let hits = 0
  const received: string[] = []

  beforeAll(async () => {
    const made = makeCertificate()
    certificate = made.cert
    canary = createServer(made, (_request, response) => response.end('the canary'))
    plainCanary = createPlainServer((_request, response) => response.end('the canary'))
    for (const each of [canary, plainCanary]) each.on('connection', () => (hits += 1))
    hostile = createServer(made, (request, response) => {
      received.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
      actAsAsked(request.url ?? '', response)
    })
    // Every address of this machine, so that no way of writing one is missed.
    port = await listening(canary, '::').catch(() => listening(canary, '0.0.0.0'))
    plainPort = await listening(plainCanary, '0.0.0.0')
    origin = `https://localhost:${await listening(hostile, '127.0.0.1')}`
  })
  afterEach(() => {
    hits = 0
    received.length = 0
  })
  afterAll(() => {
    for (const each of [canary, plainCanary, hostile]) {
      each.closeAllConnections()
      each.close()
    }
  })

  const strict = (more: OutgoingOptions = {}): Outgoing => createOutgoing({ certificate, ...more })
  const inTests = (more: OutgoingOptions = {}): Outgoing => strict({ mayAskLoopback: true, ...more })
  const to = (address: string, act = 'to'): string => `${origin}/${act}?${encodeURIComponent(address)}`

  it('STORE-08 the canary is heard by a wall that may ask this machine, so that silence proves something', async () => {
    const answer = await inTests().request(`https://127.0.0.1:${port}/`, LIMITS)
    expect([answer.status, Buffer.from(answer.body).toString(), hits]).toEqual([200, 'the canary', 1])
  })

  it.each(HOSTS)('STORE-08 %s is not asked, with or without a port', async (host) => {
    const tried = [
      await reason(strict().fetch(`https://${host}:${port}/`, HURRIED)),
      await reason(strict().request(`https://${host}/`, HURRIED)),
      await reason(strict().request(`https://${host}/`, { ...HURRIED, ...POST })),
    ]
    // A machine without IPv6, or without the name, does not find the host at all.
    for (const each of tried)
      expect(each).toMatch(
        host.startsWith('[') || /[a-z]/i.test(host) ? /^(?:not-public|unreachable)$/ : /^not-public$/,
      )
    expect(await reason(strict().request(`https://${host}:${port}/`, LIMITS))).toBe('address')
    expect(hits).toBe(0)
  })

  it.each(NO_ADDRESSES)('STORE-08 %j is a mistyped address', async (address) => {
    expect(await reason(strict().request(address, LIMITS))).toBe('address')
    expect(await reason(inTests().request(address, LIMITS))).toBe('address')
    expect(hits).toBe(0)
  })

  it('STORE-08 only the port of https is asked where strangers choose the address', async () => {
    const resolve = async (): Promise<string[]> => ['93.184.216.34']
    for (const other of [22, 25, 80, 3306, 5432, 6379, 8443, port])
      expect(await reason(strict({ resolve }).request(`https://shop.example:${other}/`, LIMITS))).toBe('address')
    expect(
      await reason(strict({ resolve: async () => ['10.0.0.1'] }).request('https://shop.example:443/', LIMITS)),
    ).toBe('not-public')
  })

  it.each([
    [['93.184.216.34', '127.0.0.1']],
    [['127.0.0.1', '93.184.216.34']],
    [['2606:4700::1111', '::1']],
    [['93.184.216.34', '::ffff:127.0.0.1']],
    [['93.184.216.34', '169.254.169.254']],
    [['93.184.216.34', '']],
    [['93.184.216.34', 'localhost']],
    [[]],
  ])('STORE-08 a name that is %j is not asked', async (addresses) => {
    const outgoing = strict({ resolve: async () => addresses })
    expect(await reason(outgoing.request('https://shop.example/', { ...HURRIED, ...POST }))).toBe('not-public')
    expect(await reason(outgoing.fetch(`https://shop.example:${port}/`, HURRIED))).toBe('not-public')
    expect(hits).toBe(0)
  })

  it('STORE-08 a name that becomes this machine between check and connection gains nothing', async () => {
    const answers = [['192.0.2.1'], ['127.0.0.1'], ['93.184.216.34'], ['127.0.0.1']]
    let asked = 0
    const resolve = async (): Promise<string[]> => answers[asked++] ?? ['127.0.0.1']
    expect(await reason(strict({ resolve }).fetch(`https://localhost:${port}/`, HURRIED))).toBe('not-public')
    expect(await reason(strict({ resolve }).fetch(`https://localhost:${port}/`, HURRIED))).toBe('not-public')
    // Checked as public, so the connection goes there although every later answer is this machine.
    expect(await reason(strict({ resolve }).fetch(`https://localhost:${port}/`, HURRIED))).not.toBe('done')
    expect([asked, hits]).toEqual([3, 0])
  })

  it('STORE-08 a name that is resolved without end is left in time', async () => {
    const resolve = (): Promise<string[]> => new Promise(() => undefined)
    expect(await reason(strict({ resolve }).request('https://shop.example/', HURRIED))).toBe('too-slow')
  })

  it('STORE-08 no redirect leads to another host, port or protocol, and no secret goes there', async () => {
    const { port: own } = new URL(origin)
    const elsewhere = [
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://localhost.:${own}/plain`,
      `//127.0.0.1:${port}/`,
      'https://169.254.169.254/latest/meta-data/',
      'https://[::ffff:169.254.169.254]/',
      'https://metadata.google.internal/',
      'https://10.0.0.1/',
    ]
    for (const each of elsewhere)
      expect([
        each,
        await reason(inTests().request(to(each), { ...LIMITS, headers: { authorization: SECRET } })),
      ]).toEqual([each, 'redirects'])
    for (const each of [
      `http://127.0.0.1:${plainPort}/`,
      'file:///etc/passwd',
      `https://a:b@localhost:${own}/plain`,
      'https://[',
    ])
      expect([each, await reason(inTests().request(to(each), LIMITS))]).toEqual([each, 'address'])
    expect(hits).toBe(0)
    expect(received.every((line) => line.startsWith('GET /to?'))).toBe(true)
  })

  it('STORE-08 a redirect within the host is followed with what was sent, for a while', async () => {
    const sent = { ...LIMITS, headers: { authorization: SECRET } }
    const answer = await inTests().request(to('/plain?x'), sent)
    expect([answer.status, Buffer.from(answer.body).toString()]).toEqual([200, 'plain'])
    expect(received.at(-1)).toBe(`GET /plain?x ${SECRET}`)
    expect(await reason(inTests().request(`${origin}/circle`, sent))).toBe('redirects')
  })

  it('STORE-08 what changes something is never sent a second time by a redirect', async () => {
    for (const act of ['to', 'moved']) {
      const answer = await inTests().request(to('/plain', act), { ...LIMITS, ...POST })
      expect(answer.status).toBe(act === 'to' ? 302 : 308)
    }
    expect(received).toHaveLength(2)
  })

  it('STORE-08 any status is an answer, with its headers', async () => {
    const answer = await inTests().request(`${origin}/gone`, LIMITS)
    expect([answer.status, answer.headers['x-why'], Buffer.from(answer.body).toString()]).toEqual([404, 'sold', 'gone'])
  })

  it.each([
    ['large', 'too-large', LIMITS],
    ['announced', 'too-large', LIMITS],
    ['endless', 'too-large', LIMITS],
    ['refused-at-length', 'too-large', LIMITS],
    ['dripping', 'too-slow', HURRIED],
    ['silent', 'too-slow', HURRIED],
    ['cut', 'unreachable', LIMITS],
    ['endless-head', 'unreachable', LIMITS],
  ])('STORE-08 an answer that is %s ends as %s', async (path, expected, limits) => {
    expect(await reason(inTests().request(`${origin}/${path}`, limits))).toBe(expected)
    expect(await reason(inTests().request(`${origin}/${path}`, { ...limits, ...POST }))).toBe(expected)
  })

  it('STORE-08 no header can be smuggled in', async () => {
    const headers = { authorization: 'x\r\nhost: 169.254.169.254' }
    expect(await reason(inTests().request(`${origin}/plain`, { ...LIMITS, headers }))).toBe('unreachable')
    expect(received).toEqual([])
  })

  it('STORE-08 whoever asked can leave', async () => {
    const leaving = new AbortController()
    const answer = reason(inTests().request(`${origin}/silent`, { ...LIMITS, signal: leaving.signal }))
    await pause(50)
    leaving.abort(new Error('left'))
    expect(await answer).toBe('Error: left')
  })
})

function reason(asking: Promise<unknown>): Promise<string> {
  return asking.then(
    () => 'done',
    (error: unknown) => (error instanceof OutgoingRefused ? error.reason : String(error)),
  )
}

async function listening(server: Server | PlainServer, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  return (server.address() as AddressInfo).port
}

function actAsAsked(path: string, response: ServerResponse): void {
  const [, act, rest = ''] = /^\/([\w-]+)\??(.*)$/.exec(path) ?? []
  const location = decodeURIComponent(rest)
  if (act === 'to') response.writeHead(302, { location }).end()
  else if (act === 'moved') response.writeHead(308, { location }).end()
  else if (act === 'circle') response.writeHead(302, { location: '/circle' }).end()
  else if (act === 'gone') response.writeHead(404, { 'x-why': 'sold' }).end('gone')
  else if (act === 'large') response.end('x'.repeat(20_000))
  else if (act === 'refused-at-length') response.writeHead(500).end('x'.repeat(20_000))
  else if (act === 'announced') response.writeHead(200, { 'content-length': '20000' }).write('x')
  else if (act === 'endless') repeat(response, 'x'.repeat(1_000), 5)
  else if (act === 'dripping') repeat(response, 'x', 20)
  else if (act === 'cut') response.socket?.destroy()
  else if (act === 'endless-head') response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end()
  else if (act === 'plain') response.end('plain')
}

function repeat(response: ServerResponse, piece: string, everyMs: number): void {
  const timer = setInterval(() => response.write(piece), everyMs)
  response.once('close', () => clearInterval(timer))
  response.writeHead(200)
}
