import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { apiDescription, apiReference, apiReferenceStyle } from '#contract/endpoints/reference.ts'
import type { MessageCode } from '#contract/refusal.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import { isTagged } from '../kit/http/entity-tags.ts'
import type { PublicCall, Routes } from '../kit/http/mount.ts'
import { openApi } from './openapi.ts'
import { REFERENCE_STYLE } from './reference-style.ts'

interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly maxLength?: number
  readonly pattern?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly required: boolean
  readonly schema: Schema
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
  readonly responses: Readonly<Record<string, { description: string; content?: Record<string, { schema: Schema }> }>>
  readonly 'x-access': AnyEndpoint['access']
  readonly 'x-scope': string
}

const ACCESS: Readonly<Record<AnyEndpoint['access'], string>> = {
  public: 'Anybody',
  user: 'You, or a token',
  session: 'You, signed in',
  admin: 'Administrators',
}

/** Mounts the description, the readable page and its style; call it after every other route is mounted. */
export function mountReference(routes: Routes, version: string): void {
  const described = (): Record<string, unknown> => openApi(routes.mounted.values(), version)
  routes.mountPublic(
    apiDescription,
    writtenOnce(() => JSON.stringify(described())),
  )
  routes.mountPublic(
    apiReference,
    writtenOnce(() => referencePage(described())),
  )
  routes.mountPublic(
    apiReferenceStyle,
    writtenOnce(() => REFERENCE_STYLE),
  )
}

/** Anybody may ask, so it is made at the first call only; a caller who has it gets 304. */
function writtenOnce(make: () => string) {
  let made: { readonly text: string; readonly etag: string } | undefined
  return async ({ request, reply }: PublicCall): Promise<unknown> => {
    made ??= tagged(make())
    void reply.headers({ etag: made.etag, 'cache-control': 'no-cache' })
    return isTagged(request.headers['if-none-match'], made.etag) ? reply.code(304).send() : made.text
  }
}

function tagged(text: string) {
  // Weak: it may be packed on its way.
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` }
}

function escape(text: unknown): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return String(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}

function referencePage(description: Record<string, unknown>): string {
  const { info, paths, webhooks } = description as {
    info: { version: string; description: string }
    paths: Record<string, Record<string, Operation>>
    webhooks: Record<string, { readonly post: PostedOperation }>
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = new Map<string, typeof operations>()
  for (const each of operations) {
    const group = each.operation.operationId.split('.')[0] ?? ''
    groups.set(group, [...(groups.get(group) ?? []), each])
  }
  const contents = [...groups.keys()].map(
    (group) => `<li><a href="#${escape(group)}">${escape(titleOf(group))}</a></li>`,
  )
  const sections = [...groups].map(([group, own]) => section(group, own.map(operationBlock)))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API reference · Pricewright</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<nav aria-label="Contents"><p><a href="/">Pricewright</a></p><ul>${contents.join('')}<li><a href="#events">Events</a></li><li><a href="#errors">Errors</a></li></ul></nav>
<main><h1>API reference</h1><p>Version ${escape(info.version)}. <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<p>${withCode(info.description)}</p>${sections.join('')}${section('events', Object.values(webhooks).map(eventBlock))}${section('errors', [errorTable()])}</main></body></html>`
}

/** A collection's name for people: `businessProfiles` becomes Business profiles. */
function titleOf(group: string): string {
  const words = group.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function section(title: string, blocks: readonly string[]): string {
  return `<section id="${escape(title)}"><h2>${escape(titleOf(title))}</h2>${blocks.join('')}</section>`
}

function operationBlock({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const answer = answerOf(operation)
  return `<details><summary><b class="${escape(method)}">${escape(method.toUpperCase())}</b> <code>${escape(path)}</code>
<span>${escape(operation.summary)}</span></summary>
<p>${ACCESS[operation['x-access']]} · ${escape(operation['x-scope'])}</p>
${descriptionOf(operation)}${parameterTable(operation)}${bodyOf(operation)}${answer}
<h3>Problems</h3><p>${problemsOf(operation)}</p></details>`
}

type PostedOperation = Pick<Operation, 'summary' | 'parameters' | 'requestBody'>

/** What an outgoing webhook is posted. */
function eventBlock({ post }: { readonly post: PostedOperation }): string {
  const headers = post.parameters.map(({ name, description = '' }) => [
    `<code>${escape(name)}</code>`,
    withCode(description),
  ])
  return `<details><summary><b class="post">POST</b> <code>${escape(post.summary)}</code></summary>
${table(['Header', 'What it is'], headers)}${bodyOf(post)}</details>`
}

function descriptionOf({ description = '' }: Operation): string {
  const lines = description.split('\n').filter((line) => line !== '')
  return lines.map((line) => `<p>${withCode(line)}</p>`).join('')
}

/** A text with what stands between backticks as code. */
function withCode(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function bodyOf({ requestBody }: Pick<Operation, 'requestBody'>): string {
  const { 'application/json': json, ...others } = requestBody?.content ?? {}
  if (json) return `<h3>Body</h3>${fieldTable(json.schema)}`
  const types = Object.keys(others).map((type) => `<code>${escape(type)}</code>`)
  return types.length === 0 ? '' : `<h3>Body</h3><p>The bytes of one of ${types.join(' ')}</p>`
}

function answerOf({ responses }: Operation): string {
  const contents = Object.entries((responses['200'] ?? responses['201'])?.content ?? {})
  return contents
    .map(([mediaType, { schema }]) => {
      const named = mediaType === 'application/json' ? '' : ` <code>${escape(mediaType)}</code>`
      return `<h3>Answer${named}</h3>${fieldTable(schema)}`
    })
    .join('')
}

function problemsOf({ responses }: Operation): string {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `${status}: ${escape(description)}`)
    .join('<br>')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(head[0])}"><table><thead><tr>${head
    .map((name) => `<th scope="col">${escape(name)}</th>`)
    .join('')}</tr></thead><tbody>${cells.join('')}</tbody></table></div>`
}

function parameterTable({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, in: place, description, required, schema }) => [
    `<code>${escape(name)}</code>${required ? ' *' : ''}`,
    escape(place),
    [typeOf(schema), ...(description === undefined ? [] : [withCode(description)])].join('<br>'),
  ])
  return `<h3>Parameters</h3>${table(['Parameter', 'In', 'Type'], rows)}`
}

function fieldTable(schema: Schema): string {
  const rows = fieldRows(schema, '').map(([name, type]) => [`<code>${escape(name)}</code>`, type])
  return rows.length > 0 ? table(['Field', 'Type'], rows) : `<p>${typeOf(schema)}</p>`
}

function fieldRows(schema: Schema, prefix: string): [string, string][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): [string, string][] => {
    const full = prefix + name
    if (inner.properties) return fieldRows(inner, `${full}.`)
    if (inner.items?.properties) return [[`${full}[]`, 'list'], ...fieldRows(inner.items, `${full}[].`)]
    return [[full, typeOf(inner)]]
  })
}

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.map((value) => `<code>${escape(value)}</code>`).join(' ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  const limit = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength}`
  return escape((Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any')) + limit)
}

function errorTable(): string {
  const rows = Object.entries(messages).map(([code, { status, title }]) => [
    `<code id="${escape(code)}">${escape(code satisfies string as MessageCode)}</code>`,
    String(status),
    escape(title),
  ])
  return table(['Code', 'Status', 'Message'], rows)
}
