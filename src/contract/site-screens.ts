import { screenTitles } from './screen-messages.ts'
import type { Screen } from './screen.ts'

/** Signing in and out, and the pages of the site that anybody reads. */
export const siteScreens = [
  {
    id: 'login',
    path: '/login',
    aliases: [],
    title: screenTitles.login,
    access: 'public',
    frame: 'site',
    page: 'login',
    neverNext: true,
  },
  {
    id: 'sign-up',
    path: '/sign-up',
    aliases: ['/signup'],
    title: screenTitles['sign-up'],
    access: 'public',
    frame: 'site',
    page: 'sign-up',
    neverNext: true,
    indexed: true,
  },
  {
    id: 'logout',
    path: '/logout',
    aliases: ['/sign-out'],
    title: screenTitles.logout,
    access: 'public',
    frame: 'bare',
    page: 'logout',
    neverNext: true,
  },
  {
    id: 'terms',
    path: '/terms',
    aliases: ['/terms-of-service'],
    title: screenTitles.terms,
    access: 'public',
    frame: 'site',
    page: 'terms',
    indexed: true,
  },
  {
    id: 'privacy',
    path: '/privacy',
    aliases: ['/privacy-policy'],
    title: screenTitles.privacy,
    access: 'public',
    frame: 'site',
    page: 'privacy',
    indexed: true,
  },
] as const satisfies readonly Screen[]
