import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import { writablePatch } from '#test/factories.ts'
import { RowWorld } from '#test/row-world.ts'
import { groupsOf, ownPart } from '#contract/field-groups.ts'
import { same } from '#contract/same.ts'
import { type Cell, cellsOf } from './cells.ts'

type Values = Readonly<Record<string, unknown>>

const KINDS = entities.filter(({ serverOnly }) => !serverOnly).map((entity) => [entity.kind, entity] as const)

/** Every list of lines that callers write. */
const LISTS = KINDS.flatMap(([kind, entity]) =>
  fieldsOf(entity).flatMap(([name, { line, readOnly, label, group }]) =>
    line && !readOnly ? [[`${kind}.${name}`, { entity, name, line, label, group }] as const] : [],
  ),
)

type Line = Values & { readonly id: string }

const linesOf = (values: Values, name: string): readonly Line[] => values[name] as readonly Line[]

/** An edit of a few existing lines of a list. */
function lineEdit({ entity, name, line }: (typeof LISTS)[number][1]): fc.Arbitrary<(row: Values) => Values> {
  const writable = Object.keys(line).filter((each) => line[each]?.readOnly !== true)
  return fc
    .tuple(writablePatch(entity), fc.subarray(writable, { minLength: 1 }), fc.nat({ max: 3 }))
    .map(([other, names, skipped]) => (row) => {
      const values = linesOf(other, name)
      const edits = linesOf(row, name).flatMap(({ id }, at) => {
        const from = values[at % values.length]
        const known = names.filter((each) => from?.[each] !== undefined)
        if (at === skipped || known.length === 0) return []
        return [[id, Object.fromEntries(known.map((each) => [each, from?.[each]]))] as const]
      })
      return { [name]: { lines: Object.fromEntries(edits) } }
    })
}

/** A patch of some fields that callers may write. */
function somePatch(entity: Entity): fc.Arbitrary<Values> {
  return fc
    .tuple(
      writablePatch(entity),
      fc.subarray(
        fieldsOf(entity).map(([name]) => name),
        { minLength: 1 },
      ),
    )
    .map(([patch, names]) => Object.fromEntries(Object.entries(patch).filter(([name]) => names.includes(name))))
}

/** The one existing product, whatever row is looked at. */
const PRODUCT = '0190a5c4-1111-7222-8333-444455556666'

function required(entity: Entity): Values {
  const references = fieldsOf(entity).flatMap(([name, { stored, type }]) =>
    type === 'reference' && !stored.safeParse(null).success
      ? [[name, '0190a5c4-1111-7222-8333-444455556666'] as const]
      : [],
  )
  return {
    name: 'Name',
    title: 'Name',
    ...Object.fromEntries(references),
    ...(entity.kind === 'priceList' && { productIds: [] }),
    ...(entity.kind === 'scheduledPrice' && {
      productId: PRODUCT,
      amount: 1,
      startsAt: 1,
      endsAt: null,
      promotion: false,
    }),
  }
}

/** The values of a cell's fields that callers may write. */
function partOf(entity: Entity, cell: Cell, values: Values): unknown {
  return cell.names.map((name) => ownPart(entity.fields[name], values[name]))
}

const knownTo = ({ fields }: Entity, data: Values): Values =>
  Object.fromEntries(Object.entries(data).filter(([name]) => fields[name]))

describe('a change set over the edits of others', () => {
  it.each(KINDS)(
    'CHANGE-02 every group of fields of a %s is wholly restored or wholly kept, and it is said which',
    (_, entity) => {
      const timeline = fc.tuple(writablePatch(entity), somePatch(entity), fc.array(somePatch(entity), { maxLength: 3 }))
      fc.assert(
        fc.property(timeline, ([begun, changed, edits]) => {
          const world = new RowWorld(entity)
          fc.pre(world.write('put', knownTo(entity, { ...begun, ...required(entity) }), null))
          const before = world.values!
          fc.pre(world.write('patch', changed, 'own'))
          const points = [before, world.values!]
          for (const edit of edits) if (world.write('patch', edit, null)) points.push(world.values!)
          const [left, now] = [points[1]!, points.at(-1)!]
          const { stayed, isRefused } = world.takeBack('own')
          const after = world.values!
          for (const cell of cellsOf({ fields: entity.fields, points })) {
            const field = cell.names.length === 1 ? entity.fields[cell.names[0] ?? ''] : undefined
            // Those go back by parts of their own.
            if (field && (field.line || field.type === 'tags')) continue
            const [was, then, is, comes] = [before, left, now, after].map((values) => partOf(entity, cell, values))
            if (isRefused || same(was, then) || stayed.includes(cell.label)) expect(comes, cell.label).toEqual(is)
            else expect(comes, cell.label).toEqual(was)
          }
        }),
        { numRuns: 40 },
      )
    },
  )

  it.each(LISTS)(
    'CHANGE-02 every group of fields of a line of %s is wholly restored or wholly kept, and it is said which',
    (_, list) => {
      const { entity, name, line, label, group: whole } = list
      let looked = 0
      const edits = fc.array(lineEdit(list), { minLength: 1, maxLength: 3 })
      fc.assert(
        fc.property(fc.tuple(writablePatch(entity), lineEdit(list), edits), ([begun, changed, others]) => {
          const world = new RowWorld(entity)
          fc.pre(world.write('put', knownTo(entity, { ...begun, ...required(entity) }), null))
          const before = world.values!
          fc.pre(world.write('patch', changed(before), 'own'))
          const left = world.values!
          for (const edit of others) world.write('patch', edit(world.values!), null)
          const now = world.values!
          const { stayed, isRefused } = world.takeBack('own')
          const after = world.values!
          const groups = groupsOf(line)
          for (const { id } of linesOf(before, name)) {
            const points = [before, left, now, after].map((row) => linesOf(row, name).find((each) => each.id === id))
            const title = ['name', 'label', 'description', 'sku'].map((each) => points[2]?.[each]).find(Boolean)
            for (const group of groups) {
              const [was, then, is, comes] = points.map((point) =>
                group.names.map((each) => ownPart(line[each], point?.[each])),
              )
              const where = `${label}: ${typeof title === 'string' ? title : ''}: ${group.label}`
              // A list that is one decision with other fields goes back, or stays, with them.
              const isSaid = stayed.includes(where) || (whole !== undefined && stayed.includes(whole))
              if (!same(was, then)) looked += 1
              // Two lines of one name have the same label.
              if (isRefused || same(was, then)) expect(comes, where).toEqual(is)
              else if (!isSaid) expect(comes, where).toEqual(was)
              else expect([was, is], where).toContainEqual(comes)
            }
          }
        }),
        { numRuns: 40 },
      )
      expect(looked).toBeGreaterThan(0)
    },
  )

  it.each(KINDS)(
    'CHANGE-02 a %s without edits of others goes back to what it was, whatever came of it',
    (_, entity) => {
      fc.assert(
        fc.property(fc.tuple(writablePatch(entity), somePatch(entity)), ([begun, changed]) => {
          const world = new RowWorld(entity)
          fc.pre(world.write('put', knownTo(entity, { ...begun, ...required(entity) }), null))
          const before = world.values
          world.write('patch', changed, 'own')
          expect(world.takeBack('own')).toEqual({ stayed: [], isRefused: false })
          expect(world.values).toEqual(before)
        }),
        { numRuns: 40 },
      )
    },
  )

  it.each(KINDS)('CHANGE-02 change sets over one %s taken back in any order come to the first state', (_, entity) => {
    const set = fc.record({
      op: fc.constantFrom('patch' as const, 'patch' as const, 'patch' as const, 'delete' as const),
      data: somePatch(entity),
    })
    const timeline = fc.tuple(
      fc.option(writablePatch(entity), { nil: undefined, freq: 3 }),
      fc.array(set, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat({ max: 9 }), { maxLength: 6 }),
    )
    fc.assert(
      fc.property(timeline, ([begun, sets, order]) => {
        const world = new RowWorld(entity)
        if (begun) fc.pre(world.write('put', knownTo(entity, { ...begun, ...required(entity) }), null))
        const before = world.values
        const open: string[] = []
        const takeBack = (place: number): void => {
          const [id] = open.splice(place % open.length, 1)
          // A rule may refuse it, such as one for documents that were made anew as another type.
          if (id !== undefined) fc.pre(!world.takeBack(id).isRefused)
        }
        sets.forEach(({ op, data }, index) => {
          // A number is never given out twice, so a document is not created again.
          if (!world.values && entity.kind === 'document') return
          const id = `set ${index}`
          const whole = world.values ? data : knownTo(entity, { ...required(entity), ...data })
          world.write(world.values ? op : 'put', whole, id)
          open.push(id)
          const next = order[index] ?? 0
          // Some are reverted between the others.
          if (next > 6) takeBack(next)
        })
        for (let n = 0; open.length > 0; n++) takeBack(order[n] ?? 0)
        expect(world.values).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })
})
