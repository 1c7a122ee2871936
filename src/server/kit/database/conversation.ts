import type { PoolClient, QueryResult } from 'pg'
import type { Statement } from './database.ts'
import { type Answer, Batch, type Sendable, type Sent } from './pipelined-batch.ts'

/** Sends statements on one session: all that are asked for in one turn of the event loop leave in one packet. */
export class Conversation {
  readonly #client: PoolClient
  readonly #isPrepared: boolean
  #waiting: Sent[] = []

  /** `isPrepared`: the session keeps named statements, which a pooler that shares sessions by transaction does not (OPS-07). */
  constructor(client: PoolClient, isPrepared: boolean) {
    this.#client = client
    this.#isPrepared = isPrepared
  }

  ask(statement: Sendable): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) process.nextTick(() => this.#leave())
      this.#waiting.push({ statement, resolve, reject })
    })
  }

  /** Sends statements as one transaction, none of them a script; the first failure rejects. */
  together(statements: readonly Sendable[]): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      const answers: Answer[] = []
      const take = (answer: Answer): void => {
        if (answers.push(answer) === statements.length) resolve(answers)
      }
      this.#send(statements.map((statement) => ({ statement, resolve: take, reject })))
    })
  }

  #send(sent: readonly Sent[]): void {
    const unnamed = (each: Sent): Sent => ({ ...each, statement: { ...each.statement, name: '' } })
    this.#client.query(new Batch(this.#isPrepared ? sent : sent.map(unnamed)))
  }

  #leave(): void {
    let together: Sent[] = []
    const send = (): void => {
      if (together.length > 0) this.#send(together)
      together = []
    }
    for (const sent of this.#waiting.splice(0)) {
      if (isScript(sent.statement)) {
        send()
        void this.#run(sent)
      } else together.push(sent)
    }
    send()
  }

  async #run({ statement, resolve, reject }: Sent): Promise<void> {
    try {
      const result: QueryResult | QueryResult[] = await this.#client.query(statement.text)
      const last = Array.isArray(result) ? result.at(-1) : result
      resolve({ command: last?.command ?? '', rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 })
    } catch (error) {
      reject(error)
    }
  }
}

/** Whether a text holds several statements, as migrations do; those cannot be prepared. */
export function isScript({ name, text, values }: Statement): boolean {
  return name === undefined && values === undefined && /;\s*\S/.test(text)
}
