import { dayOf } from '#domain/calendar-day.ts'
import { openedStore } from '../data/current-store.ts'
import { serverNow } from '../data/server-clock.ts'
import { today } from '../format/date.ts'

/**
 * The day it is at the business, YYYY-MM-DD: by the server's clock in the time zone of its default profile, by which the server dates documents and payments.
 * Without a profile it is the day it is here.
 */
export function businessToday(): string {
  const profile = openedStore()
    ?.all('businessProfile')
    .find((row) => row['isDefault'])
  const timeZone = profile?.['timeZone']
  return typeof timeZone === 'string' ? dayOf(serverNow(), timeZone || 'UTC') : today()
}
