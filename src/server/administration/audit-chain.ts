import { createHash } from 'node:crypto'
import type { VerificationAnswer } from '#contract/endpoints/audit-log.ts'
import type { Queryable } from '../kit/database/database.ts'

/** An entry as its hash covers it. */
export interface ChainedEntry {
  readonly seq: number
  readonly atMs: number
  readonly actor: string | null
  readonly act: string
  readonly subject: string | null
  readonly detail: string
  readonly outcome: string
  readonly address: string | null
  readonly former: string
  readonly hash: string
}

interface Head {
  readonly seq: number
  readonly hash: string
}

/** Entries read at a time. */
const PAGE = 5_000

/** The hash of an entry: SHA-256 over the former hash in hex and the entry as a JSON list of texts, as `append_audit` makes it. */
function hashOfEntry({ seq, atMs, actor, act, subject, detail, outcome, address, former }: ChainedEntry): string {
  const texts = [String(seq), String(atMs), actor ?? '', act, subject ?? '', detail, outcome, address ?? '']
  const canonical = `[${texts.map((each) => JSON.stringify(each)).join(', ')}]`
  return createHash('sha256')
    .update(former + canonical)
    .digest('hex')
}

/** Runs a step that sees one state of the log: between two steps others have the database, and entries may be added. */
type Look = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>

/** An entry whose number and hash were noted elsewhere, where nobody who holds the database reaches. */
export interface Anchor {
  readonly seq: number
  readonly hash: string
}

/**
 * Reads the whole audit log and says the first entry that was changed, removed or moved (ADMIN-04). An anchor also finds the newest entries
 * removed, or the whole log written anew, by somebody who rewrote its head with them.
 */
export async function verifyChain(look: Look, anchor?: Anchor): Promise<VerificationAnswer> {
  let last: Head = { seq: 0, hash: '' }
  for (;;) {
    const { entries, head } = await look((tx) => readPage(tx, last.seq))
    for (const entry of entries) {
      const isAsNoted = entry.seq !== anchor?.seq || entry.hash === anchor.hash
      if (!follows(last, entry) || !isAsNoted) return { entries: last.seq, broken: last.seq + 1, head: head.hash }
      last = entry
    }
    if (entries.length === PAGE) continue
    const isWhole = last.seq === head.seq && last.hash === head.hash && last.seq >= (anchor?.seq ?? 0)
    return { entries: last.seq, broken: isWhole ? null : last.seq + 1, head: head.hash }
  }
}

async function readPage(tx: Queryable, after: number) {
  const [page, heads] = await tx.batch([
    { name: 'audit:chain', text: CHAIN, values: [after, PAGE] },
    { name: 'audit:head', text: HEAD },
  ])
  const head = (heads?.rows[0] ?? { seq: 0, hash: '' }) as unknown as Head
  return { entries: (page?.rows ?? []) as unknown as ChainedEntry[], head }
}

function follows(last: Head, entry: ChainedEntry): boolean {
  return entry.seq === last.seq + 1 && entry.former === last.hash && entry.hash === hashOfEntry(entry)
}

const HEAD = `select seq, encode(hash, 'hex') as hash from audit_head`

const CHAIN = `select seq, round(extract(epoch from at) * 1000)::bigint as "atMs", actor, act, subject, detail, outcome, address,
    encode(former, 'hex') as former, encode(hash, 'hex') as hash
  from audit_entry where seq > $1 order by seq limit $2`
