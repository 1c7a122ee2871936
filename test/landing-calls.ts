import { type Json, type TestApi } from './api.ts'
import { changeSetsOf } from './change-sets.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What tests of shipments ask, as the user of the moment; each but `land` throws on a refusal. */
export interface LandingCalls {
  readonly call: (method: Method, path: string, body?: object) => Promise<Json>
  /** Makes a row and answers its id. */
  readonly make: (path: string, body: object) => Promise<string>
  /** Makes a line of 100 pieces for 5 euros each and answers its id. */
  readonly line: (shipmentId: string, productId: string | null, own?: object) => Promise<string>
  /** Makes a charge of 100 euros of freight and answers its id. */
  readonly charge: (shipmentId: string, own?: object) => Promise<string>
  readonly read: (path: string, id: string) => Promise<Json>
  /** Proposes a landing. */
  readonly land: (id: string, body?: object) => ReturnType<TestApi['call']>
  /** Lands a shipment and answers the id of its change set. */
  readonly landed: (id: string) => Promise<string>
}

/** The calls of landings; `api` and `user` are asked at each call. */
export function landingCalls(api: () => TestApi, user: () => string): LandingCalls {
  const call: LandingCalls['call'] = async (method, path, body) => {
    const answer = await api().call(user(), method, `/api${path}`, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
    return answer.body
  }
  const land: LandingCalls['land'] = (id, body = {}) => api().call(user(), 'POST', `/api/shipments/${id}/land`, body)
  const make: LandingCalls['make'] = async (path, body) => String((await call('POST', path, body))['id'])
  return {
    call,
    make,
    line: (shipmentId, productId, own = {}) =>
      make('/shipment-lines', { shipmentId, productId, quantity: 100, unitCost: 5, currency: 'EUR', ...own }),
    charge: (shipmentId, own = {}) =>
      make('/shipment-charges', { shipmentId, kind: 'freight', estimatedAmount: 100, currency: 'EUR', ...own }),
    read: (path, id) => call('GET', `/${path}/${id}`),
    land,
    async landed(id) {
      const { status, body, text } = await land(id)
      if (status !== 201) throw new Error(text)
      const changeSetId = String(body['id'])
      const { result, problem } = await changeSetsOf(api(), user()).apply(changeSetId)
      if (!result) throw new Error(JSON.stringify(problem))
      return changeSetId
    },
  }
}
