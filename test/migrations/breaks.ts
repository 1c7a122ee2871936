import { requiredBy } from '#server/kit/database/migration-header.ts'
import { type MigrationFile, type SqlStatement, statementsOf, topLevelParts, valuesIn } from './statements.ts'

/** What a migration stands beside: its own statements, and those of all migrations before it. */
interface Setting {
  readonly own: readonly SqlStatement[]
  readonly before: readonly SqlStatement[]
  /** Tables and functions that the migration itself makes: no version before uses them. */
  readonly made: ReadonlySet<string>
}

type Rule = (statement: SqlStatement, setting: Setting) => string | undefined

const NAME = String.raw`"?([a-z_]\w*)"?`

/**
 * What is wrong with a migration while the version before it goes on beside it (OPS-07): each part that takes away or narrows what that
 * version reads, writes or calls, unless the migration declares with `-- contract: <migration>` since when nothing uses it.
 */
export function faultsOf(migration: MigrationFile, before: readonly MigrationFile[]): readonly string[] {
  const required = requiredBy(migration.sql)
  const broken = breaksOf(migration, before)
  if (required === undefined) {
    return broken.map(
      (what) =>
        `${migration.name} ${what}: expand first, and take away in a later version with "-- contract: <migration>"`,
    )
  }
  if (!before.some(({ name }) => name === required))
    return [`${migration.name} names ${required}, which is no migration before it`]
  return broken.length > 0 ? [] : [`${migration.name} declares that it ends something, and ends nothing`]
}

function breaksOf(migration: MigrationFile, former: readonly MigrationFile[]): readonly string[] {
  const own = statementsOf(migration)
  const made = new Set(
    own.flatMap(
      ({ text }) =>
        /^create (?:or replace )?(?:unlogged )?(?:table|function|view) (?:if not exists )?([a-z_]\w*)/.exec(
          text,
        )?.[1] ?? [],
    ),
  )
  const setting = { own, before: former.flatMap(statementsOf), made }
  // Functions that are replaced were there before.
  for (const { text } of setting.before) {
    const name = /^create (?:or replace )?function ([a-z_]\w*)/.exec(text)?.[1]
    if (name !== undefined) made.delete(name)
  }
  return own.flatMap((statement) => {
    const found = RULES.flatMap((rule) => rule(statement, setting) ?? [])
    return [...found, ...changesOfTable(statement, setting)]
  })
}

/** The kinds of statements that the rules know how to judge. */
const JUDGED =
  /^(create (or replace )?(unlogged )?(table|unique index|index|view|function|policy|trigger|type|sequence|extension)|alter (table|type|domain|function|view|sequence|index)|drop (table|view|materialized view|function|procedure|type|domain|schema|sequence|extension|role|index|policy|trigger)|grant|revoke|insert|update|delete|truncate|select|with|comment|do|set|analyze)\b/

const isKnown: Rule = ({ text }) =>
  JUDGED.test(text) ? undefined : `has a statement that no rule judges (${text.slice(0, 60)})`

const dropsWhatIsUsed: Rule = ({ text }) =>
  /^drop (table|view|materialized view|function|procedure|type|domain|schema|sequence|extension|role)\b/.test(text)
    ? `drops what the version before uses (${text.slice(0, 80)})`
    : undefined

/** A unique index is what `on conflict` names. */
const dropsUniqueIndex: Rule = ({ text }, { before }) => {
  const name = matched(text, `^drop index (?:concurrently )?(?:if exists )?${NAME}`)
  const isUnique = name !== undefined && before.some((each) => each.text.startsWith(`create unique index ${name} `))
  return isUnique ? `drops the unique index ${name}` : undefined
}

const dropsPolicy: Rule = ({ text }, { own }) => {
  const [, name = '', table = ''] = /^drop policy (?:if exists )?(\w+) on (\w+)/.exec(text) ?? []
  const isPut = own.some((each) => each.text.startsWith(`create policy ${name} on ${table} `))
  return name === '' || isPut ? undefined : `drops the policy ${name} of ${table}`
}

const revokes: Rule = ({ text }, { made }) => {
  if (!text.startsWith('revoke ')) return undefined
  const names = /\bon (?:table |function |all \w+ )?(.+) from\b/.exec(text)?.[1] ?? ''
  const isOwn = topLevelParts(names).every((each) => made.has(/^\w+/.exec(each)?.[0] ?? ''))
  return isOwn ? undefined : `takes a right back (${text.slice(0, 80)})`
}

const narrowsRows: Rule = ({ text }, { made }) => {
  const table = matched(text, String.raw`^create policy \w+ on ${NAME} as restrictive`)
  return table !== undefined && !made.has(table) ? `narrows the rows of ${table}` : undefined
}

const truncates: Rule = ({ text }) => (text.startsWith('truncate') ? 'empties a table' : undefined)

const isUniqueFromNowOn: Rule = ({ text }, { made, own }) => {
  const [, table = '', columns = ''] = /^create unique index \w+ on (\w+)(?: using \w+)? \((.*?)\)/.exec(text) ?? []
  if (table === '' || made.has(table)) return undefined
  const added = own.flatMap((each) =>
    each.text.startsWith(`alter table ${table} `)
      ? [...each.text.matchAll(/\badd (?:column )?(?:if not exists )?(\w+)/g)].map(([, name]) => name)
      : [],
  )
  return topLevelParts(columns).some((column) => added.includes(column)) ? undefined : `makes values of ${table} unique`
}

/** `f(a, b)` beside `f(a, b, c default 1)` is a call that the database cannot decide. */
const isAmbiguous: Rule = ({ text }, { before }) => {
  const made = signatureOf(text)
  if (!made?.args.includes(' default ')) return undefined
  const other = before.some((each) => {
    const known = signatureOf(each.text)
    return known?.name === made.name && known.args !== made.args
  })
  return other ? `makes a second function ${made.name} whose call is ambiguous` : undefined
}

function signatureOf(text: string): { readonly name: string; readonly args: string } | undefined {
  const [, name, args] = /^create (?:or replace )?function (\w+)\((.*?)\) returns\b/.exec(text) ?? []
  return name === undefined || args === undefined ? undefined : { name, args }
}

const altersOtherThanTables: Rule = ({ text }) => {
  if (/^alter type \w+ add value\b/.test(text)) return undefined
  return /^alter (type|domain|function|view|sequence|index)\b/.test(text)
    ? `alters what the version before uses (${text.slice(0, 80)})`
    : undefined
}

/** What a block puts together as text is looked through by words, unless it names only tables that the migration itself makes. */
const doesByText: Rule = ({ text, literals }, { made }) => {
  const body = text.startsWith('do ') ? (literals[Number(/'(\d+)'/.exec(text)?.[1])] ?? '').toLowerCase() : ''
  const names = [...body.matchAll(/\barray\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  )
  if (names.length > 0 && names.every((name) => made.has(name))) return undefined
  const word =
    /\b(drop|revoke|rename|truncate|not null|alter column|add constraint|set schema|force row level security)\b/.exec(
      body,
    )?.[0]
  return word === undefined ? undefined : `has a block that no rule judges, with "${word}"`
}

const RULES: readonly Rule[] = [
  isKnown,
  dropsWhatIsUsed,
  dropsUniqueIndex,
  dropsPolicy,
  revokes,
  narrowsRows,
  truncates,
  isUniqueFromNowOn,
  isAmbiguous,
  altersOtherThanTables,
  doesByText,
]

/** What breaks reads and writes of a table of which the version before knows nothing else. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/^rename\b/, 'renames'],
  [/^set schema\b/, 'moves'],
  [/^drop (column )?(if exists )?(?!constraint\b)/, 'drops a column'],
  [/^alter (column )?\w+ (set data )?type\b/, 'changes the type of a column'],
  [/^alter (column )?\w+ set not null\b/, 'refuses rows without a value'],
  [/^alter (column )?\w+ drop not null\b/, 'lets a value be missing that is always read'],
  [/^alter (column )?\w+ drop default\b/, 'takes the default that is written with'],
  [/^alter (column )?\w+ (add generated|drop expression|set generated)\b/, 'changes how a column is made'],
  [/^(enable|force) row level security\b/, 'hides rows'],
  [/^owner to\b/, 'gives it to another owner'],
  [/^(attach|detach) partition\b/, 'moves rows'],
]

function changesOfTable(statement: SqlStatement, setting: Setting): readonly string[] {
  const [start = '', table = ''] = /^alter table (?:if exists )?(?:only )?(\w+) /.exec(statement.text) ?? []
  if (table === '' || setting.made.has(table)) return []
  return topLevelParts(statement.text.slice(start.length)).flatMap((change) => {
    const known = CHANGES.find(([pattern]) => pattern.test(change))?.[1]
    const what =
      known ??
      addedColumn(change) ??
      addedRule(change, table, statement, setting) ??
      droppedRule(change, table, setting)
    return what === undefined ? [] : [`${what} (${table}: ${change.slice(0, 80)})`]
  })
}

function addedColumn(change: string): string | undefined {
  if (!/^add (column )?(if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)/.test(change))
    return undefined
  const isGiven = /\b(default|generated)\b/.test(change)
  if (/\bnot null\b/.test(change) && !isGiven) return 'adds a column that must be given'
  return isGiven && /\b(unique|primary key)\b/.test(change)
    ? 'adds a column with one value that may be there once'
    : undefined
}

/** A rule that each row of the version before fulfils: the list of values that the former one had, and more. */
function addedRule(
  change: string,
  table: string,
  { literals }: SqlStatement,
  { own, before }: Setting,
): string | undefined {
  const [, name = '', kind] =
    /^add (?:constraint (\w+) )?(check|unique|primary key|foreign key|exclude)\b/.exec(change) ?? []
  if (kind === undefined) return undefined
  const isPut = own.some(
    ({ text }) =>
      text.startsWith(`alter table ${table} `) &&
      new RegExp(String.raw`\bdrop constraint (if exists )?${name}\b`).test(text),
  )
  const [values, former] = [valuesIn(change, literals), formerValues(name, table, before)]
  const isWider =
    kind === 'check' && name !== '' && isPut && values && former && [...former].every((value) => values.has(value))
  return isWider ? undefined : 'adds a rule that writes of the version before may break'
}

function formerValues(name: string, table: string, before: readonly SqlStatement[]): ReadonlySet<string> | undefined {
  const column =
    name.startsWith(`${table}_`) && name.endsWith('_check') ? name.slice(table.length + 1, -'_check'.length) : undefined
  const patterns = [
    new RegExp(String.raw`\bconstraint ${name} check \(.*`),
    ...(column === undefined ? [] : [new RegExp(String.raw`\bcheck \(${column} in \(.*`)]),
  ]
  const ofTable = new RegExp(String.raw`^(create table (if not exists )?|alter table (only )?)${table}\b`)
  const found = before
    .filter(({ text }) => ofTable.test(text))
    .flatMap(({ text, literals }) => {
      const part = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0]
      return part === undefined ? [] : [valuesIn(part, literals)]
    })
  return found.at(-1)
}

/** A key is what `on conflict` names; a check that is gone refuses nothing. */
function droppedRule(change: string, table: string, { before }: Setting): string | undefined {
  const name = matched(change, `^drop constraint (?:if exists )?${NAME}`)
  if (name === undefined) return undefined
  const isKey = name.endsWith('_pkey') || name.endsWith('_key')
  const isNamedKey = before.some(({ text }) =>
    new RegExp(String.raw`\bconstraint ${name} (unique|primary key)\b`).test(text),
  )
  return isKey || isNamedKey ? `drops a key of ${table}` : undefined
}

function matched(text: string, pattern: string): string | undefined {
  return new RegExp(pattern).exec(text)?.[1]
}
