import type { ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate } from '#test/simulators/certificate.ts'
import { isPublicAddress } from './outgoing-addresses.ts'
import { createOutgoing, type OutgoingOptions, OutgoingRefused } from './outgoing.ts'

const LIMITS = { mostBytes: 10_000, timeoutMs: 30_000 }
/** For servers that never answer; all other tests have the time that a busy machine needs. */
const HURRIED = { ...LIMITS, timeoutMs: 1_000 }

describe('whose an address is', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '0.0.0.0',
    '224.0.0.1',
    '239.1.1.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2001:0:4136:e378::1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '',
  ])('OPS-06 %j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    'OPS-06 %s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it('OPS-06 an address of the newer kind that wraps one of the old kind is never public', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect([isPublicAddress(`::ffff:${address}`), isPublicAddress(`::${address}`)]).toEqual([false, false])
      }),
    )
  })
})

describe('the way out', () => {
  let server: Server
  let origin: string
  let certificate: string
  const asked: string[] = []

  beforeAll(async () => {
    const made = makeCertificate()
    certificate = made.cert
    server = createServer(made, (request, response) => {
      const path = request.url ?? ''
      asked.push(path)
      const [, act, rest = ''] = /^\/(\w+)\??(.*)$/.exec(path) ?? []
      if (act === 'to') response.writeHead(302, { location: decodeURIComponent(rest) }).end()
      else if (act === 'large') response.writeHead(200).end('x'.repeat(20_000))
      else if (act === 'announced') response.writeHead(200, { 'content-length': '20000' }).write('x')
      else if (act === 'endless') sendForEver(response)
      else if (act === 'slow') response.writeHead(200).write('x')
      else if (act === 'gone') response.writeHead(404).end()
      else if (act !== 'never') response.writeHead(200).end(`picture of ${String(request.headers.host)}`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `https://localhost:${(server.address() as { port: number }).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const inTests = (more: OutgoingOptions = {}) =>
    createOutgoing({ mayAskLoopback: true, certificate, resolve: async () => ['127.0.0.1'], ...more })
  const reason = (asking: Promise<unknown>): Promise<string> =>
    asking.then(
      () => 'fetched',
      (error: unknown) => (error instanceof OutgoingRefused ? error.reason : String(error)),
    )

  it('OPS-06 brings what is there, also behind redirects', async () => {
    const bytes = await inTests().fetch(`${origin}/to?${encodeURIComponent('/picture')}`, LIMITS)
    expect(Buffer.from(bytes).toString()).toBe(`picture of ${new URL(origin).host}`)
  })

  it.each([
    'http://localhost/',
    'ftp://localhost/',
    'file:///etc/passwd',
    'https://a:b@localhost/',
    'nothing',
    '',
    'data:,x',
  ])('OPS-06 %j is no address that is asked', async (address) => {
    expect(await reason(inTests().fetch(address, LIMITS))).toBe('address')
  })

  it('OPS-06 without the setting of tests this machine is not asked, by whatever name', async () => {
    const from = asked.length
    const { port } = new URL(origin)
    for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1', '0'])
      expect([host, await reason(createOutgoing().fetch(`https://${host}:${port}/x`, LIMITS))]).toEqual([
        host,
        expect.stringMatching(/^(not-public|unreachable)$/),
      ])
    expect(asked).toHaveLength(from)
  })

  it('OPS-06 a name with one private address among public ones is not asked', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.5']
    expect(await reason(inTests({ resolve }).fetch(`${origin}/x`, LIMITS))).toBe('not-public')
  })

  it('OPS-06 a name is resolved once for each request, and the connection goes there', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']]
    const outgoing = inTests({ resolve: async () => answers.shift() ?? [] })
    expect(await reason(outgoing.fetch(`${origin}/x`, LIMITS))).toBe('fetched')
    expect(answers).toHaveLength(1)
    const elsewhere = inTests({ resolve: async () => ['127.0.0.2'] })
    expect(await reason(elsewhere.fetch(`${origin}/x`, HURRIED))).not.toBe('fetched')
  })

  it.each(['https://169.254.169.254/latest', 'https://10.0.0.1/', 'https://[fd00::1]/'])(
    'OPS-06 a redirect to %s is not followed',
    async (to) => {
      expect(await reason(inTests().fetch(`${origin}/to?${encodeURIComponent(to)}`, LIMITS))).toBe('not-public')
    },
  )

  it('OPS-06 a redirect to http is not followed, and circles end', async () => {
    expect(await reason(inTests().fetch(`${origin}/to?${encodeURIComponent('http://localhost/')}`, LIMITS))).toBe(
      'address',
    )
    const circle = `${origin}/to?${encodeURIComponent(`${origin}/to`)}`
    expect(await reason(inTests().fetch(circle, LIMITS))).toMatch(/address|redirects/)
  })

  it.each([
    ['large', 'too-large', LIMITS],
    ['announced', 'too-large', LIMITS],
    ['endless', 'too-large', LIMITS],
    ['slow', 'too-slow', HURRIED],
    ['never', 'too-slow', HURRIED],
    ['gone', 'status', LIMITS],
  ])('OPS-06 an answer that is %s ends as %s', async (path, expected, limits) => {
    expect(await reason(inTests().fetch(`${origin}/${path}`, limits))).toBe(expected)
  })

  it('OPS-06 a certificate that nobody vouches for is not accepted', async () => {
    const outgoing = createOutgoing({ mayAskLoopback: true, resolve: async () => ['127.0.0.1'] })
    expect(await reason(outgoing.fetch(`${origin}/x`, LIMITS))).toBe('unreachable')
  })

  it('OPS-06 whoever asked can leave', async () => {
    const leaving = new AbortController()
    const answer = reason(inTests().fetch(`${origin}/never`, { ...LIMITS, signal: leaving.signal }))
    await pause(50)
    leaving.abort(new Error('left'))
    expect(await answer).toBe('Error: left')
  })
})

function sendForEver(response: ServerResponse): void {
  const timer = setInterval(() => response.write('x'.repeat(1_000)), 5)
  response.once('close', () => clearInterval(timer))
  response.writeHead(200)
}
