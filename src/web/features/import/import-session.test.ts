import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { AnyRow } from '#contract/entity.ts'
import { createChangeSetClient } from '#web/kit/change-sets/change-set-client.ts'
import { FileProblem } from '#web/kit/files/file-problem.ts'
import type { CallName } from './import-calls.ts'
import { type ImportDeps, ImportSession } from './import-session.ts'
import type { Phase } from './import-state.ts'
import { rememberedReading, toRemember } from './remembered-reading.ts'
import { ImportTable } from './import-table.ts'
import type { ImportWorker } from './worker-client.ts'

/** The import's own reading of files, without a thread of its own. */
function workerHere(): ImportWorker {
  const table = new ImportTable(() => undefined)
  const call = async (name: CallName, input: unknown): Promise<unknown> =>
    (table[name].bind(table) as (given: unknown) => unknown)(input)
  return { call: call as ImportWorker['call'], stop: () => undefined }
}

const header = (state: string, more: object = {}) => ({
  id: 'draft-1',
  title: 'Import',
  state,
  size: 2,
  effect: {},
  skipped: 0,
  ...more,
})

type Respond = (call: string, init: RequestInit) => Response | undefined | Promise<Response | undefined>

/** A server that keeps uploaded rows and answers as the declared calls do; `respond` may answer first. */
function serverWith(respond: Respond = () => undefined) {
  const rows: { n: number }[] = []
  const calls: string[] = []
  const lines = (result: unknown) => new Response(`{"done":1,"total":2,"doing":"x"}\n${JSON.stringify({ result })}\n`)
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const call = `${init.method ?? 'GET'} ${path.replace('/api/change-sets', '')}`
    calls.push(call)
    init.signal?.throwIfAborted()
    const answer = await respond(call, init)
    if (answer) return answer
    if (call === 'POST ') return Response.json(header('draft'), { status: 201 })
    if (call.endsWith('/rows')) rows.push(...(JSON.parse(String(init.body)) as { rows: { n: number }[] }).rows)
    if (call.endsWith('/check')) return lines(header('checked', { effect: { created: 2 } }))
    if (call.endsWith('/apply')) return lines(header('applied'))
    if (call.endsWith('/revert')) return Response.json(header('reverted'))
    return call.startsWith('DELETE') ? new Response(null, { status: 204 }) : Response.json({ rows: rows.length })
  }
  return { fetch, rows, calls }
}

function started(server = serverWith(), isOnline = () => true, deps: Partial<ImportDeps> = {}) {
  const written: string[] = []
  const phases: Phase[] = []
  let ids = 0
  const session = new ImportSession({
    startWorker: () => Promise.resolve(workerHere()),
    changeSets: createChangeSetClient(server.fetch, () => Promise.resolve()),
    newId: () => `draft-${(ids += 1)}`,
    own: [],
    currency: () => 'EUR',
    rates: () => SHIPPED_RATES,
    isOnline,
    title: (name) => `Import of ${name}`,
    remembered: () => null,
    remember: () => undefined,
    onWritten: () => written.push('written'),
    ...deps,
  })
  session.subscribe(() => {
    const { phase } = session.state()
    if (phases.at(-1) !== phase) phases.push(phase)
  })
  return { session, server, written, phases }
}

const file = (text: string, name = 'goods.csv') => new File([text], name)
const GOODS = 'SKU;Name;EK\nH-1;Haken;1,50\nH-2;Öse;0,80\n'

describe('an import from file to undo', () => {
  it('PROD-14 opens, sends, checks, applies and takes back', async () => {
    const { session, server, written, phases } = started()
    await session.takeFile(file(GOODS))
    expect(session.state()).toMatchObject({
      phase: 'columns',
      fileName: 'goods.csv',
      settings: { currency: 'EUR', decimal: ',' },
    })
    await session.check()
    expect(session.state()).toMatchObject({ phase: 'review', header: { effect: { created: 2 } } })
    expect(server.rows.map(({ n }) => n)).toEqual([2, 3])
    expect(written).toEqual([])
    await session.apply()
    expect(session.state()).toMatchObject({ phase: 'done', header: { state: 'applied' } })
    await session.revert()
    expect(session.state().header?.state).toBe('reverted')
    expect(written).toHaveLength(2)
    expect(phases).toEqual(['file', 'opening', 'columns', 'sending', 'checking', 'review', 'applying', 'done'])
  })

  it('PROD-14 opened anew it starts with the next file, and what is under way stays', async () => {
    const { session } = started()
    await session.takeFile(file(GOODS))
    session.enter()
    expect(session.state()).toMatchObject({ phase: 'columns', fileName: 'goods.csv' })
    await session.check()
    await session.checkWith({ keepsCurrency: false })
    expect(session.state()).toMatchObject({ phase: 'review', options: { keepsCurrency: false } })
    await session.apply()
    session.enter()
    expect(session.state()).toMatchObject({ phase: 'file', fileName: '', header: null })
  })

  it('PROD-14 the first rows are shown as products, anew with every change of a setting', async () => {
    const { session } = started()
    await session.takeFile(file(GOODS))
    await settled()
    expect(session.state().sample[0]?.data).toMatchObject({ baseCost: 1_500_000, baseCurrency: 'EUR' })
    session.change({ currency: 'USD' })
    await settled()
    expect(session.state().sample[0]?.data).toMatchObject({ baseCurrency: 'USD' })
  })

  it('PROD-14 a target that is given to another column is taken from the first', async () => {
    const { session } = started()
    await session.takeFile(file(GOODS))
    session.setTarget(1, 'sku')
    expect(session.state().settings?.columns).toEqual([null, 'sku', 'baseCost'])
    session.setTarget(0, 'extraCost')
    session.setTarget(2, 'extraCost')
    expect(session.state().settings?.columns).toEqual(['extraCost', 'sku', 'extraCost'])
  })

  it('PROD-14 a second and a third file name the ids of a column; another target lets go of them', async () => {
    const { session } = started()
    await session.takeFile(file('SKU,GroupID\nA-1,3\nA-2,1\n'))
    session.setTarget(1, 'category')
    await session.join(1, 'names', file('1\t9\tHooks\n3\t9\tHinges\n'))
    await session.join(1, 'parents', file('9\tHardware\n8\tGarden\n'))
    await settled()
    expect(session.state().sample.map(({ category }) => category)).toEqual([
      ['Hardware', 'Hinges'],
      ['Hardware', 'Hooks'],
    ])
    session.setJoinColumns(1, 'names', { parent: null })
    await settled()
    expect(session.state().sample[0]?.category).toEqual(['Hinges'])
    session.setTarget(1, 'tags')
    expect(session.state().joins).toEqual([])
  })

  it('PROD-14 the user’s layout wins over the detected one', async () => {
    const { session } = started()
    await session.takeFile(file('a;1\nb;2\n'))
    await session.layOut({ header: true })
    expect(session.state().opened).toMatchObject({ rows: 1, layout: { header: true } })
    await session.layOut({ delimiter: ',' })
    expect(session.state().opened).toMatchObject({ rows: 1, layout: { header: true, text: { delimiter: ',' } } })
  })

  it('PROD-14 a file that cannot be read leaves the way open for another', async () => {
    const { session } = started()
    await session.takeFile(new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'goods.csv'))
    expect(session.state()).toMatchObject({
      phase: 'file',
      problem: { kind: 'file', code: 'image', fileName: 'goods.csv' },
    })
    await session.takeFile(file(GOODS))
    expect(session.state()).toMatchObject({ phase: 'columns', problem: null })
  })

  it('PROD-14 offline it says so and keeps the file', async () => {
    let online = false
    const { session, server } = started(serverWith(), () => online)
    await session.takeFile(file(GOODS))
    await session.check()
    expect(session.state()).toMatchObject({ phase: 'columns', problem: { kind: 'offline' } })
    expect(server.calls).toEqual([])
    online = true
    await session.check()
    expect(session.state().phase).toBe('review')
  })

  it('PROD-14 a refusal of the server brings back the columns with its words', async () => {
    const refusal = { title: 'Please sign in again.', status: 422, code: 'rule-broken' }
    const { session } = started(
      serverWith((call) => (call.endsWith('/check') ? Response.json(refusal, { status: 422 }) : undefined)),
    )
    await session.takeFile(file(GOODS))
    await session.check()
    expect(session.state()).toMatchObject({ phase: 'columns', problem: { kind: 'server', problem: refusal } })
    expect(session.state().opened?.rows).toBe(2)
  })

  it('PROD-14 called off while it sends, the draft is discarded and the columns are back', async () => {
    const gate = gateOf()
    const { session, server } = started(serverWith((call) => (call.endsWith('/rows') ? gate.passed : undefined)))
    await session.takeFile(file(GOODS))
    const checking = session.check()
    await settled()
    session.cancel()
    gate.open()
    await checking
    expect(session.state()).toMatchObject({ phase: 'columns', problem: null })
    expect(server.calls).toContain('DELETE /draft-1')
    expect(server.calls.some((call) => call.endsWith('/check'))).toBe(false)
  })

  it('CHANGE-02 called off while it applies, the server decides whether that came too late', async () => {
    for (const [state, phase] of [
      ['checked', 'review'],
      ['applied', 'done'],
    ] as const) {
      const gate = gateOf()
      const server = serverWith(async (call, init) => {
        if (call === 'GET /draft-1') return Response.json(header(state))
        if (!call.endsWith('/apply')) return undefined
        await gate.passed
        init.signal?.throwIfAborted()
        return undefined
      })
      const { session } = started(server)
      await session.takeFile(file(GOODS))
      await session.check()
      const applying = session.apply()
      await settled()
      session.cancel()
      gate.open()
      await applying
      expect(session.state().phase).toBe(phase)
    }
  })

  it('CHANGE-02 cut off while it applies, it asks what became of it', async () => {
    const server = serverWith((call) => {
      if (call === 'GET /draft-1') return Response.json(header('applied'))
      return call.endsWith('/apply') ? new Response('{"done":1,"total":2,"doing":"x"}\n') : undefined
    })
    const { session } = started(server)
    await session.takeFile(file(GOODS))
    await session.check()
    await session.apply()
    expect(session.state()).toMatchObject({ phase: 'done', header: { state: 'applied' } })
  })

  it('PROD-14 checked anew after a change of the columns, the earlier draft is discarded', async () => {
    const { session, server } = started()
    await session.takeFile(file(GOODS))
    await session.check()
    session.back()
    session.setTarget(2, null)
    await session.check()
    expect(server.calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /draft-1'])
    expect(server.calls.filter((call) => call.endsWith('/check'))).toEqual([
      'POST /draft-1/check',
      'POST /draft-2/check',
    ])
  })

  it('PROD-14 a second file puts the first away, even while that is still opening', async () => {
    const { session } = started()
    const first = session.takeFile(file('SKU,Name\nOLD,Old\n', 'old.csv'))
    const second = session.takeFile(file(GOODS))
    await Promise.all([first, second])
    expect(session.state()).toMatchObject({ fileName: 'goods.csv', opened: { name: 'goods.csv', rows: 2 } })
  })

  it('PROD-14 the file’s own rows are never updated without a SKU to know them by', async () => {
    const { session } = started()
    session.setOptions({ mode: 'update-only' })
    expect(session.state().options).toMatchObject({ match: 'sku', mode: 'update-only' })
    session.setOptions({ match: 'none' })
    expect(session.state().options).toMatchObject({ match: 'none', mode: 'create-and-update' })
  })

  it('PROD-14 what was chosen for a file is remembered when it is checked, and the next such file starts from it', async () => {
    const rows: AnyRow[] = []
    const { session } = started(serverWith(), () => true, {
      remembered: (opened) => rememberedReading(rows, opened),
      remember(opened, reading) {
        const kept = toRemember(rows, opened, reading)
        if (kept) rows.push({ id: 'x', version: 1, createdAt: 1, updatedAt: 1, ...kept.data })
      },
    })
    const GUESSED = 'Code X;Name;EK\nH-1;Haken;1,50\n'
    await session.takeFile(file(GUESSED))
    expect(session.state().isRemembered).toBe(false)
    session.setTarget(0, 'sku')
    session.setTarget(2, 'retailPrice')
    session.setOptions({ createNames: false })
    await session.check()
    await session.takeFile(file(GUESSED.replace('H-1', 'H-9')))
    expect(session.state()).toMatchObject({
      isRemembered: true,
      settings: { columns: ['sku', 'name', 'retailPrice'] },
      options: { createNames: false },
    })
    session.forget()
    expect(session.state()).toMatchObject({ isRemembered: false, options: { createNames: true } })
    expect(session.state().settings?.columns[2]).toBe('baseCost')
  })

  it('PROD-14 a worker that dies is a problem, not silence', async () => {
    const { session } = started()
    const broken = new ImportSession({
      ...surroundingsOf(),
      startWorker: () =>
        Promise.resolve({ call: () => Promise.reject(new FileProblem('unreadable')), stop: () => undefined }),
    })
    await broken.takeFile(file(GOODS))
    expect(broken.state()).toMatchObject({ phase: 'file', problem: { kind: 'file', code: 'unreadable' } })
    expect(session.state().phase).toBe('file')
  })
})

function surroundingsOf() {
  return {
    changeSets: createChangeSetClient(serverWith().fetch, () => Promise.resolve()),
    newId: () => 'draft',
    own: [],
    currency: () => 'EUR',
    rates: () => SHIPPED_RATES,
    isOnline: () => true,
    title: (name: string) => name,
    remembered: () => null,
    remember: () => undefined,
    onWritten: () => undefined,
  }
}

/** Something that waits until it is let through. */
function gateOf() {
  let open = (): void => undefined
  const passed = new Promise<undefined>((resolve) => {
    open = () => resolve(undefined)
  })
  return { passed, open: () => open() }
}

/** Lets everything that is on its way arrive. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
