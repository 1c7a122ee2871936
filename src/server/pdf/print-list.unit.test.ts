import { describe, expect, it } from 'vitest'
import { disposition, fileName } from './print-list.ts'

describe('the names of files', () => {
  it.each([
    ['\u{fdfa}', 'download.pdf'],
    ['价目表', 'download.pdf'],
    ['价 2026', '2026.pdf'],
    ['Café', 'Cafe.pdf'],
  ])('PLIST-05 the name in plain letters is never blank, whatever the title: %j', (title, plain) => {
    const name = fileName(title, 'pdf')
    expect(disposition('inline', name)).toBe(
      `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  })
})
