import type { PushInput, PushOutput } from '#contract/sync.ts'
import { PULL_PAGE } from '#contract/sync.ts'
import { ApiProblem, type OwnedPage } from '#web/kit/data/transport.ts'
import type { TestApi } from '#test/api.ts'
import type { ServedUser } from '#test/client-model/model-browser.ts'

/** The product's own server as a client sees it, with what is under way counted so that a virtual clock can wait. */
export class RealServer implements ServedUser {
  readonly userId: string
  /** Rows a page of a pull; small ones make many pages. */
  pageSize = PULL_PAGE
  readonly #api: TestApi
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(api: TestApi, userId: string) {
    this.#api = api
    this.userId = userId
  }

  pull(since: number, paging: boolean): Promise<OwnedPage> {
    const query = `since=${since}&limit=${this.pageSize}${paging ? '&paging=1' : ''}`
    return this.#call<OwnedPage>('GET', `/api/sync?${query}`)
  }

  push(input: PushInput): Promise<PushOutput> {
    return this.#call<PushOutput>('POST', '/api/sync', input)
  }

  /** Waits for an answer that is under way; tells whether there was one. */
  readonly settled = async (): Promise<boolean> => {
    if (this.#underWay.size === 0) return false
    await Promise.all(this.#underWay)
    return true
  }

  #call<T>(method: 'GET' | 'POST', url: string, body?: unknown): Promise<T> {
    const answer = this.#api.call(this.userId, method, url, body).then(({ status, body: parsed }) => {
      if (status >= 400) throw new ApiProblem(parsed as unknown as ConstructorParameters<typeof ApiProblem>[0], null)
      return parsed as unknown as T
    })
    const counted = answer.catch(() => undefined)
    this.#underWay.add(counted)
    void counted.finally(() => this.#underWay.delete(counted))
    return answer
  }
}
