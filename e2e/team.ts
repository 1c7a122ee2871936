import type { BrowserContext, Page } from '@playwright/test'
import type { MemberRole } from '#contract/teams/reach.ts'
import { teamMessages as messages } from '#web/features/team/messages.ts'
import { complaintsOf, expect, expectNoComplaints, hideHowTo, signIn, test as base } from './journey.ts'
import type { Person } from './people.ts'
import { holdServiceWorker } from './service-worker.ts'

export const PEOPLE_PAGE = '/settings/people'
/** What somebody is called who has said nothing of themselves, and their account while its business has no name. */
export function nameOf({ email }: Person): string {
  return email.split('@')[0] ?? ''
}

/** Somebody else, with a browser of their own. */
export interface Guest {
  readonly page: Page
  readonly person: Person
}

interface TeamFixtures {
  /** Opens the browser of another person, who is signed in unless told otherwise; its complaints count too. */
  readonly newGuest: (options?: { readonly isSignedIn: boolean }) => Promise<Guest>
  /** A member of the owner's account, working in it. */
  readonly newMember: (role: MemberRole) => Promise<Guest>
}

/** Journeys of several people. */
export const test = base.extend<TeamFixtures>({
  newGuest: async ({ browser, baseURL, locale, nextPerson }, use) => {
    const opened: { context: BrowserContext; complaints: readonly string[] }[] = []
    await use(async ({ isSignedIn } = { isSignedIn: true }) => {
      const origin = baseURL ?? ''
      const context = await browser.newContext({ baseURL: origin, ...(locale ? { locale } : {}) })
      await hideHowTo(context)
      await holdServiceWorker(context)
      opened.push({ context, complaints: complaintsOf(context) })
      const [page, person] = [await context.newPage(), nextPerson()]
      if (isSignedIn) await signIn(page, origin, person)
      return { page, person }
    })
    for (const { context, complaints } of opened) {
      await context.close()
      expectNoComplaints(complaints)
    }
  },
  newMember: async ({ shop, newGuest }, use) => {
    await use(async (role) => {
      const guest = await newGuest()
      await accept(guest.page, await invite(shop, guest.person.email, role))
      return guest
    })
  },
})

/** The owner invites an address on the page of people, in whatever language; answers the link, which is shown where no mail is sent. */
export async function invite(owner: Page, email: string, role: MemberRole): Promise<string> {
  await owner.goto(PEOPLE_PAGE)
  await owner.getByRole('main').getByRole('button').first().click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox').fill(email)
  await dialog.getByRole('combobox').selectOption(role)
  await dialog.locator('button[type=submit]').click()
  const link = await dialog.locator('output').innerText()
  await dialog.getByRole('button').last().click()
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Whoever is signed in accepts an invitation, and stands in the account. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: messages.accept }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('navigation').first()).toBeVisible()
}
