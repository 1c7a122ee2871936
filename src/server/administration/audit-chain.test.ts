import { beforeEach, expect, it } from 'vitest'
import type { Queryable } from '#server/kit/database/database.ts'
import { describeEachEngine } from '#test/database.ts'
import { type Anchor, verifyChain } from './audit-chain.ts'

const SPEECH = 'he said "no" \\ twice\n\t— “früh” 🎉 \u0001'

/** Ends the transaction in which the log was broken, with what the check said. */
class Seen extends Error {
  readonly broken: number | null
  constructor(broken: number | null) {
    super('seen')
    this.broken = broken
  }
}

describeEachEngine('the audit log', (context) => {
  let admin: string

  beforeEach(async () => {
    admin = await context.newUser('admin')
    await context.dataAccess.asAdmin({ kind: 'user', userId: admin }, async (tx) => {
      for (const detail of ['', SPEECH, 'three', 'four', 'five'])
        await tx.query({ text: 'select record_audit($1, $2, $3, $4)', values: ['act', admin, detail, '203.0.113.x'] })
    })
  })

  const check = (tx: Queryable, anchor?: Anchor) => verifyChain((work) => work(tx), anchor)
  const whole = (anchor?: Anchor) => context.dataAccess.asSystem((tx) => check(tx, anchor))

  it('ADMIN-04 is whole as it was written, whatever stands in it', async () => {
    const { entries, broken, head } = await whole()
    expect(broken).toBeNull()
    expect(entries).toBeGreaterThanOrEqual(5)
    expect(head).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['changed', `update audit_entry set detail = 'x' where seq = $1`],
    ['moved to another time', `update audit_entry set at = at + interval '1 second' where seq = $1`],
    ['told of another', `update audit_entry set subject = null where seq = $1`],
    ['removed', 'delete from audit_entry where seq = $1'],
  ])('ADMIN-04 an entry that was %s is found, though the owner of the tables did it', async (_what, text) => {
    const { entries } = await whole()
    for (const seq of [entries - 3, entries]) expect(await brokenBy([{ text, values: [seq] }])).toBe(seq)
  })

  it('ADMIN-04 two entries that changed places, and one that was added, are found', async () => {
    const { entries } = await whole()
    const swap = [
      { text: 'update audit_entry set seq = -1 where seq = $1', values: [entries - 2] },
      { text: 'update audit_entry set seq = $1 where seq = $2', values: [entries - 2, entries - 1] },
      { text: 'update audit_entry set seq = $1 where seq = -1', values: [entries - 1] },
    ]
    expect(await brokenBy(swap)).toBe(entries - 2)
    const add = `insert into audit_entry select seq + 1, at, actor, act, subject, detail, outcome, address, hash, hash
      from audit_entry where seq = $1`
    expect(await brokenBy([{ text: add, values: [entries] }])).toBe(entries + 1)
  })

  it('ADMIN-04 an entry that was written anew with a hash that fits it breaks the chain behind it', async () => {
    const { entries } = await whole()
    const text = `update audit_entry set detail = 'anew', hash = sha256(convert_to(encode(former, 'hex') || json_build_array(
        seq::text, round(extract(epoch from at) * 1000)::bigint::text, coalesce(actor::text, ''), act,
        coalesce(subject::text, ''), 'anew', outcome, coalesce(address, ''))::text, 'UTF8')) where seq = $1`
    expect(await brokenBy([{ text, values: [entries - 2] }])).toBe(entries - 1)
    expect(await brokenBy([{ text, values: [entries] }])).toBe(entries + 1)
  })

  it('ADMIN-04 the newest entries removed, or all written anew with their head, are found by a hash that was noted', async () => {
    const { entries, head } = await whole()
    const noted = { seq: entries, hash: head }
    expect(await whole(noted)).toMatchObject({ broken: null })
    const cut = [
      { text: 'delete from audit_entry where seq > $1', values: [entries - 2] },
      {
        text: 'update audit_head set (seq, hash) = (select seq, hash from audit_entry where seq = $1)',
        values: [entries - 2],
      },
    ]
    // Whoever rewrites the head as well leaves a log that is whole by itself.
    expect(await brokenBy(cut)).toBeNull()
    expect(await brokenBy(cut, noted)).toBe(entries - 1)
    const anew = [
      { text: 'delete from audit_entry where seq >= $1', values: [0] },
      { text: 'delete from audit_head where seq >= $1', values: [0] },
      ...Array.from({ length: entries }, () => ({
        text: `select append_audit(null, $1, null, '', 'done', null)`,
        values: ['forged'],
      })),
    ]
    expect(await brokenBy(anew)).toBeNull()
    expect(await brokenBy(anew, noted)).toBe(entries)
  })

  it('ADMIN-04 no role of the product changes, removes or forges an entry, and the owner is stopped too', async () => {
    const acts = [
      `update audit_entry set detail = ''`,
      'delete from audit_entry',
      'truncate audit_entry',
      `update audit_head set hash = ''`,
      'delete from audit_head',
      `insert into audit_entry values (0, now(), null, '', null, '', '', null, '', '')`,
      `select append_audit(null, 'forged', null, '', 'done', null)`,
    ]
    const user = await context.newUser()
    for (const text of acts) {
      const asUser = context.dataAccess.asUser({ kind: 'user', userId: user }, (tx) => tx.query({ text }))
      await expect(asUser, text).rejects.toThrow(/permission denied/)
      const asAdmin = context.dataAccess.asAdmin({ kind: 'user', userId: admin }, (tx) => tx.query({ text }))
      await expect(asAdmin, text).rejects.toThrow(/permission denied/)
    }
    for (const text of acts.slice(0, 3))
      await expect(context.dataAccess.asSystemBatch([{ text }]), text).rejects.toThrow(/only added to/)
  })

  it('ADMIN-04 entries of many at once stand in one chain', async () => {
    const before = (await whole()).entries
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        context.dataAccess.asAdmin({ kind: 'user', userId: admin }, (tx) =>
          tx.query({ text: 'select record_audit($1, null, $2, null)', values: ['many', String(n)] }),
        ),
      ),
    )
    expect(await whole()).toMatchObject({ entries: before + 20, broken: null })
  })

  /** What the check says after somebody with the owner's rights changed the log behind its guards. */
  async function brokenBy(
    acts: readonly { text: string; values: readonly unknown[] }[],
    anchor?: Anchor,
  ): Promise<number | null> {
    const attack = context.dataAccess.asSystem(async (tx) => {
      await tx.query({ text: 'alter table audit_entry disable trigger user' })
      for (const act of acts) await tx.query(act)
      throw new Seen((await check(tx, anchor)).broken)
    })
    return attack.then(
      () => null,
      (error: unknown) => {
        if (error instanceof Seen) return error.broken
        throw error
      },
    )
  }
})
