import { showFailure } from '#web/kit/data/failure.ts'
import { documentText } from './document-text.ts'

/** Does something and tells of its failure; undefined then. */
export async function attempt<T>(
  act: string,
  work: () => Promise<T>,
  thing: string = documentText.thing.one,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    showFailure(error, { act, thing })
    return undefined
  }
}
