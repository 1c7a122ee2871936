import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { RateSource } from './rate-source.tsx'

it('CUR-02 the age of a rate stands apart from its source, also among the parts of a row', () => {
  draw(
    <p className="flex">
      <RateSource date="2026-07-06" source="ECB" on="2026-11-28" />
    </p>,
  )
  const row = document.querySelector('p')
  expect(row?.textContent).toMatch(/ECB \S*145 days old/)
  // A space at the end of a part of a row is not drawn.
  expect(row?.childNodes).toHaveLength(1)
})
