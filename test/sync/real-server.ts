import { setTimeout as pause } from 'node:timers/promises'
import type { PullPage, PushInput, PushOutput } from '#contract/sync.ts'
import { PULL_PAGE } from '#contract/sync-limits.ts'
import type { Database } from '#server/kit/database/database.ts'
import { ApiProblem, pageByKind, pushByCollection, Unreachable } from '#web/kit/data/transport.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import type { ServedUser } from '#test/client-model/model-browser.ts'
import { type Death, type Unsteadiness, UnsteadyDatabase } from './unsteady-database.ts'

/** One run of the product's own server. */
interface Run {
  readonly api: TestApi
  readonly unsteady: UnsteadyDatabase
}

/** Looks without a change, a millisecond apart, after which the others wait for their user's turn, which the held write has. */
const STILL = 40

const BLOCKED = { text: 'select count(*)::int as n from pg_locks where not granted' }

/** The product's own server as a client sees it. It can be killed; the next call starts it again. */
export class RealServer implements ServedUser {
  readonly userId: string
  /** Rows a page of a pull; small ones make many pages. */
  pageSize = PULL_PAGE
  readonly #database: Database
  readonly #rules: Unsteadiness
  readonly #underWay = new Set<Promise<unknown>>()
  #run: Promise<Run>
  #unsteady: UnsteadyDatabase | undefined
  #ended = 0
  #told: (() => void)[] = []

  constructor(database: Database, userId: string, rules: Unsteadiness = {}) {
    this.#database = database
    this.userId = userId
    this.#rules = rules
    this.#run = this.#start()
  }

  async pull(since: number, paging: boolean, caller = this.userId): Promise<PullPage> {
    const query = `since=${since}&limit=${this.pageSize}${paging ? '&paging=1' : ''}`
    return pageByKind(await this.#call<PullPage>('GET', `/api/sync?${query}`, undefined, caller))
  }

  push(input: PushInput, caller = this.userId): Promise<PushOutput> {
    return this.#call<PushOutput>('POST', '/api/sync', pushByCollection(input), caller)
  }

  /** The same server as a member of the account sees it. */
  as(caller: string): ServedUser {
    return {
      userId: this.userId,
      pull: (since, paging) => this.pull(since, paging, caller),
      push: (input) => this.push(input, caller),
    }
  }

  /** Ends the run, and all that is under way in it, in the middle of a transaction to come; nothing calls that off. */
  dieAt(death: Death | undefined): void {
    if (this.#unsteady) this.#unsteady.death = death
  }

  /** Waits until nothing is under way, or only what waits for the virtual clock; tells whether an answer came. */
  readonly settled = async (): Promise<boolean> => {
    const before = this.#ended
    let still = 0
    while (this.#underWay.size > 0 && still < STILL && !(await this.#waitsForClock())) {
      const change = new Promise<boolean>((resolve) => void this.#told.push(() => resolve(true)))
      const isChanged = await ((this.#unsteady?.held ?? 0) === 0 ? change : Promise.race([change, pause(1, false)]))
      still = isChanged ? 0 : still + 1
    }
    return this.#ended > before
  }

  /** Writes wait for their commit, and other requests for the locks of those. */
  async #waitsForClock(): Promise<boolean> {
    const held = this.#unsteady?.held ?? 0
    if (held === 0 || held >= this.#underWay.size) return held > 0
    const [answer] = await this.#database.batch([BLOCKED])
    return held + Number(answer?.rows[0]?.['n']) >= this.#underWay.size
  }

  async #start(): Promise<Run> {
    const unsteady = new UnsteadyDatabase(this.#database, this.#rules, () => this.#tell())
    this.#unsteady = unsteady
    return { unsteady, api: await buildTestApi(unsteady.database, 'silent') }
  }

  #call<T>(method: 'GET' | 'POST', url: string, body: unknown, caller: string): Promise<T> {
    const answer = this.#answer<T>(method, url, body, caller)
    const counted = answer.catch(() => undefined)
    this.#underWay.add(counted)
    void counted.finally(() => {
      this.#underWay.delete(counted)
      this.#ended += 1
      this.#tell()
    })
    return answer
  }

  async #answer<T>(method: 'GET' | 'POST', url: string, body: unknown, caller: string): Promise<T> {
    if (this.#unsteady?.isAlive === false) this.#run = this.#start()
    const { api, unsteady } = await this.#run
    const { status, body: parsed } = await api.call(caller, method, url, body)
    if (!unsteady.isAlive) throw new Unreachable()
    if (status >= 400) throw new ApiProblem(parsed as unknown as ConstructorParameters<typeof ApiProblem>[0], null)
    return parsed as unknown as T
  }

  #tell(): void {
    for (const told of this.#told.splice(0)) told()
  }
}
