import { DatabaseUnavailable } from './database.ts'

/** As many items go together at most: all of them wait for the end. */
const TOGETHER = 32

/**
 * Runs the items of one line batch after batch: what came while one was under way is the next one. Who comes alone waits for nobody; many
 * share what a transaction costs. `run` answers what each item came to, or why it failed. Where the database does not answer, who waits in
 * the line is told at once, and not when each had its own turn (OPS-02).
 */
export function createGathering<Item, Answer>(
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

/** What an item came to. Throws why it failed. */
export function landed<Answer>(end: Answer | Error | undefined): Answer {
  if (end === undefined || end instanceof Error) throw end ?? new Error('an item was left out')
  return end
}
