import { type SiteSettings, siteSettings } from '#contract/endpoints/site.ts'
import type { Routes } from '../kit/http/mount.ts'

/** Mounts the call that tells the page what the operator set (SHELL-02, SHELL-06); nothing of it is secret. */
export function mountSiteSettings(routes: Routes, settings: SiteSettings): void {
  routes.mountPublic(siteSettings, async () => settings)
}
