import type { Screen, SettingsGroup } from './screen.ts'

/** A part of the settings: an address of its own (NAV-04), found by the palette (NAV-07), listed under its group. */
function part<const Id extends string>(
  id: Id,
  name: string,
  title: string,
  setting: SettingsGroup,
  aliases: readonly string[] = [],
) {
  return {
    id,
    path: `/settings/${name}`,
    aliases,
    title,
    access: 'user',
    frame: 'app',
    page: 'settings',
    within: 'settings',
    setting,
  } as const satisfies Screen
}

/** The parts of the settings, in the order in which they are listed. */
export const settingsScreens = [
  part('business-profile', 'business', 'Business details', 'business', [
    '/business-profile',
    '/businessprofile',
    '/settings/general',
  ]),
  part('settings-vat', 'vat', 'VAT and duty', 'business'),
  part('settings-pricing', 'pricing', 'Pricing rules', 'business'),
  part('settings-rates', 'rates', 'Exchange rates', 'business'),
  part('settings-documents', 'documents', 'Documents and numbers', 'business'),
  part('settings-profiles', 'profiles', 'Business profiles', 'business'),
  part('profile', 'profile', 'Your profile', 'you', ['/profile']),
  part('settings-sign-in', 'sign-in', 'Sign-in and devices', 'you', ['/settings/signin', '/settings/sessions']),
  part('settings-notifications', 'notifications', 'Notifications', 'you'),
  part('settings-appearance', 'appearance', 'Appearance', 'app'),
  part('settings-connections', 'connections', 'Connections', 'app', ['/settings/tokens']),
  part('settings-data', 'data', 'Your data', 'app'),
  part('settings-storage', 'storage', 'This device', 'app'),
] as const

/** The name of a part of the settings. */
export type SettingsPart = (typeof settingsScreens)[number]['id']
