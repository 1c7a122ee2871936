/** Which rows a page is made of, in SQL. */
export interface FoundRows {
  /** Reads the rows as `src`, without conditions of the list: `from product src where …`. */
  readonly from: string
  readonly where: string
  readonly order: string
  /** Rows without this value come after all others; both kinds are read in an order of their own. */
  readonly apart?: { readonly value: string; readonly order: string } | undefined
  /** An expression for the ids of all rows that may be meant; null where they are unknown or many. */
  readonly narrow?: string | undefined
  /** Whether an index gives the order, so that the first rows can be looked at without the others. */
  readonly isStored?: boolean | undefined
}

/** One page of the rows; `limit` and `offset` are numbers or placeholders. */
export function pageSql(rows: FoundRows, limit: string, offset: string): string {
  const { from, where, order, apart, narrow } = rows
  const found = `select src.* ${from} and ${where}`
  if (!apart && narrow === undefined) return `${found} order by ${order} limit ${limit} offset ${offset}`
  const most = `limit ${limit}::bigint + ${offset}::bigint`
  const part = (condition: string, by: string): string => `(${found} and ${condition} order by ${by} ${most})`
  const each = narrow === undefined ? '' : `${NARROW} is null and `
  const walked = apart
    ? [part(`${each}${apart.value} is not null`, apart.order), part(`${each}${apart.value} is null`, apart.order)]
    : [part(`${NARROW} is null`, order)]
  // By their ids alone (`offset 0`), whatever the planner believes of their number; and only ids are sorted, because sorting thousands of whole
  // rows took as long as finding them.
  const byIds = (ids: string): string => `(select src.* ${from} and src.id = any(${ids}) offset 0) src`
  const lookedUp = `array(select src.id from ${byIds(`${NARROW}::uuid[]`)} where ${where} order by ${order} ${most})`
  const named = `(select src.* from ${byIds(lookedUp)} order by ${order})`
  const parts = narrow === undefined ? walked : [named, ...walked]
  const ids = narrow === undefined ? undefined : unlessSoon(rows, narrow, `${limit}::bigint + ${offset}::bigint`)
  // No part can be read in parallel, so each comes after the one before, and only if the page is not full.
  return `${withNarrow(ids)}select src.* from (${parts.join(' union all ')}) src limit ${limit} offset ${offset}`
}

/** More candidates than these are not looked up where the page is among the first rows of the list. */
const MANY = 500
const FIRST_ROWS = 1_000

/** The ids of all rows that may be meant; null also where a walk through the list finds the page soon. */
function unlessSoon({ from, where, order, apart, isStored }: FoundRows, narrow: string, most: string): string {
  if (!isStored) return narrow
  const first = `select src.* ${from}${apart ? ` and ${apart.value} is not null` : ''} order by ${apart?.order ?? order} limit ${FIRST_ROWS}`
  const found = `(select count(*) from (select from (${first}) src where ${where} limit ${most}) found)`
  return `(select case when cardinality(ids) <= ${MANY} or ${found} < ${most} then ids end from (select ${narrow} as ids offset 0) known)`
}

/** The number of the rows as `total`. */
export function countSql({ from, where, narrow }: FoundRows): string {
  const counted = `select count(*) as total ${from} and ${where}`
  if (narrow === undefined) return counted
  return `${withNarrow(narrow)}select case when ${NARROW} is null then (${counted})
    else (${counted} and src.id = any(${NARROW}::uuid[])) end as total`
}

const NARROW = '(select ids from narrow)'

function withNarrow(narrow: string | undefined): string {
  return narrow === undefined ? '' : `with narrow as materialized (select ${narrow} as ids) `
}
