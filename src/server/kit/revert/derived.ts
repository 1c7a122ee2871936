import { type Entity, fieldsOf } from '#contract/entity.ts'
import { historyFields } from '../write/history.ts'
import { same } from '#contract/same.ts'
import { ownPart } from '#contract/field-groups.ts'
import { type Layer, layersOf, type Step } from './layers.ts'
import type { RecordTimeline, Stayed, Values } from './settled-record.ts'

/** The derived fields of a restored row. */
export interface SettledFigures {
  /** The stored figures, if their inputs are as they were then; else they are derived again. */
  readonly values: Values | undefined
  readonly stayed: readonly Stayed[]
}

/** Finds the derived fields that fit the restored values of a row (PRICE-16). */
export function settledFigures(entity: Entity, { points, steps }: RecordTimeline, values: Values): SettledFigures {
  const layers = layersOf({ values: points.map((point) => point && figuresIn(entity, point)), steps })
  const below = layers.findLast(({ step }) => step?.part !== 'own')
  const then = points[below?.index ?? 0]
  const isAsThen = then !== undefined && same(inputsIn(entity, then), inputsIn(entity, values))
  return {
    values: isAsThen ? figuresIn(entity, then) : undefined,
    stayed: stayedFigures(entity, layers, { points, steps }),
  }
}

/** The step of a change set that changed only derived fields, such as a recalculation. */
export function figuresStep(
  entity: Entity,
  { points, steps }: Pick<RecordTimeline, 'points' | 'steps'>,
): Step | undefined {
  return layersOf({ values: points.map((point) => point && figuresIn(entity, point)), steps }).findLast(
    ({ step }) => step?.part === 'set',
  )?.step
}

/** Figures that the change set recalculated stay if somebody recalculated them since. */
function stayedFigures(
  entity: Entity,
  layers: readonly Layer[],
  { points, steps }: Pick<RecordTimeline, 'points' | 'steps'>,
): readonly Stayed[] {
  const by = layers.at(-1)?.step
  const isOwn = layers.some(({ step }) => step?.part === 'own')
  if (!isOwn || !by || by.part === 'own') return []
  const writes = steps.some(
    ({ part }, index) =>
      part === 'own' && !same(writtenIn(entity, points[index]), writtenIn(entity, points[index + 1])),
  )
  const below = layers[layers.findIndex(({ step }) => step?.part === 'own') - 1]
  if (writes || same(below?.value, layers.at(-1)?.value)) return []
  return [{ key: '=', label: entity.figures?.label ?? 'Figures', by }]
}

/** The derived fields that the history keeps; those of lines by line id. */
function figuresIn(entity: Entity, values: Values): Values {
  const figures = historyFields(entity).flatMap(([name, { line, readOnly, byServer }]): [string, unknown][] => {
    if (readOnly) return byServer ? [] : [[name, values[name]]]
    const derived = Object.keys(line ?? {}).filter((each) => line?.[each]?.readOnly)
    if (derived.length === 0) return []
    const lines = (values[name] ?? []) as readonly Values[]
    return [[name, Object.fromEntries(lines.map((each) => [String(each['id']), picked(each, derived)]))]]
  })
  return Object.fromEntries(figures)
}

function writtenIn(entity: Entity, values: Values | undefined): Values | undefined {
  return (
    values &&
    Object.fromEntries(
      fieldsOf(entity).flatMap(([name, field]) => (field.readOnly ? [] : [[name, ownPart(field, values[name])]])),
    )
  )
}

function inputsIn(entity: Entity, values: Values): unknown {
  if (!entity.figures) return writtenIn(entity, values)
  return entity.figures.from.map((path) => {
    const [name = '', inner] = path.split('.')
    if (inner === undefined) return ownPart(entity.fields[name], values[name])
    const lines = (values[name] ?? []) as readonly Values[]
    return Object.fromEntries(lines.map((line) => [String(line['id']), line[inner]]))
  })
}

function picked(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
