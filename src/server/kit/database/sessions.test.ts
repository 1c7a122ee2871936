import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { describeEachEngine } from '#test/database.ts'
import { DatabaseError, DatabaseUnavailable } from './database.ts'

const ADD = { name: 'test:add', text: 'insert into item (id, amount) values ($1, $2)' }

describeEachEngine('batches and transactions', (context) => {
  const numbers = async () => {
    const [answer] = await context.database.batch([{ text: 'select id from item order by id' }])
    return answer?.rows.map(({ id }) => id)
  }

  beforeEach(async () => {
    await context.database.batch([
      { text: 'drop table if exists item' },
      {
        text: 'create table item (id int8 primary key, amount int not null constraint item_amount check (amount > 0))',
      },
    ])
  })

  it('OPS-02 a batch answers each statement with rows and the number of rows', async () => {
    const answers = await context.database.batch([
      { ...ADD, values: [1, 10] },
      { ...ADD, values: [2, 20] },
      { text: 'select * from item order by id' },
      { text: 'update item set amount = amount + 1' },
    ])
    expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1, 2, 2])
    expect(answers[2]?.rows).toEqual([
      { id: 1, amount: 10 },
      { id: 2, amount: 20 },
    ])
  })

  it('OPS-04 a batch stores all or nothing, and its session serves on', async () => {
    const failing = context.database.batch([
      { ...ADD, values: [1, 10] },
      { ...ADD, values: [2, -1] },
      { ...ADD, values: [3, 10] },
    ])
    await expect(failing).rejects.toMatchObject({ code: '23514', constraint: 'item_amount' })
    await expect(failing).rejects.toBeInstanceOf(DatabaseError)
    expect(await numbers()).toEqual([])
    await context.database.batch([{ ...ADD, values: [4, 10] }])
    expect(await numbers()).toEqual([4])
  })

  it('OPS-04 a value that cannot be sent keeps the whole batch from leaving', async () => {
    for (const value of [{ n: 1n }, Symbol('x'), () => 1]) {
      await expect(
        context.database.batch([
          { ...ADD, values: [1, 10] },
          { ...ADD, values: [2, value] },
        ]),
      ).rejects.toBeInstanceOf(TypeError)
    }
    expect(await numbers()).toEqual([])
  })

  it('OPS-02 a statement that is given other values than it takes is a fault of ours, not a database that is away', async () => {
    const wrong = context.database.batch([{ text: 'select $1::int as one', values: [1, 2] }])
    await expect(wrong).rejects.toMatchObject({ code: '08P01' })
    await expect(wrong).rejects.toBeInstanceOf(DatabaseError)
    expect(await numbers()).toEqual([])
  })

  it('OPS-04 one name for two texts keeps the whole batch from leaving', async () => {
    await context.database.batch([{ ...ADD, values: [1, 10] }])
    const mixed = [
      { ...ADD, values: [2, 10] },
      { name: ADD.name, text: 'select 1' },
    ]
    await expect(context.database.batch(mixed)).rejects.toThrow('two statements are named test:add')
    expect(await numbers()).toEqual([1])
  })

  it('OPS-04 statements of a transaction see each other, and a rejected body rolls all of them back', async () => {
    const failing = context.database.transaction(async (tx) => {
      await tx.query({ ...ADD, values: [1, 10] })
      const { rows } = await tx.query<{ total: number }>({ text: 'select sum(amount)::int8 as total from item' })
      await tx.batch([{ ...ADD, values: [2, rows[0]!.total * 2] }])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await numbers()).toEqual([])

    const total = await context.database.transaction(async (tx) => {
      await tx.query({ ...ADD, values: [1, 10] })
      const [, sum] = await tx.batch([
        { ...ADD, values: [2, 20] },
        { text: 'select sum(amount)::int8 as total from item' },
      ])
      return sum?.rows[0]?.['total']
    })
    expect(total).toBe(30)
    expect(await numbers()).toEqual([1, 2])
  })

  it('OPS-04 a body that swallows an error is not told that it was stored', async () => {
    const swallowing = context.database.transaction(async (tx) => {
      await tx.query({ ...ADD, values: [1, 10] })
      await tx.query({ ...ADD, values: [1, 10] }).catch(() => undefined)
      return 'stored'
    })
    await expect(swallowing).rejects.toMatchObject({ code: '23505', constraint: 'item_pkey' })
    expect(await numbers()).toEqual([])
  })

  it('OPS-04 a body that forgets to wait for a statement stores nothing when that fails', async () => {
    let forgotten: Promise<unknown> | undefined
    const hasty = context.database.transaction(async (tx) => {
      await tx.query({ ...ADD, values: [1, 10] })
      forgotten = tx.query({ ...ADD, values: [2, -1] })
    })
    await expect(hasty).rejects.toMatchObject({ code: '23514' })
    await expect(forgotten).rejects.toMatchObject({ code: '23514' })
    expect(await numbers()).toEqual([])
  })

  it('OPS-04 the last statements of a transaction answer, are stored with it, and are the last', async () => {
    const sum = { name: 'test:sum', text: 'select sum(amount)::int as total from item' }
    const total = await context.database.transaction(async (tx) => {
      await tx.query({ ...ADD, values: [1, 10] })
      const [, answer] = await tx.last([{ ...ADD, values: [2, 20] }, sum])
      await expect(tx.query(sum)).rejects.toThrow('the transaction has ended')
      return answer?.rows[0]?.['total']
    })
    expect(total).toBe(30)
    expect(await numbers()).toEqual([1, 2])
  })

  it('OPS-04 when one of the last statements fails nothing is stored, and the session serves on', async () => {
    for (const swallow of [false, true]) {
      const failing = context.database.transaction(async (tx) => {
        await tx.query({ ...ADD, values: [1, 10] })
        const last = tx.last([
          { ...ADD, values: [2, -1] },
          { ...ADD, values: [3, 10] },
        ])
        await (swallow ? last.catch(() => undefined) : last)
      })
      await expect(failing).rejects.toMatchObject({ code: '23514', constraint: 'item_amount' })
      expect(await numbers()).toEqual([])
    }
  })

  it('OPS-04 a statement that failed when it was first prepared serves the next time, twice in one batch too', async () => {
    const cast = { name: 'test:cast', text: 'select $1::text::int as n' }
    await expect(context.database.batch([{ ...cast, values: ['x'] }])).rejects.toMatchObject({ code: '22P02' })
    const answers = await context.database.batch([
      { ...cast, values: ['1'] },
      { ...cast, values: ['2'] },
    ])
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }]])
  })

  it('OPS-04 a transaction that ended answers no further statement', async () => {
    let later: (() => Promise<unknown>) | undefined
    await context.database.transaction(async (tx) => {
      later = () => tx.query({ ...ADD, values: [1, 10] })
      return Promise.resolve()
    })
    await expect(later?.()).rejects.toThrow('the transaction has ended')
    expect(await numbers()).toEqual([])
  })

  it('OPS-04 a transaction that takes too long is rolled back, and its session is not used again', async () => {
    const stalled = context.database.transaction(
      async (tx) => {
        await tx.query({ ...ADD, values: [1, 10] })
        await pause(1_000)
        await tx.query({ ...ADD, values: [2, 10] })
      },
      { limitMs: 100 },
    )
    await expect(stalled).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await numbers()).toEqual([])
    await pause(1_000)
    expect(await numbers()).toEqual([])
  })

  it('OPS-02 many transactions at once keep their answers apart', async () => {
    const values = Array.from({ length: 60 }, (_, index) => index)
    const answers = await Promise.all(
      values.map((value) =>
        context.database
          .transaction(async (tx) => {
            await tx.query({ ...ADD, values: [value, value + 1] })
            const { rows } = await tx.query<{ amount: number }>({
              name: 'test:amount',
              text: 'select amount from item where id = $1',
              values: [value],
            })
            if (value % 3 === 0) throw new Error('aborted')
            return rows[0]?.amount
          })
          .catch(() => 'aborted'),
      ),
    )
    expect(answers).toEqual(values.map((value) => (value % 3 === 0 ? 'aborted' : value + 1)))
    expect(await numbers()).toEqual(values.filter((value) => value % 3 !== 0))
  })

  // There is one session: nothing can come in between.
  it.skipIf(context.engine === 'embedded')('SYNC-03 a repeatable read sees one moment', async () => {
    await context.database.batch([{ ...ADD, values: [1, 10] }])
    const count = { text: 'select count(*)::int as n from item' }
    const seen = await context.database.transaction(
      async (tx) => {
        const before = await tx.query<{ n: number }>(count)
        await context.database.batch([{ ...ADD, values: [2, 10] }])
        const after = await tx.query<{ n: number }>(count)
        return [before.rows[0]?.n, after.rows[0]?.n]
      },
      { isolation: 'repeatable read' },
    )
    expect(seen).toEqual([1, 1])
  })

  it('API-02 values arrive as the wire needs them', async () => {
    const [answer] = await context.database.batch([
      {
        text: `select 9007199254740991::int8 as money, array[1, 2]::int8[] as moneys, $1::jsonb as json, $2::bytea as bytes,
          $3::timestamptz as at, date '2024-02-29' as day, 1.10::numeric as decimal, true as flag, null as nothing, $4::text[] as texts,
          'a\u0301€😀' as text`,
        values: [{ a: [1, null, 'x'] }, Buffer.from([0, 255]), new Date(1_700_000_000_123), ['a"b', 'c,d', '{}', null]],
      },
    ])
    expect(answer?.rows[0]).toEqual({
      money: 9_007_199_254_740_991,
      moneys: [1, 2],
      json: { a: [1, null, 'x'] },
      bytes: Buffer.from([0, 255]),
      at: '2023-11-14T22:13:20.123Z',
      day: '2024-02-29',
      decimal: '1.10',
      flag: true,
      nothing: null,
      texts: ['a"b', 'c,d', '{}', null],
      text: 'a\u0301€😀',
    })
  })

  it('OPS-02 large values pass both ways', async () => {
    const text = 'x€'.repeat(2_000_000)
    const [answer] = await context.database.batch([{ text: 'select $1::text as text', values: [text] }])
    expect(answer?.rows[0]?.['text']).toBe(text)
  })

  it('OPS-02 a table that changes its shape does not spoil the statements prepared on it', async () => {
    const all = { name: 'test:all', text: 'select * from item' }
    await context.database.batch([all])
    await context.database.batch([{ text: 'alter table item add column note text' }])
    await context.database.batch([all]).catch(() => undefined)
    const [answer] = await context.database.batch([{ ...ADD, values: [1, 10] }, all]).then(([, rows]) => [rows])
    expect(answer?.rows).toEqual([{ id: 1, amount: 10, note: null }])
  })
})
