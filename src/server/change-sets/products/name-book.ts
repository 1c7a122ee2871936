import { foldText } from '#domain/text-fold.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { type AnyPatch, type AnyRow, type Entity, general } from '#contract/entity.ts'
import { brand } from '#contract/entities/brand.ts'
import { category } from '#contract/entities/category.ts'
import { product } from '#contract/entities/product.ts'
import { type FieldIssue, Refusal } from '#contract/refusal.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import type { RowCache } from '#server/kit/rows/reading.ts'
import { same } from '#contract/same.ts'
import { rowMessages } from '../change-set-messages.ts'
import { type Attempt, attempt, goodOutcome, type Outcome, planChange } from '../outcome.ts'

/** A category or brand named in a file, existing or to be created. */
interface Named {
  readonly id: string
  readonly parent: Named | null
  /** The outcome of a new name; taken once a written row needs it. */
  outcome: Outcome | null
}

/** The names of a row; left out if the file has none. */
export interface GivenNames {
  readonly category?: readonly string[] | undefined
  readonly brand?: string | undefined
}

/** The rows that the names mean; an id is left out if the file has no name. */
export interface ResolvedNames {
  readonly ids: AnyPatch
  /** Marks the row as written, so that the names it needs are created. */
  use(): void
}

const UNCATEGORISED = fold(product.shown?.['category']?.otherwise ?? '')

/** Finds categories and brands by name, ignoring case and accents, and plans the missing ones. */
export class NameBook {
  readonly #known = new Map<string, Named>()
  readonly #cache: RowCache
  readonly #seed: string
  readonly #create: boolean
  readonly #now: number
  readonly #nextRow: () => number
  #used: Outcome[] = []

  /** The cache holds every category and brand; `seed` makes the ids of new ones, `nextRow` numbers their rows. */
  constructor(cache: RowCache, seed: string, create: boolean, now: number, nextRow: () => number) {
    this.#cache = cache
    this.#seed = seed
    this.#create = create
    this.#now = now
    this.#nextRow = nextRow
    for (const entity of [general(category), general(brand)]) {
      for (const row of oldestFirst(cache.of(entity.kind))) {
        const key = keyOf(entity, String(row[entity.title]), (row['parentId'] ?? null) as string | null)
        if (!this.#known.has(key)) this.#known.set(key, { id: row.id, parent: null, outcome: null })
      }
    }
  }

  /** The ids of a row's names, or the problem with them. A reference of the product to the same names stays. */
  resolve({ category: path, brand: brandName }: GivenNames, current?: AnyRow): Attempt<ResolvedNames> {
    const problems: FieldIssue[] = []
    const take = (field: string, step: () => Named | null): Named | null => {
      const found = attempt(step)
      if ('value' in found) return found.value
      problems.push(...found.problems.map(({ message }) => ({ field, message })))
      return null
    }
    const categoryOf =
      path === undefined
        ? undefined
        : take('category', () => this.#kept(general(category), current?.['categoryId'], path) ?? this.#category(path))
    const brandOf =
      brandName === undefined
        ? undefined
        : take(
            'brand',
            () =>
              this.#kept(general(brand), current?.['brandId'], [brandName]) ??
              this.#find(general(brand), brandName, null),
          )
    if (problems.length > 0) return { problems }
    const ids = {
      ...(categoryOf === undefined ? {} : { categoryId: categoryOf?.id ?? null }),
      ...(brandOf === undefined ? {} : { brandId: brandOf?.id ?? null }),
    }
    return {
      value: {
        ids,
        use: () => {
          for (const named of [categoryOf, brandOf]) if (named) this.#use(named)
        },
      },
    }
  }

  /** The new names that rows needed since the last call. */
  takeUsed(): Outcome[] {
    const used = this.#used
    this.#used = []
    return used
  }

  /** The present reference, if its names are exactly those of the file. */
  #kept(entity: Entity, id: unknown, path: readonly string[]): Named | undefined {
    const row = typeof id === 'string' ? this.#cache.get(entity.kind, id) : undefined
    if (!row) return undefined
    const parent = typeof row['parentId'] === 'string' ? this.#cache.get(entity.kind, row['parentId']) : undefined
    const names = [...(parent ? [parent[entity.title]] : []), row[entity.title]]
    return same(names, path) ? { id: row.id, parent: null, outcome: null } : undefined
  }

  #category(path: readonly string[]): Named | null {
    const [top, ...rest] = path
    if (top === undefined) return null
    const isNone = rest.length === 0 && fold(top) === UNCATEGORISED
    if (isNone && !this.#known.has(keyOf(general(category), top, null))) return null
    return path.reduce<Named | null>((parent, name) => this.#find(general(category), name, parent), null)
  }

  #find(entity: Entity, name: string, parent: Named | null): Named {
    const key = keyOf(entity, name, parent?.id ?? null)
    const known = this.#known.get(key)
    if (known) return known
    const made = this.#plan(entity, name.trim(), parent)
    this.#known.set(key, made)
    return made
  }

  #plan(entity: Entity, name: string, parent: Named | null): Named {
    const data = checkPatch(entity, { [entity.title]: name, ...(parent ? { parentId: parent.id } : {}) })
    if (!this.#create) throw missingName(entity, name)
    const n = this.#nextRow()
    const id = derivedUuid(this.#seed, n)
    const write = planChange({ op: 'put', kind: entity.kind, id, data }, this.#cache, this.#now)
    return { id, parent, outcome: goodOutcome(n, entity.kind, id, write) }
  }

  #use(named: Named): void {
    if (!named.outcome) return
    if (named.parent) this.#use(named.parent)
    this.#used.push(named.outcome)
    named.outcome = null
  }
}

function oldestFirst(rows: ReadonlyMap<string, AnyRow>): AnyRow[] {
  return [...rows.values()].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

/** Two names are equal if readers see no difference: case, accents and spaces are ignored. */
function fold(name: string): string {
  return foldText(name).trim().replace(/\s+/g, ' ')
}

function keyOf(entity: Entity, name: string, parentId: string | null): string {
  return `${entity.kind} ${parentId ?? ''} ${fold(name)}`
}

function missingName(entity: Entity, name: string): Refusal {
  return new Refusal('rule-broken', { message: rowMessages.noNamed(entity.label.one, name) })
}
