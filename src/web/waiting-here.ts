import { openedStore } from './kit/data/current-store.ts'
import { draftKeys } from './kit/data/draft-keys.ts'
import type { Outstanding } from './kit/data/outstanding.ts'
import { waitingPictures } from './kit/upload/waiting-count.ts'
import { countWaitingFiles } from './kit/upload/waiting-files.ts'

/** How much of a user this device would lose: changes that were not sent, what was typed and not saved, and pictures. */
export async function waitingHere(copyId: string, { pending, refused }: Outstanding): Promise<number> {
  return pending.length + refused.length + draftKeys(copyId).length + (await waitingPicturesOf(copyId))
}

/** Those of another user are on the disk alone; they are counted where that user has a place for them. */
async function waitingPicturesOf(copyId: string): Promise<number> {
  if (openedStore()?.copyId === copyId) return waitingPictures.count()
  return countWaitingFiles(copyId)
}
