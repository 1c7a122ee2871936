import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasMarkup, plainText } from './plain-text.ts'

describe('descriptions in HTML', () => {
  it.each([
    ['<p>Hand-glazed mug</p>', 'Hand-glazed mug'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['Line<br>break<br/>', 'Line\nbreak'],
    ['<ul><li>Red</li><li>Blue</li></ul>', '• Red\n• Blue'],
    ['<h2 class="x">Mug</h2> &amp; saucer&nbsp;&#8211; 12&euro;', 'Mug\n& saucer – 12€'],
    ['<style>p { color: red }</style>Mug<script>alert(1)</script><!-- note -->', 'Mug'],
    ['a &unknown; b &#0; c &#x110000; d', 'a &unknown; b  c  d'],
  ])('PROD-14 %s becomes plain text', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('PROD-14 plain text with angle brackets and ampersands is not taken for HTML', () => {
    expect(hasMarkup('Hose <12> & clamp; 5 < 6 > 4')).toBe(false)
    expect(hasMarkup('A&B; <part-7>')).toBe(false)
    expect(hasMarkup('<P>Mug</P>')).toBe(true)
    expect(hasMarkup('Mug &amp; saucer')).toBe(true)
  })

  it('PROD-14 never throws and leaves no tag behind', () => {
    const pieces = fc.constantFrom('<p>', '</p>', '<b>', '&amp;', '&#65;', 'x', ' ', '<br/>', '<', '>', '\n')
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<\/?(p|b)>|<br\/>/)
      }),
    )
  })
})
