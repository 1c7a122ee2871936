import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { flag, text } from '../fields.ts'

/** The user's own record (AUTH-08); its id is the user's id. The role lives with the account and is read-only here. */
export const userProfile = entity({
  kind: 'userProfile',
  collection: COLLECTIONS.userProfile,
  table: 'user_profile',
  label: { one: 'User', many: 'Users' },
  notFound: 'User with ID {id} not found',
  title: 'displayName',
  fields: {
    email: text({ label: 'E-mail', fallback: '', max: 320, readOnly: true }),
    displayName: text({ label: 'Name', fallback: '', max: 200 }),
    photoURL: text({
      label: 'Picture',
      fallback: '',
      max: 2_000,
      pattern: /^$|^https:\/\//,
      patternMessage: 'must start with https://',
    }),
    preferredCurrency: text({
      label: 'Preferred currency',
      fallback: 'USD',
      path: 'preferences.preferredCurrency',
      pattern: /^[A-Z]{3}$/,
      patternMessage: 'must be a three-letter currency code',
    }),
    receiveNotifications: flag({ label: 'Notifications', fallback: true, path: 'preferences.notifications' }),
  },
})
