import { saveFile } from '../files/save-file.ts'
import { copyIdOf, type SignedInUser } from '../shell/auth-state.ts'
import { type Outstanding, outstandingText } from './outstanding.ts'
import { dataMessages } from './messages.ts'
import { typedDrafts } from './typed-drafts.ts'

/** Saves what was not sent as a file that people can read. */
export function saveOutstanding(user: SignedInUser | undefined, outstanding: Outstanding): void {
  const text = outstandingText(user?.email ?? '', outstanding, typedDrafts(user ? copyIdOf(user) : ''), Date.now())
  saveFile(dataMessages.unsentFile, new Blob([text], { type: 'application/json' }))
}
