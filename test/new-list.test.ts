import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './repository-files.ts'

/** What is written by hand for a new list screen beside its words; `suppliers-page.test.tsx` uses it as a person does. */
const FILES = ['supplier.ts', 'suppliers-page.tsx']
const MOST_LINES = 200

it('a new list screen with REST, filters, undo, import and export is at most 200 lines', () => {
  const lines = FILES.flatMap((name) => readFileSync(join(ROOT, 'test/fixtures/supplier', name), 'utf8').split('\n'))
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
})
