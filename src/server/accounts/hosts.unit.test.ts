import { describe, expect, it } from 'vitest'
import { createHostJudge } from './hosts.ts'

const HERE = { publicUrl: 'http://127.0.0.1:3000', loopback: true }
const PUBLIC = { publicUrl: 'https://shop.example.com', loopback: false }

function judge(settings: typeof HERE, host: string | undefined, url = '/api/products', accept = '*/*', method = 'GET') {
  return createHostJudge(settings)({ headers: { host, accept }, url, method, raw: { rawHeaders: [] } })
}

describe('host names', () => {
  it('AUTH-03 the address of the product is answered, and no foreign one', () => {
    expect(judge(HERE, '127.0.0.1:3000')).toBe('answer')
    expect(judge(PUBLIC, 'Shop.Example.Com')).toBe('answer')
    const foreign = [
      'evil.example',
      '127.0.0.1.evil.example',
      'localhost.evil.example:3000',
      'user@127.0.0.1',
      '127.0.0.1:x',
      '',
      undefined,
    ]
    for (const host of foreign) {
      expect([host, judge(HERE, host)]).toEqual([host, 'refuse'])
      expect([host, judge(PUBLIC, host)]).toEqual([host, 'refuse'])
    }
  })

  it('AUTH-03 a public server answers under its own name alone, but for probes of its health', () => {
    expect(judge(PUBLIC, 'localhost')).toBe('refuse')
    expect(judge(PUBLIC, '10.0.0.7:3000', '/_healthz')).toBe('answer')
    expect(judge(PUBLIC, '10.0.0.7:3000', '/_healthz/../api/products')).toBe('refuse')
  })

  it('AUTH-03 other names of this computer serve programs and lead people to the printed address', () => {
    for (const host of ['localhost:3000', '[::1]:3000', '127.0.0.1:5173']) {
      expect(judge(HERE, host)).toBe('answer')
      expect(judge(HERE, host, '/products', 'text/html,*/*')).toBe('redirect')
      expect(judge(HERE, host, '/identity/account', 'text/html')).toBe('redirect')
      expect(judge(HERE, host, '/api/auth/sign-in?next=/', 'text/html')).toBe('redirect')
      expect(judge(HERE, host, '/api/products', 'text/html')).toBe('answer')
      expect(judge(HERE, host, '/products', 'text/html', 'POST')).toBe('answer')
    }
  })

  it('AUTH-03 SHELL-02 the other name of the chat answers its page and script, and nothing of the product', () => {
    const settings = { ...PUBLIC, chat: { frameOrigin: 'https://chat.shop.example.com' } }
    const host = 'chat.shop.example.com'
    for (const url of ['/chat/frame', '/chat-frame.js'])
      expect([url, judge(settings, host, url)]).toEqual([url, 'answer'])
    for (const url of ['/', '/api/products', '/chat/frame/../..', '/chat/frame?x', '/assets/a.js'])
      expect([url, judge(settings, host, url)]).toEqual([url, 'refuse'])
    expect(judge(PUBLIC, host, '/chat/frame')).toBe('refuse')
    const local = { ...HERE, chat: { frameOrigin: 'http://localhost:3000' } }
    expect(judge(local, 'localhost:3000', '/chat/frame', 'text/html')).toBe('answer')
    expect(judge(local, 'localhost:3000', '/products', 'text/html')).toBe('redirect')
  })

  it('AUTH-03 a server behind a proxy on this computer is not redirected to', () => {
    expect(judge({ ...PUBLIC, loopback: true }, 'localhost:3000', '/', 'text/html')).toBe('answer')
  })

  it('AUTH-03 API-02 a request that says twice where it goes is answered by nobody', () => {
    const asked = (rawHeaders: string[], url = '/api/products') =>
      createHostJudge(HERE)({ headers: { host: '127.0.0.1:3000' }, url, method: 'GET', raw: { rawHeaders } })
    expect(asked(['Host', '127.0.0.1:3000', 'X-A', 'host'])).toBe('answer')
    expect(asked(['Host', '127.0.0.1:3000', 'hOST', 'evil.example'])).toBe('unclear')
    expect(asked(['Host', '127.0.0.1:3000', 'Host', '127.0.0.1:3000'], '/_healthz')).toBe('unclear')
    expect(asked(['Host', '127.0.0.1:3000'], 'http://evil.example/api/products')).toBe('unclear')
  })
})
