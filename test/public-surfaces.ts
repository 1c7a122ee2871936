import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow, Entity } from '#contract/entity.ts'
import { selectRows, upsertRows } from '#server/kit/rows/columns.ts'
import type { TestApp, TestCaller } from './app.ts'
import { marksIn, otherHidden } from './other-values.ts'
import { textOfPdf } from './pdf-text.ts'

/** Rows in stored form by kind, one each. */
export type Rows = Readonly<Record<string, AnyRow>>

/** All that leaves by a public link. */
export interface Surfaces {
  /** Every file as it was sent, by its ending, but for the moment at which a PDF was made. */
  readonly files: Readonly<Record<string, string>>
  /** Pages, headers, and the texts, names and properties within a PDF. */
  readonly words: string
}

/** What a test does to find out what the links of an owner tell. */
export interface PublicSurfaces {
  /** Visits a link with each of the endings. */
  visit(path: string, endings: readonly string[]): Promise<Surfaces>
  read(kind: string, id: string): Promise<AnyRow>
  /** Stores rows behind the rules, so that fields which the server alone writes are tried as well. */
  store(rows: Rows): Promise<void>
}

export function publicSurfaces({ fastify, origin, dataAccess }: TestApp, { userId }: TestCaller): PublicSurfaces {
  const within = (text: string, value: unknown) =>
    dataAccess.asUserBatch({ kind: 'user', userId }, [{ text, values: [value] }])
  return {
    async visit(path, endings) {
      const answers = await Promise.all(
        endings.map(async (ending) => {
          const headers = { host: new URL(origin).host }
          const answer = await fastify.inject({ method: 'GET', url: path + ending, headers })
          if (answer.statusCode !== 200) throw new Error(`${ending} got ${answer.statusCode} ${answer.body}`)
          return { ending, bytes: answer.rawPayload, words: wordsOf(answer.rawPayload, answer.headers) }
        }),
      )
      const files = answers.map(({ ending, bytes }) => [ending, withoutMoment(bytes.toString('latin1'))])
      return {
        files: Object.fromEntries(files) as Surfaces['files'],
        words: answers.map((each) => each.words).join('\n'),
      }
    },
    async read(kind, id) {
      const [answer] = await within(selectRows(known(kind), 'id = $1'), id)
      const row = answer?.rows[0] as AnyRow | undefined
      if (!row) throw new Error(`there is no ${kind} ${id}`)
      return row
    },
    async store(rows) {
      for (const [kind, row] of Object.entries(rows)) await within(upsertRows(known(kind)), JSON.stringify([row]))
    },
  }
}

/** A file without the times that a PDF says it was made at, and without its id, which follows from them. */
function withoutMoment(file: string): string {
  return file.replaceAll(/\(D:\d+Z?\)|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\/ID \[[^\]]*\]/g, '')
}

function wordsOf(bytes: Buffer, headers: object): string {
  const isPdf = bytes.subarray(0, 5).toString() === '%PDF-'
  return [JSON.stringify(headers), bytes.toString('utf8'), ...(isPdf ? [textOfPdf(bytes)] : [])].join('\n')
}

function known(kind: string): Entity {
  const entity = entityOf(kind)
  if (!entity) throw new Error(`no entity of kind ${kind}`)
  return entity
}

/** The rows with something else in each declared field that is named by `isHidden`. */
function withOthers(rows: Rows, isHidden: (name: string) => boolean): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([kind, row]) => [
      kind,
      otherHidden(known(kind), row, (name) => isHidden(`${kind}.${name}`)),
    ]),
  )
}

/** What of hidden fields a link tells: by their marks, by another file than before, or by ids. Nothing when all is well. */
export async function toldBy(
  surfaces: PublicSurfaces,
  { path, endings, rows }: { readonly path: string; readonly endings: readonly string[]; readonly rows: Rows },
  isHidden: (name: string) => boolean,
): Promise<string[]> {
  await surfaces.store(rows)
  const before = await surfaces.visit(path, endings)
  const others = withOthers(rows, isHidden)
  await surfaces.store(others)
  const stored = await Promise.all(Object.entries(rows).map(([kind, { id }]) => surfaces.read(kind, id)))
  if (marksIn(JSON.stringify(stored)).length < MARKS) throw new Error('the marks were not stored')
  const after = await surfaces.visit(path, endings)
  await surfaces.store(rows)
  return [
    ...marksIn(after.words),
    ...endings.filter((ending) => after.files[ending] !== before.files[ending]).map((each) => `another file${each}`),
    ...Object.entries(rows).flatMap(([kind, { id }]) => (after.words.includes(id) ? [`the id of the ${kind}`] : [])),
  ]
}

/** Fewer than any case hides, and more than by chance. */
const MARKS = 20

/** Those of the named fields that change nothing of what a link shows. */
export async function saidNowhere(
  surfaces: PublicSurfaces,
  { path, endings, rows }: { readonly path: string; readonly endings: readonly string[]; readonly rows: Rows },
  names: readonly string[],
): Promise<string[]> {
  await surfaces.store(rows)
  const before = await surfaces.visit(path, endings)
  const silent: string[] = []
  for (const name of names) {
    await surfaces.store(withOthers(rows, (each) => each === name))
    let isSaid = false
    for (const ending of endings)
      isSaid ||= (await surfaces.visit(path, [ending])).files[ending] !== before.files[ending]
    if (!isSaid) silent.push(name)
  }
  await surfaces.store(rows)
  return silent
}
