import type { AnswerPart } from '../answer-parts.ts'
import type { BuiltInAnswer, BuiltInContext } from '../built-in.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { calling, resultOf } from '../built-in.ts'
import type { ToolCall, ToolInput, ToolName, ToolOutcome, ToolResult } from '../tools.ts'
import { type Formats, linked, table, words } from './formats.ts'
import { closestNames, type NoGroup } from './group-naming.ts'
import { type NamedThing, type Naming, named, recordsIn } from './naming.ts'
import type { GroupMention, Mention } from '#domain/assistant/asked.ts'
import { stemSearch } from '#domain/assistant/name-match.ts'
import { MOST_SUGGESTED, MOST_TABLE_ROWS } from '../answer-parts.ts'

/** What every answer is made with. */
export interface Answering {
  readonly context: BuiltInContext
  readonly formats: Formats
  readonly askedWith: AskedWith
}

/** The question with another name in the place of one that is no row's; undefined where it would not be understood so. */
type AskedWith = (missing: string, name: string) => string | undefined

/** The parts of an answer that are made of calls. */
export type Parts = Generator<ToolCall, readonly AnswerPart[], ToolOutcome>

/** What can be asked instead, and where more is told. */
export function suggested(questions: readonly string[], places: readonly string[]): readonly AnswerPart[] {
  return [{ type: 'suggestions', questions: [...questions], places: [...places] }]
}

/** What is said of a question that no tool answers: some that can be asked, and where the figures stand. */
export function cannot(): readonly AnswerPart[] {
  return [...words(messages.cannot), ...suggested(messages.suggested, ['analytics', 'products', 'documents'])]
}

/** Calls a tool and says its result, or why there is none. */
export function* told<Name extends ToolName>(
  tool: Name,
  args: ToolInput<Name>,
  say: (result: ToolResult<Name>) => readonly AnswerPart[],
): BuiltInAnswer {
  const outcome = yield* calling(tool, args)
  return 'result' in outcome ? say(outcome.result) : refusedWords(outcome)
}

/** Why a tool gave no result; what it says of its arguments is for programs. */
export function refusedWords({ reason }: { readonly reason?: string }): readonly AnswerPart[] {
  return words(reason ?? messages.refused)
}

/** Answers about the product or customer that is meant; asks which one, or says that there is none. */
export function* aboutNamed(
  { context }: Answering,
  kind: 'product' | 'customer',
  mention: Mention,
  answer: (thing: NamedThing) => Parts,
): Parts {
  const naming = yield* named(kind, mention, context.page)
  return 'one' in naming
    ? saidAs(naming.slip, naming.one.shown, yield* answer(naming.one))
    : unclear(kind, mention, naming)
}

/** An answer that says first which record was taken, where its name was written with a slip. */
export function saidAs(slip: string | undefined, name: string, parts: readonly AnswerPart[]): readonly AnswerPart[] {
  if (slip === undefined) return parts
  const taken = messages.taken(slip, name)
  const [first, ...others] = parts
  return first?.type === 'text' ? [...words(taken, first.text), ...others] : [...words(taken), ...parts]
}

/** Which one is meant, or that there is none, with those that come close. */
export function unclear(
  kind: 'product' | 'customer',
  mention: Mention,
  naming: Exclude<Naming, { readonly one: NamedThing }>,
): readonly AnswerPart[] {
  if ('other' in naming) return cannot()
  if (mention === 'here') return words(messages.nothingOpen)
  if ('several' in naming) return [...words(messages.which(mention.raw)), ...choices(kind, naming.several)]
  const missing = kind === 'product' ? messages.noProduct(naming.raw) : messages.noCustomer(naming.raw)
  return naming.near.length === 0 ? words(missing) : [...words(missing, messages.near), ...choices(kind, naming.near)]
}

/** What is said where no category or brand is called so: the products that are, and the same question about the groups that come closest. */
export function* noGroup({ context, askedWith }: Answering, missing: NoGroup): Parts {
  const { mention } = missing
  if (recordsIn(mention.name.words, context.page).length > 0) return cannot()
  const { words: search, raw } = mention.name
  const said = messages.noGroup(raw)
  const found = resultOf(yield* calling('find_products', { search: stemSearch(search), limit: MOST_TABLE_ROWS }))
  const near = (found?.items ?? []).map(({ id, name: shown, sku }) => ({ id, name: shown, shown, code: sku }))
  const groups = near.length > 0 ? groupsOf(found?.items ?? [], mention) : closestNames(missing)
  const questions = groups.flatMap((name) => askedWith(raw, name) ?? []).slice(0, MOST_SUGGESTED)
  const meant = questions.length === 0 ? [] : [...words(messages.meant), ...suggested(questions, [])]
  if (near.length > 0) return [...words(said, messages.productsSo), ...choices('product', near), ...meant]
  if (meant.length > 0 || groups.length === 0 || mention.kind === 'brand') return [...words(said), ...meant]
  return words(said, messages.categoriesAre(groups.join(', ')))
}

/** The categories and brands of products, as far as such are meant. */
function groupsOf(items: ToolResult<'find_products'>['items'], { kind }: GroupMention): readonly string[] {
  const names = items.flatMap(({ category, brand }) => [
    ...(kind === 'brand' || category === null ? [] : [category]),
    ...(kind === 'category' || brand === null ? [] : [brand]),
  ])
  return [...new Set(names)]
}

function choices(kind: 'product' | 'customer', things: readonly NamedThing[]): readonly AnswerPart[] {
  const hasCodes = things.some(({ code }) => code !== '')
  const columns = [{ label: messages.columns.name, kind: 'text' as const }]
  const rows = things.map(({ id, shown, code }) => [linked(shown, kind, id), ...(hasCodes ? [{ value: code }] : [])])
  return [
    table(
      {
        title: kind === 'product' ? messages.titles.products : messages.titles.customers,
        columns: hasCodes ? [...columns, { label: messages.columns.sku, kind: 'text' }] : columns,
        rows,
        total: rows.length,
      },
      MOST_TABLE_ROWS,
    ),
  ]
}
