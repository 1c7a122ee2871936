import { describe, expect, it } from 'vitest'
import { checkedScriptUrl } from './trusted-types.ts'

const origin = 'http://127.0.0.1:3000'

describe('script addresses', () => {
  it.each(['/service-worker.js', '/assets/worker-Bx_1-2.js', `${origin}/assets/a.js`])(
    '%s is a script of this site',
    (url) => {
      expect(checkedScriptUrl(url, origin)).toBe(new URL(url, origin).href)
    },
  )

  it.each([
    'https://evil.example/service-worker.js',
    '//evil.example/assets/a.js',
    '/assets/../api/files/a.js',
    '/assets/a.js?x=1',
    '/assets/a/b.js',
    '/api/direct-read/a.js',
    '/service-worker.js/evil',
    'data:text/javascript,alert(1)',
    'blob:http://127.0.0.1:3000/1',
    '/assets/%2e%2e%2fa.js',
  ])('%s is refused', (url) => {
    expect(() => checkedScriptUrl(url, origin)).toThrow(TypeError)
  })
})
