import type { BrowserContext, Page } from '@playwright/test'

const ASKED = 'journey.service-worker'
const COME = 'journey-service-worker'

/** Lets the pages of a browser register their service worker only once `letServiceWorkerCome` asks for it. */
export async function holdServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ asked, come }) => {
      if (!('serviceWorker' in navigator)) return
      const container = navigator.serviceWorker
      const register = container.register.bind(container)
      container.register = async (...given) => {
        if (sessionStorage.getItem(asked) === null) {
          await new Promise((done) => addEventListener(come, done, { once: true }))
        }
        return register(...given)
      }
    },
    { asked: ASKED, come: COME },
  )
}

/** From now on the page has its service worker, as everywhere outside of journeys. */
export async function letServiceWorkerCome(page: Page): Promise<void> {
  await page.evaluate(
    ({ asked, come }) => {
      sessionStorage.setItem(asked, 'yes')
      dispatchEvent(new Event(come))
    },
    { asked: ASKED, come: COME },
  )
}
