import http from 'node:http'
import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * The floor: bare `node:http` and one `pg` query a request. No sign-in, no isolation, no versions, no validation. Whoever has opened
 * `/live` is told of every write. With the header `floor: rows` a write stores what the product stores, in one statement: row, history,
 * counter, and for a call with a key its answer.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.argv[2], max: 8 })
pool.on('error', () => undefined)

const LIST = `select * from product where user_id = $1 and is_active order by name_key collate "C", id limit 50 offset 100`
const ONE = `select * from product where user_id = $1 and id = $2`
const UPDATE = `update product set base_cost = $3 where user_id = $1 and id = $2 returning *`
const INSERT = `insert into product select (jsonb_populate_record(p, $3::jsonb)).* from product p where user_id = $1 and id = $2 returning *`

/** What a call with a key leaves for its repetition. */
const KEPT = `, kept as (insert into idempotency_key (user_id, key, request_hash, status, body)
  select $1, $5, decode(md5($5), 'hex'), 200, row_to_json(stored)::text from stored)`

/** The row, its history, the counter and, for a call with a key, its answer, in one statement. */
function withRows(stored: string, isKeyed: boolean): string {
  return `with head as (update user_head set version = version + 1 where user_id = $1 returning version),
    stored as (${stored} returning *),
    told as (insert into change (user_id, version, kind, id, before, after, actor, mutation_id)
      select $1, head.version, 'product', stored.id, $4::jsonb, $4::jsonb, 'user', gen_random_uuid() from head, stored)
    ${isKeyed ? KEPT : ''} select * from stored`
}

const UPDATE_ROWS =
  'update product set base_cost = $3, version = (select version from head) where user_id = $1 and id = $2'
const INSERT_ROWS = `insert into product select (jsonb_populate_record(p, $3::jsonb || (select to_jsonb(head) from head))).*
  from product p where user_id = $1 and id = $2`

/** The write of a request, with or without the other rows. */
function writing({ method, headers }: http.IncomingMessage, values: readonly unknown[]): pg.QueryConfig {
  const isNew = method === 'POST'
  const name = isNew ? 'insert' : 'update'
  if (headers.floor !== 'rows') return { name, text: isNew ? INSERT : UPDATE, values: [...values] }
  const key = headers['idempotency-key']
  return {
    name: `${name}-rows${key === undefined ? '' : '-keyed'}`,
    text: withRows(isNew ? INSERT_ROWS : UPDATE_ROWS, key !== undefined),
    values: [...values, HISTORY, ...(key === undefined ? [] : [key])],
  }
}

/** A history entry as large as that of a changed cost. */
const HISTORY = JSON.stringify({ baseCost: 100_000, totalCost: 100_000, price: 150_000, updatedAt: 1_790_000_000_000 })

async function bodyOf(request: http.IncomingMessage): Promise<{ baseCost?: number }> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? (JSON.parse(text) as { baseCost?: number }) : {}
}

let version = 1_000_000
const listeners = new Set<http.ServerResponse>()

function tellOfWrite(): void {
  const event = `data: ${(version += 1)}\n\n`
  for (const listener of listeners) listener.write(event)
}

function join(request: http.IncomingMessage, response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(':ok\n\n')
  listeners.add(response)
  request.once('close', () => listeners.delete(response))
}

const [, , , user, sample] = process.argv

async function answer(request: http.IncomingMessage): Promise<unknown> {
  const id = request.url?.split('/')[2]
  switch (request.method) {
    case 'POST': {
      await bodyOf(request)
      const made = { id: randomUUID(), version: (version += 1) }
      return (await pool.query(writing(request, [user, sample, JSON.stringify(made)]))).rows[0]
    }
    case 'PATCH': {
      const { baseCost } = await bodyOf(request)
      return (await pool.query(writing(request, [user, id, baseCost]))).rows[0]
    }
    default:
      return id
        ? (await pool.query({ name: 'one', text: ONE, values: [user, id] })).rows[0]
        : (await pool.query({ name: 'list', text: LIST, values: [user] })).rows
  }
}

async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { status, body } = await answer(request).then(
    (rows) => ({ status: 200, body: rows }),
    (error: unknown) => ({ status: 500, body: String(error) }),
  )
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
  if (request.method !== 'GET') tellOfWrite()
}

const server = http.createServer((request, response) => {
  if (request.url === '/live') join(request, response)
  else void respond(request, response)
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
process.once('disconnect', () => process.exit(0))
