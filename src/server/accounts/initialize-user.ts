import { randomBytes } from 'node:crypto'
import type { Change } from '#contract/command.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { userProfile } from '#contract/entities/user-profile.ts'
import { NEW_BUSINESS_NAMES } from '#contract/new-business-names.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { Caller } from '../kit/http/mount.ts'
import { spokenLanguage } from '../kit/language/spoken-language.ts'
import { readLookup, readRefs } from '../kit/rows/reading.ts'
import type { UserData } from '../kit/user-data.ts'
import { type OpenWrite, openWrite, storeChanges } from '../kit/write/write.ts'
import { sharedNow } from '../kit/clock.ts'

/** What the identity provider said about the person. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
}

const DEFAULT_PROFILE = { kind: businessProfile.kind, field: 'isDefault', is: true } as const

/**
 * Creates the user's record with a default business profile, named in the language of the page, or updates its e-mail (AUTH-08). The user's counter is locked meanwhile, so
 * two devices at once create one record.
 */
export async function initializeUser(data: UserData, caller: Caller, person: Person): Promise<void> {
  const now = sharedNow()
  const written = await data.transact(caller, async (tx) => {
    const open = await openWrite(tx, [
      ...readRefs([{ kind: userProfile.kind, id: person.id }]),
      readLookup(DEFAULT_PROFILE),
    ])
    return storeChanges(open, missing(open, person, now), { actor: 'system:sign-in', now, trusted: true })
  })
  if (written.writes.length > 0) data.wake(written.userId, written.version)
}

function missing(open: OpenWrite, { id, email, name }: Person, now: number): Change[] {
  const known = open.cache.get(userProfile.kind, id)
  const label = known ? { email } : { email, displayName: name }
  const changes: Change[] = [{ op: 'put', kind: userProfile.kind, id, data: label }]
  if (open.cache.of(businessProfile.kind).size === 0) {
    const profileId = uuidV7(now, randomBytes(16))
    const own = { isDefault: true, name: NEW_BUSINESS_NAMES[spokenLanguage()] }
    changes.push({ op: 'put', kind: businessProfile.kind, id: profileId, data: own })
  }
  return changes
}
