import { unsent } from '#web/kit/data/unsent.ts'
import { waitingPictures } from '#web/kit/upload/waiting-count.ts'

/** What the server does not have yet, for the question before a sign-out: changes, what stands in fields and is not saved, and pictures. */
export const unsentChanges = {
  ...unsent,
  count: (): number => unsent.count() + waitingPictures.count(),
  follow: (listener: () => void): (() => void) => {
    const ends = [unsent.follow(listener), waitingPictures.follow(listener)]
    return () => ends.forEach((end) => end())
  },
}
