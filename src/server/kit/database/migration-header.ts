/** The newest migration of the time before each one was judged by what it leaves to the version before. */
const LAST_UNJUDGED = 129

const CONTRACT = /^-- contract: (\d{4}_[a-z0-9_]+\.sql)[ \t]*$/m

/**
 * The migration that a version must know to work on a database that has this one (OPS-07): it says so in a line
 * `-- contract: 0140_new_names.sql`, because it takes away what versions before that one use. Undefined where every version goes on.
 */
export function requiredBy(sql: string): string | undefined {
  return CONTRACT.exec(sql.replaceAll('\r\n', '\n'))?.[1]
}

/** Whether a migration is of the time when each version needed the schema of its own. */
export function isUnjudged(name: string): boolean {
  return Number(name.slice(0, 4)) <= LAST_UNJUDGED
}
