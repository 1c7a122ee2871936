import { whereAllowed } from '#web/kit/load/where-allowed.ts'

/** What may hold a flag; a browser may refuse even to look at it. */
export type Flags = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The places in which a registration leaves its flags. */
export interface RegistrationUrls {
  /** Of this tab. */
  readonly session: () => Flags
  /** Of this browser. */
  readonly local: () => Flags
  /** The classes of the page. */
  readonly classes: Pick<DOMTokenList, 'add' | 'remove' | 'contains'>
}

/** While a registration is in progress no user record is created (AUTH-09). */
export interface Registration {
  begin(): void
  end(): void
  isActive(): boolean
}

const SESSION_FLAG = 'pricewright.registering'
const LOCAL_FLAGS = ['pricewright.block-user-initialisation', 'pricewright.block-profile-setup'] as const
const PAGE_CLASS = 'registration-active'

/** Keeps the flags; any single one of them blocks. */
export function createRegistration({ session, local, classes }: RegistrationUrls): Registration {
  return {
    begin() {
      whereAllowed(() => session().setItem(SESSION_FLAG, '1'))
      for (const flag of LOCAL_FLAGS) whereAllowed(() => local().setItem(flag, '1'))
      classes.add(PAGE_CLASS)
    },
    end() {
      whereAllowed(() => session().removeItem(SESSION_FLAG))
      for (const flag of LOCAL_FLAGS) whereAllowed(() => local().removeItem(flag))
      classes.remove(PAGE_CLASS)
    },
    isActive: () =>
      classes.contains(PAGE_CLASS) ||
      whereAllowed(() => session().getItem(SESSION_FLAG) !== null) === true ||
      LOCAL_FLAGS.some((flag) => whereAllowed(() => local().getItem(flag) !== null) === true),
  }
}
