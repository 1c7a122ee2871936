import type { ScreenId } from '#contract/screens.ts'
import type { SettingsPart } from '#contract/settings-screens.ts'

/** What people call what a screen holds, where its title does not say so; the palette finds it by these words (NAV-07). */
export const screenWords: Readonly<Partial<Record<ScreenId, string>>> = {
  home: 'start dashboard overview',
  products: 'catalogue catalog items articles stock inventory',
  categories: 'groups tree',
  brands: 'makers manufacturers',
  shipments: 'deliveries landed cost freight duty purchases suppliers',
  'price-lists': 'discounts wholesale tiers',
  'past-prices': 'history earlier',
  stores: 'shop Wix Shopify WooCommerce connect integration sync fees marketplace',
  documents: 'bills offers estimates paperwork',
  recurring: 'repeat subscription monthly',
  calendar: 'events appointments dates schedule deadlines agenda reminders holidays',
  customers: 'clients buyers contacts',
  'price-simulator': 'what if scenario freight duty exchange rate margin test try reprice',
  scenarios: 'what if simulator compare saved',
  calculators: 'margin markup break-even VAT landed cost discount currency bundle unit price calculate',
  analytics: 'figures reports statistics charts revenue profit sales ABC Pareto receivables',
  'change-sets': 'undo revert take back history log imports',
  ...({
    'business-profile':
      'company name address country currency logo contact e-mail email phone website registration tax number VAT id',
    'settings-vat': 'tax rate sales tax import customs registered',
    'settings-pricing': 'margin markup floor lowest price ending rounding recalculate recalculation reprice prices',
    'settings-rates': 'currency conversion foreign ECB',
    'settings-documents':
      'bank account IBAN BIC SWIFT payment terms days invoice design colour color language prefix reminders tax',
    'settings-profiles': 'company companies second',
    profile: 'account name picture time zone',
    'settings-sign-in': 'password login log in sessions security',
    'settings-notifications': 'mail e-mail email alerts',
    'settings-appearance': 'theme dark light mode',
    'settings-people': 'team members invite colleagues employees accountant share access',
    'settings-connections': 'API token key REST access webhook',
    'settings-plan': 'subscription billing price upgrade card invoice cancel',
    'settings-data': 'export backup download sample delete account privacy',
    'settings-storage': 'offline space browser copy',
  } satisfies Record<SettingsPart, string>),
}
