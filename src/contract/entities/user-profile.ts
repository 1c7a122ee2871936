import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { choice, flag, lines, text } from '../fields.ts'
import { countryOrEmpty, currencyCode, languageTag, zoneOrEmpty } from '../field-forms.ts'
import { fieldMessages } from '../field-messages.ts'
import { LANGUAGES } from '../languages.ts'
import { START_SCREENS } from '../start-screens.ts'

/**
 * The user's own record (AUTH-08, PROF-01); its id is the user's id. Where the specification has two names for a value, one is stored and
 * the other is an alias (PROF-06). The role lives with the account and is read-only here.
 */
export const userProfile = entity({
  kind: 'userProfile',
  collection: COLLECTIONS.userProfile,
  table: 'user_profile',
  label: { one: 'User', many: 'Users' },
  notFound: 'User with ID {id} not found',
  isOfAccount: true,
  title: 'displayName',
  alsoTold: ['role', 'subscription', 'businessProfiles'],
  stampNames: { uid: 'id', lastUpdated: 'updatedAt' },
  fields: {
    email: text({ label: 'E-mail', fallback: '', max: 320, readOnly: true }),
    displayName: text({ label: 'Name', fallback: '', max: 200, help: 'As it is shown here.' }),
    photoURL: text({
      label: 'Picture',
      fallback: '',
      max: 2_000,
      pattern: /^$|^https:\/\//,
      patternMessage: () => fieldMessages.noSecureWebAddress,
    }),
    preferredCurrency: currencyCode({
      label: 'Preferred currency',
      fallback: 'USD',
      path: 'preferences.preferredCurrency',
      alias: 'preferredCurrency',
    }),
    /** Empty for that of the device (SHELL-10). */
    language: choice(['', ...LANGUAGES], { label: 'Language', fallback: '', path: 'preferences.language' }),
    /** How numbers and dates are written; empty for the language in the region of the device. */
    locale: languageTag({ label: 'Numbers and dates', fallback: '', path: 'preferences.locale' }),
    /** In which moments are told; empty for that of the device. */
    timeZone: zoneOrEmpty({ label: 'Time zone', fallback: '', path: 'preferences.timeZone' }),
    /** The screen that `/` opens first; empty for home. */
    startScreen: choice(['', ...START_SCREENS], { label: 'Start page', fallback: '', path: 'preferences.startScreen' }),
    receiveNotifications: flag({
      label: 'Notifications',
      fallback: true,
      path: 'preferences.notifications',
      alias: 'receiveNotifications',
    }),
    firstName: text({ label: 'First name', fallback: '', max: 200 }),
    lastName: text({ label: 'Last name', fallback: '', max: 200 }),
    phoneNumber: text({ label: 'Phone', fallback: '', max: 60 }),
    street: text({ label: 'Street', group: 'Address', fallback: '', max: 300, path: 'address.street' }),
    city: text({ label: 'City', group: 'Address', fallback: '', max: 200, path: 'address.city' }),
    postalCode: text({ label: 'Postcode', group: 'Address', fallback: '', max: 30, path: 'address.postalCode' }),
    country: countryOrEmpty({ label: 'Country', group: 'Address', fallback: '', path: 'address.country' }),
    marketingNotices: flag({ label: 'News and offers', fallback: false, path: 'notificationSettings.marketing' }),
    pricingNotices: flag({ label: 'Prices and margins', fallback: true, path: 'notificationSettings.pricing' }),
    updateNotices: flag({ label: 'New versions', fallback: true, path: 'notificationSettings.updates' }),
    /** Saved views of lists: search, filters and order as the address holds them, and the columns. */
    listViews: lines(
      {
        list: text({ label: 'List', fallback: '', max: 60 }),
        name: text({ label: 'Name', fallback: '', max: 120 }),
        query: text({ label: 'Address', fallback: '', max: 2_000 }),
        columns: text({ label: 'Columns', fallback: '', max: 500 }),
      },
      { label: 'Saved views', fallback: [], max: 200 },
    ),
    /** Whoever got hold of a token must not be able to end the mails that would tell of it. */
    securityNotices: flag({
      label: 'Sign-in and security',
      fallback: true,
      path: 'notificationSettings.security',
      byPersonAlone: true,
    }),
  },
})
