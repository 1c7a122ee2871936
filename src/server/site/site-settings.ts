import { type SiteSettings, siteSettings } from '#contract/endpoints/site.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Routes } from '../kit/http/mount.ts'

/** What the operator set by the environment. */
export type SetForPages = Omit<SiteSettings, 'sellsPlans'>

/** Mounts the call that tells the page what the operator set (SHELL-02, SHELL-06); nothing of it is secret. */
export function mountSiteSettings(routes: Routes, settings: SetForPages, dataAccess: DataAccess): void {
  routes.mountPublic(siteSettings, async () => {
    const [found] = await dataAccess.asSystemBatch([
      {
        name: 'site:sells-plans',
        text: 'select exists (select from subscription_plan where is_active and price > 0) as sells',
      },
    ])
    return { ...settings, sellsPlans: found?.rows[0]?.['sells'] === true }
  })
}
