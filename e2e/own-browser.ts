import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { complaintsOf } from './journey.ts'

/** A Chromium with a profile on the disk, to be killed and opened again. */
export interface OwnBrowser {
  readonly page: Page
  readonly complaints: readonly string[]
  /** Ends it as a user would: what it still holds is written. */
  close(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/** Opens a profile. */
export async function openBrowser(profile: string, launch: LaunchOptions, baseURL: string): Promise<OwnBrowser> {
  const context = await chromium.launchPersistentContext(profile, { ...launch, baseURL })
  const complaints = complaintsOf(context)
  const [page = await context.newPage()] = context.pages()
  return {
    page,
    complaints,
    close: () => context.close(),
    kill: async () => {
      const pid = await processOf(context)
      const gone = new Promise((resolve) => context.once('close', resolve))
      process.kill(pid, 'SIGKILL')
      await gone
    },
  }
}

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo ?? []
  const own = processes.find((each) => each.type === 'browser')
  if (!own) throw new Error('the browser does not say which process it is')
  return own.id
}
