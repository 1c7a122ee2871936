import type { ListStanding } from '#domain/price-list/list-terms.ts'
import { wordSql } from '../kit/crud/list-sql.ts'
import { currentUser } from '../kit/database/data-access.ts'

/** Today's date at the default business; days are texts that compare directly. */
const TODAY = `(now() at time zone coalesce((select time_zone from business_profile
  where user_id = ${currentUser} and is_default limit 1), 'UTC'))::date::text`

const BEGUN = `coalesce(valid_from <= ${TODAY}, true)`
const NOT_OVER = `coalesce(valid_to >= ${TODAY}, true)`
const ACTIVE = wordSql('status', 'active')

/** The same as `standingOn`, on the day of the business (PLIST-04). */
const STANDINGS: Readonly<Record<ListStanding, string>> = {
  draft: wordSql('status', 'draft'),
  archived: wordSql('status', 'archived'),
  active: `${ACTIVE} and ${BEGUN} and ${NOT_OVER}`,
  'not-yet': `${ACTIVE} and not ${BEGUN}`,
  ended: `${ACTIVE} and ${BEGUN} and not ${NOT_OVER}`,
}

/** The condition of a list that stands so; a word that is none finds nothing. */
export function standingSql(word: string): string {
  return isStanding(word) ? STANDINGS[word] : 'false'
}

function isStanding(word: string): word is ListStanding {
  return Object.hasOwn(STANDINGS, word)
}
