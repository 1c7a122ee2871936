import { ProtocolError, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { document } from '#contract/entities/document.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { product } from '#contract/entities/product.ts'
import { type Entity, general } from '#contract/entity.ts'
import { UUID } from '#contract/row-id.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { oneAsText } from '#server/kit/http/json-text.ts'
import { runTool } from '../tools/run-tool.ts'
import type { ToolWork } from '../tools/tool-work.ts'
import { INVALID_PARAMS } from './protocol-server.ts'

const JSON_TYPE = 'application/json'
const PAGE = 50
const INSIGHTS = 'pricewright://insights'

interface Kind {
  readonly path: string
  readonly entity: Entity
  /** SQL for the name of the row `src`. */
  readonly named: string
}

/** The kinds of rows that are resources, in the order of their pages. */
const KINDS: readonly Kind[] = [
  { path: 'products', entity: general(product), named: 'src.name' },
  { path: 'documents', entity: general(document), named: `src.document_number || ' ' || src.customer_name` },
  { path: 'price-lists', entity: general(priceList), named: 'src.title' },
]

/** The addresses of resources by their ids. */
export const RESOURCE_TEMPLATES = KINDS.map(({ path, entity }) => ({
  uriTemplate: `pricewright://${path}/{id}`,
  name: path,
  title: entity.label.one,
  description: `One ${entity.label.one.toLowerCase()} as REST tells it, by its id`,
  mimeType: JSON_TYPE,
}))

/** A page of the rows that can be read; the cursor names the last one that was told. */
export async function listResources(work: ToolWork, cursor: string | undefined) {
  const { at, after } = placeOf(cursor)
  const kind = KINDS[at]
  if (!kind) return { resources: [] }
  const { entity, path, named } = kind
  const [answer] = await work.data.read(
    work.caller,
    [
      {
        name: `mcp:resources-${path}`,
        text: `select src.id, ${named} as name from ${entity.table} src where user_id = ${currentUser} and src.id > $1 order by src.id limit ${PAGE + 1}`,
        values: [after],
      },
    ],
    work.signal,
  )
  const rows = answer?.rows ?? []
  const resources = rows.slice(0, PAGE).map((row) => ({
    uri: `pricewright://${path}/${String(row['id'])}`,
    name: String(row['name']).trim() || String(row['id']),
    title: entity.label.one,
    mimeType: JSON_TYPE,
  }))
  const first = at === 0 && after === FIRST ? [insightsResource] : []
  const last = rows[PAGE - 1]?.['id']
  const next = rows.length > PAGE ? `${at}.${String(last)}` : at + 1 < KINDS.length ? `${at + 1}.${FIRST}` : undefined
  return { resources: [...first, ...resources], ...(next === undefined ? {} : { nextCursor: next }) }
}

const FIRST = '00000000-0000-0000-0000-000000000000'
const insightsResource = {
  uri: INSIGHTS,
  name: 'insights',
  title: 'Insights',
  description: 'What asks for a decision in the shop, with its figures',
  mimeType: JSON_TYPE,
}

function placeOf(cursor: string | undefined): { readonly at: number; readonly after: string } {
  if (cursor === undefined) return { at: 0, after: FIRST }
  const [, at = '', after = ''] = /^(\d)\.([0-9a-f-]{36})$/.exec(cursor) ?? []
  if (at === '' || (after !== FIRST && !UUID.test(after)))
    throw new ProtocolError(INVALID_PARAMS, 'This cursor is not known.')
  return { at: Number(at), after }
}

/** Reads one resource. Throws `ResourceNotFoundError` for what the caller does not have. */
export async function readResource(work: ToolWork, uri: string) {
  const text = uri === INSIGHTS ? await insightsText(work) : await rowText(work, uri)
  if (text === undefined) throw new ResourceNotFoundError(uri)
  return { contents: [{ uri, mimeType: JSON_TYPE, text }] }
}

async function insightsText(work: ToolWork): Promise<string> {
  return JSON.stringify(await runTool('insights', {}, work))
}

async function rowText(work: ToolWork, uri: string): Promise<string | undefined> {
  const [, path = '', id = ''] = /^pricewright:\/\/([a-z-]+)\/([^/]+)$/.exec(uri) ?? []
  const kind = KINDS.find((each) => each.path === path)
  if (!kind || !UUID.test(id)) return undefined
  const [answer] = await work.data.read(work.caller, [oneAsText(kind.entity, id)], work.signal)
  const text = answer?.rows[0]?.['text']
  return typeof text === 'string' ? text : undefined
}
