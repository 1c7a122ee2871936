import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from './journey.ts'

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** What a theme can change: it is the same page in other colours. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** The page follows the system once all else of it has come, which is late on a busy machine. */
const THEME_MS = 60_000

const LOOKS = 4
const LOOK_MS = 500

/** Fails on any serious or critical finding of the page as it stands, in the light theme and then in the dark one (SHELL-08). */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme, { timeout: THEME_MS })
    await expectNoFindings(page, `${what}, ${colorScheme}`, colorScheme === 'light' ? RULES : COLOUR_RULES)
  }
}

/** The serious and critical findings in both themes, for a walk over many pages that names all of them. */
export async function findingsInBothThemes(page: Page, what: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme, { timeout: THEME_MS })
    const rules = colorScheme === 'light' ? RULES : COLOUR_RULES
    let findings = await graveFindings(page, rules)
    // What is drawn later than the page may be half there at the first look.
    for (let look = 1; look < LOOKS && findings.length > 0; look += 1) {
      await page.waitForTimeout(LOOK_MS)
      findings = await graveFindings(page, rules)
    }
    found.push(...findings.map((finding) => `${what}, ${colorScheme}: ${finding}`))
  }
  return found
}

/** Fails on any serious or critical finding of the page as it stands (SHELL-08). */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNoFindings(page, what, RULES)
}

async function expectNoFindings(page: Page, what: string, rules: typeof RULES): Promise<void> {
  // What is drawn later than the page may be half there at the first look; what is wrong stays so.
  await expect.poll(() => graveFindings(page, rules), { message: what, timeout: 60_000 }).toEqual([])
}

async function graveFindings(page: Page, rules: typeof RULES): Promise<readonly string[]> {
  await page.evaluate(settled)
  await page.evaluate(() => 'axe' in globalThis).then((there) => (there ? undefined : addAxe(page)))
  const results = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      }),
    rules,
  )
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
}

/** Waits for what moves or fades to arrive: half-way colours are nobody's. Runs in the page. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** The page's own policy forbids foreign scripts, so the tool goes in through the debugger. */
async function addAxe(page: Page): Promise<void> {
  const { readFile } = await import('node:fs/promises')
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: await readFile(SCRIPT, 'utf8') })
  await session.detach()
}
