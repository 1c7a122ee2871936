import type { Queryable, Result, Statement } from './database.ts'

/**
 * The statement with a value in each place of a piece of its text: a distributed database finds the node of a user from a value alone, not
 * from a setting (OPS-02). Its name stays, so that one text has one form on a database.
 */
export function withValue(statement: Statement, place: string, value: string): Statement {
  if (!statement.text.includes(place)) return statement
  const values = [...(statement.values ?? []), value]
  return { ...statement, text: answering(statement.text.replaceAll(place, `$${values.length}::uuid`)), values }
}

/**
 * New rows that a query makes are copied to their node, unless the statement answers something: and no copy passes the policies that keep
 * users apart.
 */
function answering(text: string): string {
  const isCopied =
    /^\s*insert into [^(]+\([^)]*\)\s*select\b/i.test(text) && !/\b(?:on conflict|returning)\b/i.test(text)
  return isCopied ? `${text} returning 1` : text
}

/** A transaction whose statements have the value in the place of the piece of text. */
export function keyedBy(tx: Queryable, place: string, value: string): Queryable {
  const keyed = (statements: readonly Statement[]) => statements.map((each) => withValue(each, place, value))
  return {
    isDistributed: true,
    query: <Row>(statement: Statement) => tx.query<Row>(withValue(statement, place, value)),
    batch: (statements) => tx.batch(keyed(statements)),
    last: (statements) => tx.last(keyed(statements)),
  }
}

/** Reads back what an entry set for its transaction; it leaves in the packet of the entry. */
export const ENTRY_SETTINGS: Statement = {
  name: 'access:settings',
  text: `select current_setting('app.uid', true) as uid, current_setting('app.token', true) as token,
    current_setting('app.person', true) as person`,
}

/** Sets the same on each node that the transaction reaches: only `set local` travels there, and it takes no values. */
export function settingsOfNodes(found: Result | undefined): readonly Statement[] {
  return Object.entries(found?.rows[0] ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && value !== ''
      ? [{ text: `set local app.${name} = '${value.replaceAll("'", "''")}'` }]
      : [],
  )
}
