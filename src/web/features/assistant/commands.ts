import { foldText } from '#domain/text-fold.ts'
import { commandMessages } from './messages.ts'

/** A question that is begun by its short name. */
export interface Command {
  readonly id: string
  readonly name: string
  readonly about: string
  /** What is written in its place; at an @ at its end a record is chosen. */
  readonly text: string
}

const COMMAND = /^\/([\p{L}\d-]{0,24})$/u

/** The commands that are meant by what is written behind a / at the beginning; none where nothing else may be a command. */
export function commandsIn(text: string): readonly Command[] {
  const [, written] = COMMAND.exec(text) ?? []
  if (written === undefined) return []
  const wanted = foldText(written)
  return Object.entries(commandMessages)
    .map(([id, command]) => ({ id, ...command }))
    .filter(({ name, about }) => [name, ...about.split(' ')].some((word) => foldText(word).startsWith(wanted)))
}
