import { DatabaseUnavailable } from './database.ts'

/** The largest batch: every item waits for the end of its batch. */
const TOGETHER = 32

/**
 * Runs the items of one queue in batches: items that arrive while a batch runs form the next one. A single item waits for nobody; many
 * items share the cost of one transaction. `run` answers the result or the error of each item. When the database does not answer, all
 * waiting items fail at once (OPS-02).
 */
export function createBatcher<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly (Answer | Error)[]>,
): (line: string, item: Item) => Promise<Answer> {
  const lines = new Map<string, { item: Item; resolve: (answer: Promise<Answer>) => void }[]>()

  async function drain(line: string): Promise<void> {
    for (
      let batch = lines.get(line)?.splice(0, TOGETHER);
      batch?.length;
      batch = lines.get(line)?.splice(0, TOGETHER)
    ) {
      const ends = run(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => resolve(ends.then((all) => landed(all[index]))))
      const failure: unknown = await ends.then(
        () => undefined,
        (error: unknown) => error,
      )
      if (failure instanceof DatabaseUnavailable) {
        for (const { resolve } of lines.get(line)?.splice(0) ?? []) resolve(Promise.reject(failure))
      }
    }
    lines.delete(line)
  }

  return (line, item) =>
    new Promise((resolve) => {
      const waiting = lines.get(line)
      if (waiting) waiting.push({ item, resolve })
      else {
        lines.set(line, [{ item, resolve }])
        void drain(line)
      }
    })
}

/** The result of an item. Throws the error that it failed with. */
function landed<Answer>(end: Answer | Error | undefined): Answer {
  if (end === undefined || end instanceof Error) throw end ?? new Error('an item was left out')
  return end
}
