import { randomUUID } from 'node:crypto'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { TestCaller } from '#test/app.ts'
import { callUntilAnswered } from './instances.ts'
import type { ProductProcess } from './product-process.ts'

/** What some instance acknowledged: the number of each invoice by the id that was sent. */
export type Acknowledged = Map<string, number>

const WRITERS = 4

/** Several writers that each create one invoice after the other, each until some instance acknowledges it, until the work is over. */
export function createInvoices(
  instances: () => readonly ProductProcess[],
  { headers }: TestCaller,
  isOver: () => boolean,
): { readonly acknowledged: Acknowledged; readonly ended: Promise<unknown> } {
  const acknowledged: Acknowledged = new Map()
  const write = async (writer: number): Promise<void> => {
    for (let turn = writer; !isOver(); turn += 1) {
      const id = randomUUID()
      const sent = { ...headers, 'idempotency-key': id }
      const { status, body } = await callUntilAnswered(instances, turn, (instance) =>
        instance.call('POST', '/api/documents/invoice', { id, issueDate: '2026-07-06' }, sent),
      )
      if (status !== 201) throw new Error(`an invoice got ${status} ${JSON.stringify(body)}`)
      acknowledged.set(id, Number(body['sequence']))
    }
  }
  return { acknowledged, ended: Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))) }
}

/** What is stored and was not acknowledged so, or the other way round; and whether the numbers have a gap. */
export async function comparedInvoices(
  dataAccess: DataAccess,
  { userId }: TestCaller,
  acknowledged: Acknowledged,
): Promise<readonly string[]> {
  const [answer] = await dataAccess.asSystemBatch([
    { text: 'select id, sequence from document where user_id = $1 order by sequence', values: [userId] },
  ])
  const stored = (answer?.rows ?? []) as unknown as readonly { readonly id: string; readonly sequence: number }[]
  const numbers = new Map(stored.map(({ id, sequence }) => [id, sequence]))
  return [
    ...[...acknowledged].flatMap(([id, number]) =>
      numbers.get(id) === number ? [] : [`${id} was acknowledged as ${number} and is ${numbers.get(id) ?? 'gone'}`],
    ),
    ...stored.flatMap(({ id }) => (acknowledged.has(id) ? [] : [`${id} is there and was not acknowledged`])),
    ...stored.flatMap(({ sequence }, index) => (sequence === index + 1 ? [] : [`${sequence} stands at ${index + 1}`])),
  ]
}
