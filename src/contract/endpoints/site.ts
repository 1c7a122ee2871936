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
    /** Whether a live chat is set up (SHELL-02). */
    chat: z.boolean(),
    /** Who may show the product in a frame and is told that it lives (SHELL-06); the own origin always may. */
    parentOrigins: z.array(z.string()),
  }),
})

/** The answer of `siteSettings`. */
export type SiteSettings = { readonly chat: boolean; readonly parentOrigins: readonly string[] }
