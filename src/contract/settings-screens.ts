import { screenTitles } from './screen-messages.ts'
import type { Screen, SettingsGroup } from './screen.ts'
import type { MemberRole } from './teams/reach.ts'
import { OWNER } from './teams/screens.ts'

/** A part of the settings: an address of its own (NAV-04), found by the palette (NAV-07), listed under its group. */
function part<const Id extends string>(
  id: Id & keyof typeof screenTitles,
  name: string,
  setting: SettingsGroup,
  aliases: readonly string[] = [],
  members?: readonly MemberRole[],
) {
  return {
    id: id as Id,
    path: `/settings/${name}`,
    aliases,
    title: screenTitles[id],
    access: 'user',
    frame: 'app',
    page: 'settings',
    within: 'settings',
    setting,
    ...(members ? { members } : {}),
  } as const satisfies Screen
}

/** The parts of the settings, in the order in which they are listed. */
export const settingsScreens = [
  part('business-profile', 'business', 'business', ['/business-profile', '/businessprofile', '/settings/general']),
  part('settings-vat', 'vat', 'business'),
  part('settings-pricing', 'pricing', 'business'),
  part('settings-rates', 'rates', 'business'),
  part('settings-documents', 'documents', 'business'),
  part('settings-profiles', 'profiles', 'business'),
  part('profile', 'profile', 'you', ['/profile'], OWNER),
  part('settings-sign-in', 'sign-in', 'you', ['/settings/signin', '/settings/sessions'], OWNER),
  part('settings-notifications', 'notifications', 'you', [], OWNER),
  part('settings-appearance', 'appearance', 'app'),
  part('settings-people', 'people', 'app', ['/settings/team']),
  part('settings-connections', 'connections', 'app', ['/settings/tokens', '/settings/webhooks'], OWNER),
  part('settings-plan', 'plan', 'app', ['/subscription', '/settings/billing'], OWNER),
  part('settings-data', 'data', 'app', [], OWNER),
  part('settings-storage', 'storage', 'app'),
] as const

/** The name of a part of the settings. */
export type SettingsPart = (typeof settingsScreens)[number]['id']
