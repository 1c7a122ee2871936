/** How a change set stands, as the verb of a sentence; `state` is the code of its state. */
export const standingMessages = {
  is: (state: string) => `is ${state}`,
}
