import { screenTitles } from './screen-messages.ts'
import type { Screen } from './screen.ts'
import { INVITATION_PAGE } from './teams/invitation.ts'

/** Signing in and out. The pages of information are the server's own: `info-pages.ts`. */
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
    id: 'invitation',
    path: INVITATION_PAGE,
    aliases: [],
    title: screenTitles.invitation,
    access: 'public',
    frame: 'site',
    page: 'invitation',
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
] as const satisfies readonly Screen[]
