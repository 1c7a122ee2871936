import { FileProblem } from '#web/kit/files/file-problem.ts'
import type { AnswerMessage, CallMessage } from './import-calls.ts'
import { ImportTable } from './import-table.ts'

let current = 0

const answer = (message: AnswerMessage): void => self.postMessage(message)
const table = new ImportTable((progress) => answer({ id: current, progress }))

/** Calls are answered in the order in which they come: the next one waits for the one before. */
let turn: Promise<void> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
  turn = turn.then(() => run(data))
})

async function run({ id, call, input }: CallMessage): Promise<void> {
  current = id
  try {
    const handler = table[call].bind(table) as (given: unknown) => unknown
    answer({ id, answer: await handler(input) })
  } catch (error) {
    const { code, detail } = error instanceof FileProblem ? error : new FileProblem('unreadable', String(error))
    answer({ id, problem: { code, detail } })
  }
}
