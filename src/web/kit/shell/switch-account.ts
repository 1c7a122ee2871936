import { enterAccount } from '#contract/endpoints/team.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { showFailure } from '../data/failure.ts'
import { leave } from '../data/lifecycle.ts'
import { unsent } from '../data/unsent.ts'
import { askConfirm } from '../ui/confirm.ts'
import { waitingPictures } from '../upload/waiting-count.ts'
import { type Person, setAuthState } from './auth-state.ts'
import { menuMessages as messages } from './menu-messages.ts'

/**
 * Works in another account on this browser (TEAM-01). The copy of the former one goes; what it had not sent is asked about, and kept as a
 * file.
 */
export async function switchAccount({ id, name }: Person): Promise<void> {
  if (unsent.count() + waitingPictures.count() > 0) {
    const sure = await askConfirm({
      title: messages.switchTitle(name),
      text: messages.switchWaiting,
      confirm: messages.switchAct,
      danger: true,
    })
    if (!sure) return
    await unsent.save()
  }
  try {
    await callEndpoint(enterAccount, { body: { accountId: id } })
  } catch (error) {
    return showFailure(error, { act: 'load', thing: messages.switchThing })
  }
  // Nothing is drawn any more from what goes.
  setAuthState({ status: 'loading' })
  await leave().catch(() => undefined)
  location.assign('/')
}
