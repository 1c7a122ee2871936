import type { SettingsPart } from '#contract/settings-screens.ts'

/** What people call what a part of the settings holds, where its title does not say so. */
export const settingWords: Readonly<Record<SettingsPart, string>> = {
  'business-profile':
    'company name address country currency logo contact e-mail email phone website registration tax number VAT id',
  'settings-vat': 'tax rate sales tax import customs registered',
  'settings-pricing': 'margin markup floor lowest ending round',
  'settings-rates': 'currency conversion foreign ECB',
  'settings-documents':
    'bank account IBAN BIC SWIFT payment terms days invoice design colour color language prefix reminders tax',
  'settings-profiles': 'company companies second',
  profile: 'account name picture time zone',
  'settings-sign-in': 'password login log in sessions security',
  'settings-notifications': 'mail e-mail email alerts',
  'settings-appearance': 'theme dark light mode',
  'settings-connections': 'API token key REST access',
  'settings-data': 'export backup download sample delete account privacy',
  'settings-storage': 'offline space browser copy',
}
