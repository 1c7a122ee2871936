import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const siteSettings = endpoint({
  id: 'site.settings',
  method: 'GET',
  path: '/site-settings',
  summary: 'What the operator set for the pages around the product',
  access: 'public',
  scope: 'read',
  output: z.object({
    /** The page that the live chat runs in, at an origin of its own (SHELL-02); empty where no chat is set up. */
    chatFrame: z.string(),
    /** Who may show the product in a frame and is told that it lives (SHELL-06); the own origin always may. */
    parentOrigins: z.array(z.string()),
    /** Whether there is a plan that costs something. */
    sellsPlans: z.boolean(),
  }),
})

/** The answer of `siteSettings`. */
export interface SiteSettings {
  readonly chatFrame: string
  readonly parentOrigins: readonly string[]
  readonly sellsPlans: boolean
}
