import { authState, type Displaced, setAuthState, type SignedInUser } from '#web/kit/shell/auth-state.ts'
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
      if (device.rememberedUser()?.userId === shown.former.userId) await device.leave()
      flags.removeItem(UNDECIDED)
      load('/')
    },
  }
  return {
    actions,

    /** Whose data stands in the newcomer's way: that which this page shows, or that which waits on the device. */
    async displaced(newcomer: SignedInUser, shownHere: SignedInUser | undefined): Promise<Displaced | undefined> {
      const kept = device.rememberedUser()
      const former = shownHere && shownHere.userId !== newcomer.userId ? shownHere : kept
      if (!former || former.userId === newcomer.userId) return undefined
      const waiting = kept?.userId === former.userId ? await device.waiting(former) : 0
      const inAnotherTab = former === shownHere
      return inAnotherTab || waiting > 0 ? { former, newcomer, waiting, inAnotherTab } : undefined
    },

    show(displaced: Displaced): void {
      if (displaced.waiting > 0) flags.setItem(UNDECIDED, '1')
      const shown = authState()
      const isShown = shown.status === 'displaced' && shown.waiting === displaced.waiting
      if (!isShown || shown.newcomer.userId !== displaced.newcomer.userId)
        setAuthState({ status: 'displaced', ...displaced })
    },
  }
}
