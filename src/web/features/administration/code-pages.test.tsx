import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import type { CodeFacts } from './built-facts.ts'
import { CodeHealthPage } from './code-health-page.tsx'
import { codeMessages as messages } from './code-messages.ts'
import { CodebasePage } from './codebase-page.tsx'

const FACTS: CodeFacts = {
  modules: [
    ['src/domain/money.ts', 2_000],
    ['src/domain/tax.ts', 1_000],
    ['src/web/app.tsx', 500],
  ],
  files: [['app.js', 999]],
  packages: [],
}

afterEach(() => vi.unstubAllGlobals())

async function open(path: string): Promise<void> {
  openAt(path)
  await signIn()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(FACTS)))
}

it('DIAG-03 the map of the code says what it counts in each folder', async () => {
  await open('/codebase-visualization')
  draw(<CodebasePage />)
  expect((await screen.findByRole('button', { name: /domain/ })).textContent).toContain(messages.modulesOf(2, '3 kB'))
  expect(messages.modulesOf(2, '3 kB')).toBe('2 modules, 3 kB')
  expect(screen.getByRole('button', { name: /web/ }).textContent).toContain('One module, 500 bytes')
  await expectAccessible()
})

it('DIAG-03 the health of the code tells modules from built files', async () => {
  await open('/code-health')
  draw(<CodeHealthPage />)
  expect((await screen.findAllByText('One file, 999 bytes')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('2 modules, 3 kB').length).toBeGreaterThan(0)
})
