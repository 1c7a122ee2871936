import { openedStore } from './kit/data/current-store.ts'
import { draftKeys } from './kit/data/draft-keys.ts'
import type { Outstanding } from './kit/data/outstanding.ts'
import { waitingPictures } from './kit/upload/waiting-count.ts'
import { countWaitingFiles } from './kit/upload/waiting-files.ts'

/** How much of a user this device would lose: changes that were not sent, what was typed and not saved, and pictures. */
export async function waitingHere(userId: string, { pending, refused }: Outstanding): Promise<number> {
  return pending.length + refused.length + draftKeys(userId).length + (await waitingPicturesOf(userId))
}

/** Those of another user are on the disk alone; they are counted where that user has a place for them. */
async function waitingPicturesOf(userId: string): Promise<number> {
  if (openedStore()?.userId === userId) return waitingPictures.count()
  return countWaitingFiles(userId)
}
