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

/** Reads the whole audit log and says the first entry that was changed, removed or moved (ADMIN-04). */
export async function verifyChain(tx: Queryable): Promise<VerificationAnswer> {
  const { rows: heads } = await tx.query<Head>({ text: `select seq, encode(hash, 'hex') as hash from audit_head` })
  const head = heads[0] ?? { seq: 0, hash: '' }
  let last: Head = { seq: 0, hash: '' }
  for (;;) {
    const { rows } = await tx.query<ChainedEntry>({ name: 'audit:chain', text: CHAIN, values: [last.seq, PAGE] })
    for (const entry of rows) {
      if (!follows(last, entry)) return { entries: last.seq, broken: last.seq + 1, head: head.hash }
      last = entry
    }
    if (rows.length < PAGE) break
  }
  const isWhole = last.seq === head.seq && last.hash === head.hash
  return { entries: last.seq, broken: isWhole ? null : last.seq + 1, head: head.hash }
}

function follows(last: Head, entry: ChainedEntry): boolean {
  return entry.seq === last.seq + 1 && entry.former === last.hash && entry.hash === hashOfEntry(entry)
}

const CHAIN = `select seq, round(extract(epoch from at) * 1000)::bigint as "atMs", actor, act, subject, detail, outcome, address,
    encode(former, 'hex') as former, encode(hash, 'hex') as hash
  from audit_entry where seq > $1 order by seq limit $2`
