/** Work in steps: its runner may let others have their turn between two of them. */
export type Steps<T> = Generator<undefined, T>

/** Runs all steps at once. */
export function allSteps<T>(steps: Generator<unknown, T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Runs step by step, and awaits `wait` for what each step yields. */
export async function stepByStep<T, S>(steps: Generator<S, T>, wait: (said: S) => Promise<void>): Promise<T> {
  let step = steps.next()
  while (step.done !== true) {
    await wait(step.value)
    step = steps.next()
  }
  return step.value
}
