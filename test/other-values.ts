import { type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'

/** Text that stands in no page, paper or program by itself, and is told apart from others of its kind by its number. */
const MARK = /Hidden\d+Mark|hidden\d+mark|0000a0de-[\w-]+/

/** A cost as it was paid in another currency. */
const PAID = { amount: '7.7391', currency: 'CHF', to: 'EUR', rate: '1.25', date: '2031-05-07' }

/** A tax in the seller's own currency. */
const TOLD_TAX = { currency: 'CHF', rate: '1.25', date: '2031-05-07', amount: '7.73' }

/** A value in stored form that is not the one that is there; `n` makes it another one for each field. */
function otherValue(field: Field, current: unknown, n: number): unknown {
  const other = candidates(field, n).find((each) => !isSame(each, current) && field.stored.safeParse(each).success)
  if (other === undefined) throw new Error(`no other value for ${field.label}: add a form that it accepts`)
  return other
}

function candidates(field: Field, n: number): readonly unknown[] {
  const [mark, number] = [`Hidden${n}Mark`, 70_003 + n * 1_013]
  switch (field.type) {
    case 'text':
      return textForms(n)
    case 'choice':
      return field.choices ?? []
    case 'flag':
      return [true, false]
    case 'money':
    case 'percent':
    case 'quantity':
    case 'integer':
    case 'instant':
      return [number * 10_000, number, 300 + n, 1 + n, 3, 2, -number * 10_000]
    case 'tags':
      return [[mark]]
    case 'lines':
      return [[{ id: mark, ...lineOf(field, {}, n) }]]
    case 'json':
      return [
        mark,
        [mark],
        { street: mark },
        { ...PAID, source: mark },
        { ...TOLD_TAX, source: mark },
        { gross: 10_000, discount: 0, tax: 10_000 },
      ]
    case 'reference':
      return []
    default:
      throw new Error(`no values for a field of type ${String(field.type satisfies never)}`)
  }
}

function textForms(n: number): readonly string[] {
  const id = `0000a0de-0000-4000-8000-${String(n).padStart(12, '0')}`
  const day = `2031-05-${String(10 + (n % 18))}`
  const picture =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return [
    `Hidden${n}Mark`,
    `https://hidden${n}mark.example`,
    `hidden${n}mark@hidden.example`,
    id,
    day,
    `#a1b2${10 + (n % 80)}`,
    picture,
    '2031-05',
    'KES',
    'NZ',
    'gsw',
  ]
}

/** A line all of whose fields hold something else; `isIn` says which of them. */
function lineOf(field: Field, current: Readonly<Record<string, unknown>>, n: number, isIn = (_name: string) => true) {
  const fields = Object.entries(field.line ?? {}).filter(([name]) => isIn(name))
  return Object.fromEntries(fields.map(([name, each], index) => [name, otherValue(each, current[name], n + index + 1)]))
}

/**
 * The row with something else in each of its declared fields that `isHidden` names: `notes`, and `items.unitCost` for a field of lines.
 * Where one field of a list is not hidden its lines stay, else it is another list. References are left alone: they must lead somewhere.
 */
export function otherHidden(entity: Entity, row: AnyRow, isHidden: (name: string) => boolean): AnyRow {
  const others = fieldsOf(entity).flatMap(([name, field], index): (readonly [string, unknown])[] => {
    const n = (index + 1) * 100
    if (field.type === 'reference') return []
    const parts = Object.keys(field.line ?? {})
    if (parts.some((part) => !isHidden(`${name}.${part}`))) {
      const lines = row[name] as readonly Readonly<Record<string, unknown>>[]
      const changed = lines.map((line, at) => ({
        ...line,
        ...lineOf(field, line, n + at * 20, (part) => isHidden(`${name}.${part}`)),
      }))
      return [[name, changed]]
    }
    return isHidden(name) ? [[name, otherValue(field, row[name], n)]] : []
  })
  return { ...row, ...Object.fromEntries(others) }
}

/** The marks of `otherValue` that a text holds. */
export function marksIn(text: string): string[] {
  return [...new Set(text.match(new RegExp(MARK, 'g')) ?? [])]
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
