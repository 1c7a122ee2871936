import { type SiteSettings, siteSettings } from '#contract/endpoints/site.ts'

let asked: Promise<SiteSettings | undefined> | undefined

/** What the operator set for the pages around the product, asked for once; undefined where it cannot be had, and asked again the next time. */
export async function siteSettingsOnce(): Promise<SiteSettings | undefined> {
  asked ??= ask().catch(() => undefined)
  const answer = asked
  const settings = await answer
  if (!settings && asked === answer) asked = undefined
  return settings
}

async function ask(): Promise<SiteSettings | undefined> {
  const answer = await fetch(`/api${siteSettings.path}`)
  return answer.ok ? ((await answer.json()) as SiteSettings) : undefined
}
