import { placeOf, USER_KEY } from '#server/maintenance/sharding/table-places.ts'

/** A step of a plan as `explain (verbose, format json)` tells it. */
export interface PlanStep {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly 'Subplan Name'?: string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly 'CTE Name'?: string
  readonly Operation?: string
  readonly Output?: readonly string[]
  readonly Plans?: readonly PlanStep[]
}

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter', 'One-Time Filter']
const KEY_COLUMN = `.${USER_KEY}`
/** A parameter of the statement, or the text of a constant. */
const VALUE = /^(\$\d+|'[^']*')$/
const FIRST_QUERY = /^\(InitPlan (\d+)\)\.col1$/

/** Parts of an own table that a plan reads or writes without naming whose rows it means: the alias of each, or the table that it writes. */
export function partsOfAll(plan: PlanStep): readonly string[] {
  const steps = flat(plan)
  const users = usersOf(steps)
  const known = keyed(steps, users)
  const read = steps.filter((step) => isOwn(step) && step['Node Type'] !== 'ModifyTable')
  const unkeyed = read.filter(({ Alias }) => !known.has(`${Alias}${KEY_COLUMN}`)).map(nameOf)
  const written = steps.filter(
    (step) => isOwn(step) && step.Operation === 'Insert' && !insertsKnown(step, known, users),
  )
  return [...new Set([...unkeyed, ...written.map((step) => `insert into ${step['Relation Name']}`)])]
}

function nameOf(step: PlanStep): string {
  const [table = '', alias = ''] = [step['Relation Name'], step.Alias]
  return table === alias ? table : `${table} ${alias}`
}

function flat(step: PlanStep): PlanStep[] {
  return [step, ...(step.Plans ?? []).flatMap(flat)]
}

function isOwn(step: PlanStep): boolean {
  const table = step['Relation Name']
  return table !== undefined && placeOf(table) === 'by-user'
}

/** The terms that are known to be the user: columns that are equal to a value, and whatever is equal to these. */
function keyed(steps: readonly PlanStep[], users: ReadonlySet<string>): ReadonlySet<string> {
  const known = new Set<string>()
  const equalities = steps.flatMap(conditionsOf).flatMap(equalitiesOf)
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const [left, right] of equalities) {
      if (isUser(left, known, users)) known.add(right)
      if (isUser(right, known, users)) known.add(left)
    }
    for (const [alias, parts] of derived(steps)) {
      const own = parts.filter(isOwn)
      if (own.length > 0 && own.every((part) => known.has(`${part.Alias}${KEY_COLUMN}`)))
        known.add(`${alias}${KEY_COLUMN}`)
    }
  }
  return known
}

function isUser(term: string, known: ReadonlySet<string>, users: ReadonlySet<string>): boolean {
  const query = FIRST_QUERY.exec(term)?.[1]
  return known.has(term) || VALUE.test(term) || isCurrentUser(term) || (query !== undefined && users.has(query))
}

function isCurrentUser(text: string): boolean {
  return text.includes(`current_setting('app.uid'`)
}

/** The numbers of the queries that answer who the current user is. */
function usersOf(steps: readonly PlanStep[]): ReadonlySet<string> {
  const queries = steps.filter((step) => step['Parent Relationship'] === 'InitPlan')
  const users = queries.filter(({ Output }) => Output?.length === 1 && isCurrentUser(Output[0] ?? ''))
  return new Set(users.map((step) => /^InitPlan (\d+)/.exec(step['Subplan Name'] ?? '')?.[1] ?? ''))
}

/** Each scan of a subquery or of a `with`, with the steps that its rows come from. */
function derived(steps: readonly PlanStep[]): readonly (readonly [alias: string, parts: readonly PlanStep[]])[] {
  return steps.flatMap((step) => {
    const alias = step.Alias
    if (alias === undefined) return []
    if (step['Node Type'] === 'Subquery Scan') return [[alias, flat(step)] as const]
    if (step['Node Type'] !== 'CTE Scan') return []
    const source = steps.find((each) => each['Subplan Name'] === `CTE ${step['CTE Name']}`)
    return source ? [[alias, flat(source)] as const] : []
  })
}

function conditionsOf(step: PlanStep): readonly string[] {
  const told = step as unknown as Readonly<Record<string, unknown>>
  return CONDITIONS.flatMap((name) => (typeof told[name] === 'string' ? [told[name]] : []))
}

/** The equalities that hold in any case: parts of a condition that are joined by `and`. */
function equalitiesOf(condition: string): readonly (readonly [string, string])[] {
  return conjuncts(condition).flatMap((part) => {
    const [left, right, ...rest] = split(part, ' = ')
    return left === undefined || right === undefined || rest.length > 0 ? [] : [[bare(left), bare(right)] as const]
  })
}

function conjuncts(condition: string): readonly string[] {
  const text = bare(condition)
  const parts = split(text, ' AND ')
  return parts.length === 1 ? parts : parts.flatMap(conjuncts)
}

/** Splits where the separator stands outside of parentheses and quotes. */
function split(text: string, separator: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let quote = false
  let begin = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === "'") quote = !quote
    else if (quote) continue
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(begin, at))
      begin = at + separator.length
    }
  }
  return [...parts, text.slice(begin)]
}

/** Without parentheses around the whole, and without a cast of a value. */
function bare(text: string): string {
  const inner = text.trim().replace(/::uuid$/, '')
  return inner.startsWith('(') && closes(inner) ? bare(inner.slice(1, -1)) : inner
}

/** Whether the first parenthesis closes at the end. */
function closes(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at === text.length - 1
  }
  return false
}

/** Whether the user of the new rows is a value: the key is the first column of each own table. */
function insertsKnown(step: PlanStep, known: ReadonlySet<string>, users: ReadonlySet<string>): boolean {
  const [rows] = step.Plans?.filter((each) => each['Parent Relationship'] === 'Outer') ?? []
  return isUser(bare(rows?.Output?.[0] ?? ''), known, users)
}
