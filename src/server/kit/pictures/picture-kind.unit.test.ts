import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundType } from './picture-kind.ts'

const typeOf = (text: string): string => foundType(Buffer.from(text, 'latin1')).type

describe('what a file is', () => {
  it.each([
    ['<svg>', 'image/svg+xml'],
    ['\xef\xbb\xbf  <?xml version="1.0"?>\n<!-- a --> <!DOCTYPE svg PUBLIC "x">\n<SVG xmlns="y">', 'image/svg+xml'],
    ['<!-- <svg> --><html >', 'text/html'],
    [' <!doctype html>', 'text/html'],
    ['<?xml version="1.0"?><feed>', 'text/xml'],
    ['<?xml', 'text/xml'],
    ['<!-- <svg>', 'unknown'],
    ['<svgx>', 'unknown'],
    ['', 'unknown'],
    ['%PDF-1.7', 'application/pdf'],
    ['GIF89a', 'image/gif'],
  ])('UP-04 %j is %s', (text, type) => {
    expect(typeOf(text)).toBe(type)
  })

  it('UP-04 is told in time that grows with the text alone, whatever it is', () => {
    const pieces = ['<?xml', '<!--', '-->', '<!doctype svg', '<svg', '>', ' ', 'a', '<html']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }), (parts) => {
        const from = performance.now()
        typeOf(parts.join('').repeat(1_000))
        expect(performance.now() - from).toBeLessThan(5_000)
      }),
    )
    expect(typeOf('<?xml'.repeat(200))).toBe('text/xml')
  })
})
