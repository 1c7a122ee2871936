import { copyIdOf, type Displaced, type SignedInUser } from '#web/kit/shell/auth-state.ts'
import type { AuthDeps } from './auth-client.ts'

/** Set while another user's changes wait for a decision: the device alone is not believed, it would show them to the newcomer. */
export const UNDECIDED = 'pricewright.undecided'

/** What a person can do about it while the sign-in is displaced. */
export interface TakeoverActions {
  /** Ends the newcomer's session and leads to a sign-in as the former user, whose changes are sent then. */
  returnToFormer(): Promise<void>
  /** Saves the former user's waiting changes as a file. */
  saveFormer(): Promise<void>
  /** Deletes what this device keeps of the former user and goes on as the newcomer. */
  goOnAsNewcomer(): Promise<void>
}

/** What a takeover works with. */
export type TakeoverDeps = Pick<AuthDeps, 'device' | 'flags' | 'load' | 'tell'> & {
  /** Undefined when the server could not be reached. */
  readonly endSession: () => Promise<string | null | undefined>
}

/**
 * What happens when somebody signs in on a browser that has data of another. Nothing of it is sent in the newcomer's name or shown to
 * them, and changes that wait are not thrown away unasked (AUTH-11, SYNC-02).
 */
export function createTakeover(deps: TakeoverDeps) {
  const { device, flags } = deps
  // Few pages are ever displaced: the first page carries no more than the question.
  const steps = async () => (await import('./takeover-steps.ts')).createTakeoverSteps(deps)
  const act = (name: keyof TakeoverActions) => async () => (await steps()).actions[name]()
  const actions: TakeoverActions = {
    returnToFormer: act('returnToFormer'),
    saveFormer: act('saveFormer'),
    goOnAsNewcomer: act('goOnAsNewcomer'),
  }
  return {
    actions,
    isUndecided: () => flags.getItem(UNDECIDED) !== null,
    decided: () => flags.removeItem(UNDECIDED),

    /** Whose data stands in the newcomer's way; undefined where there is none. */
    async displaced(newcomer: SignedInUser, shownHere: SignedInUser | undefined): Promise<Displaced | undefined> {
      const isOther = [shownHere, device.rememberedUser()].some((user) => user && copyIdOf(user) !== copyIdOf(newcomer))
      return isOther ? (await steps()).displaced(newcomer, shownHere) : undefined
    },

    show: async (displaced: Displaced) => (await steps()).show(displaced),
  }
}
