/** Work in steps: whoever does it may let others have their turn between two of them. */
export type Steps<T> = Generator<undefined, T>

/** Does all steps at once. */
export function allSteps<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Does step by step, and waits after each. */
export async function stepByStep<T>(steps: Steps<T>, wait: () => Promise<void>): Promise<T> {
  let step = steps.next()
  while (step.done !== true) {
    await wait()
    step = steps.next()
  }
  return step.value
}
