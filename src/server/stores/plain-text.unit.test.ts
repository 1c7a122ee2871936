import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

describe('what a store says in HTML', () => {
  it.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
    [
      '<figure><img src="a.jpg"><figcaption>Seen <mark>from</mark> above</figcaption></figure>Below',
      'Seen from above\n\nBelow',
    ],
    ['<dl><dt>Width</dt><dd>3&nbsp;cm</dd></dl>', 'Width\n3 cm'],
    ['<ul><li>Red</li><li>Blue</li></ul>', '• Red\n• Blue'],
    ['<custom-box data-x="1">Mug</custom-box><script>alert(1)</script><!-- note -->', 'Mug'],
    ['&lt;b&gt; stays, as 5 < 6 does', '<b> stays, as 5 < 6 does'],
    ['', ''],
  ])('STORE-02 %s is told as plain text', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('STORE-02 a name is one line', () => {
    expect(plainLine('Bags &amp; Shoes<br />for all')).toBe('Bags & Shoes for all')
  })

  it('STORE-02 no tag stays, whatever is written', () => {
    const pieces = fc.constantFrom(
      '<p>',
      '</section>',
      '<x-y z>',
      '<',
      '>',
      '/',
      'b',
      ' ',
      '&lt',
      '"',
      '\n',
      '<!--',
      '-->',
    )
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<\/?(?:p|section|x-y)\b[^<>]*>/)
      }),
    )
  })

  it('STORE-02 a page without end is cut, also one of open tags alone', () => {
    expect(plainText('a'.repeat(5_000_000)).length).toBeLessThanOrEqual(200_000)
    for (const piece of ['<a ', '<a', 'a<', '<!--', '&lt'])
      expect(plainText(`<${piece.repeat(1_000_000)}`).length).toBeLessThanOrEqual(200_001)
    expect(plainText(`<${'a'.repeat(1_000_000)}`)).toHaveLength(200_000)
  })
})
