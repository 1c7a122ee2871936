import { authState, copyIdOf, type Displaced, setAuthState, type SignedInUser } from '#web/kit/shell/auth-state.ts'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { authMessages } from './auth-messages.ts'
import { type TakeoverActions, type TakeoverDeps, UNDECIDED } from './takeover.ts'

/** What is found out and done where somebody signs in on a browser that has data of another; few browsers ever load it. */
export function createTakeoverSteps({ device, flags, load, tell, endSession }: TakeoverDeps) {
  const actions: TakeoverActions = {
    async returnToFormer() {
      if ((await endSession()) === undefined) return tell(authMessages.signOutFailed)
      load(signInHref({ next: '/', confirming: true }))
    },
    async saveFormer() {
      const shown = authState()
      if (shown.status === 'displaced') await device.saveWaiting(shown.former)
    },
    async goOnAsNewcomer() {
      const shown = authState()
      if (shown.status !== 'displaced') return
      if (isCopyOf(device.rememberedUser(), shown.former)) await device.leave()
      flags.removeItem(UNDECIDED)
      load('/')
    },
  }
  return {
    actions,

    /** Whose data stands in the newcomer's way: that which this page shows, or that which waits on the device. */
    async displaced(newcomer: SignedInUser, shownHere: SignedInUser | undefined): Promise<Displaced | undefined> {
      const kept = device.rememberedUser()
      const former = shownHere && !isCopyOf(shownHere, newcomer) ? shownHere : kept
      if (!former || isCopyOf(former, newcomer)) return undefined
      const waiting = isCopyOf(kept, former) ? await device.waiting(former) : 0
      const inAnotherTab = former === shownHere
      // The same person needs no question but for what they would lose.
      if (personOf(former) === personOf(newcomer))
        return waiting > 0 ? { former, newcomer, waiting, inAnotherTab, isOver: true } : undefined
      return inAnotherTab || waiting > 0 ? { former, newcomer, waiting, inAnotherTab } : undefined
    },

    show(displaced: Displaced): void {
      if (displaced.waiting > 0) flags.setItem(UNDECIDED, '1')
      const shown = authState()
      const isShown = shown.status === 'displaced' && shown.waiting === displaced.waiting
      if (!isShown || !isCopyOf(shown.newcomer, displaced.newcomer)) setAuthState({ status: 'displaced', ...displaced })
    },
  }
}

function isCopyOf(user: SignedInUser | undefined, other: SignedInUser): boolean {
  return user !== undefined && copyIdOf(user) === copyIdOf(other)
}

function personOf({ userId, member }: SignedInUser): string {
  return member?.personId ?? userId
}
