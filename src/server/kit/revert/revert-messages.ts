import { standingMessages } from './standing-messages.ts'

export const revertMessages = {
  waits:
    'This change set was taken back while later changes stood over all of it: it goes back with them. Take those back.',
  /** `state` is the code of a state of a change set. */
  isNot: (state: string) => `This change set ${standingMessages.is(state)} and cannot be reverted.`,
  why: (title: string) => `Reverted: ${title}`,
  /** `thing` is what a row of the kind is called. */
  dependsOn: (thing: string) =>
    `A later change of this ${thing.toLowerCase()} depends on this one. Take the later one back first.`,
  /** `name` is what the row is called. */
  changedSince: (name: string) =>
    `“${name}” was changed since. Nothing was taken back: what was done together with it would stand twice.`,
  goneSince: (name: string) =>
    `What “${name}” was taken from was deleted since. Nothing was taken back: the rest would be lost as well.`,
}
