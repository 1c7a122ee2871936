import type { Page } from '@playwright/test'
import { languageMessages as german } from '#web/kit/language/messages.de.ts'
import { languageMessages } from '#web/kit/language/messages.ts'
import { createAccount } from '#e2e/journey.ts'
import { runProduct } from '#e2e/product.ts'
import { readyForOffline } from '#e2e/steps.ts'
import { launchBrowser } from './chromium.ts'
import type { Figure } from './figure.ts'
import { LANGUAGE_SWITCH } from './scoreboard.ts'
import { summary } from './statistics.ts'

/** Back and forth, so often. */
const SWITCHES = 6
const NAMES = { en: languageMessages.language, de: german.language } as const

/** Measures how long a change of the language takes (SHELL-10): from the press to the page that stands there in the other one. */
export async function benchLanguages(): Promise<Figure[]> {
  const product = await runProduct()
  try {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage({ baseURL: product.url })
      await createAccount(page, { email: 'languages@example.test', password: 'correct horse battery' })
      await readyForOffline(page)
      await page.goto('/settings/appearance')
      const first = await switched(page, 'en', 'de')
      const again: number[] = [await switched(page, 'de', 'en')]
      for (let turn = 1; turn < SWITCHES; turn += 1) {
        again.push(await (turn % 2 === 1 ? switched(page, 'en', 'de') : switched(page, 'de', 'en')))
      }
      const { p50, p95 } = summary(again)
      const figure = (name: string, value: number, rest: Partial<Figure> = {}): Figure => ({
        part: 'languages',
        name,
        value,
        unit: 'ms',
        ...rest,
      })
      return [
        figure('switch of the language, the first time on this device', first),
        figure('switch of the language, again: p50', p50, { target: LANGUAGE_SWITCH, note: `p95 ${p95.toFixed(0)}` }),
      ]
    } finally {
      await browser.close()
    }
  } finally {
    await product.drop()
  }
}

async function switched(page: Page, from: keyof typeof NAMES, to: keyof typeof NAMES): Promise<number> {
  const select = page.getByRole('combobox', { name: NAMES[from], exact: true })
  await select.waitFor()
  // Sent before the next switch, so that each begins alike.
  await page.waitForTimeout(1_500)
  const start = performance.now()
  await select.selectOption(to)
  await page.locator(`html[lang=${to}]`).waitFor({ state: 'attached' })
  await page.getByRole('combobox', { name: NAMES[to], exact: true }).waitFor()
  return performance.now() - start
}
