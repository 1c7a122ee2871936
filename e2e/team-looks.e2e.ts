import { findingsInBothThemes } from './axe.ts'
import { expect } from './journey.ts'
import { followSystemTheme } from './steps.ts'
import { invite, PEOPLE_PAGE, test } from './team.ts'
import { layoutFaults } from './whole-texts.ts'

const SIZES = [
  { width: 1360, height: 900 },
  { width: 390, height: 844 },
]

for (const [language, locale] of [
  ['en', 'en-US'],
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test(`TEAM-01 SHELL-08 SHELL-10 the screens of people are whole and accessible in ${language} @deep`, async ({
      shop,
      newGuest,
    }) => {
      await followSystemTheme(shop)
      const { page, person } = await newGuest()
      const link = await invite(shop, person.email, 'accountant')
      await followSystemTheme(page)
      await page.goto(link)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const faults: string[] = []
      for (const size of SIZES) {
        for (const [what, shown] of [
          [PEOPLE_PAGE, shop],
          ['invitation', page],
        ] as const) {
          await shown.setViewportSize(size)
          const named = `${what}, ${size.width}, ${language}`
          faults.push(...(await layoutFaults(shown, named)), ...(await findingsInBothThemes(shown, named)))
        }
      }
      expect(faults).toEqual([])
    })
  })
}
