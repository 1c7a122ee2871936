import { type ColumnFacts } from './column-facts.ts'
import { isBareQuantity, namedOption, namedTarget, namedUnplaced, nameStrength } from './header-names.ts'
import type { Unplaced } from './header-words.ts'
import { MAX_OPTIONS } from '../variants.ts'
import { type TargetId, targetOf } from './targets.ts'

/** How sure a column was recognised: by its name, by part of its name, or only by its content. */
export type Confidence = 'sure' | 'likely' | 'guess'

/** The recognised meaning of a column; null leaves it out of the import. */
export interface RecognisedColumn {
  readonly target: TargetId | null
  readonly confidence: Confidence | null
  /** Its name means what another column is taken for, so it is left out. */
  readonly conflict?: TargetId
  /** Its name is understood, but a product has no field for it, so it is left out. */
  readonly unplaced?: Unplaced
}

const UNKNOWN: RecognisedColumn = { target: null, confidence: null }

/**
 * Recognises each column of a product file (PROD-14): by its name if there is a header, then by its content. Each target is given once,
 * except extra costs. A bare "price" becomes the sales price beside a cost, otherwise a guess at the cost.
 */
export function recogniseColumns(
  names: readonly string[] | null,
  facts: readonly ColumnFacts[],
): readonly RecognisedColumn[] {
  const found = new Map<number, RecognisedColumn>()
  if (names) {
    takeNamed(names, facts, found, 'sure')
    takePlainPrices(names, facts, found)
    takeNamed(names, facts, found, 'likely')
  }
  takeByContent(names !== null, facts, found)
  if (names) doubtQuantity(names, found)
  retarget('description', 'name', facts, found, tellsApart)
  retarget('groupKey', 'category', facts, found, sorts)
  if (names && isTaken(found, 'groupKey')) takeOptions(names, facts, found)
  return facts.map((each, index) => found.get(index) ?? leftOut(names?.[index] ?? '', each, found))
}

/** Beside what is paid, a bare quantity is as likely what was delivered as what lies on the shelf: that is for a person to say. */
function doubtQuantity(names: readonly string[], found: Found): void {
  if (!isTaken(found, 'baseCost')) return
  for (const [index, { target }] of found) {
    if (target === 'stock' && isBareQuantity(names[index] ?? '')) found.set(index, { target, confidence: 'guess' })
  }
}

/** A column that is left out, with the target that another column has in its stead. */
function leftOut(name: string, { filled }: ColumnFacts, found: Found): RecognisedColumn {
  const unplaced = namedUnplaced(name)
  if (unplaced) return { ...UNKNOWN, unplaced }
  const named = filled === 0 ? null : namedTarget(name)
  if (!named) return UNKNOWN
  const meant = named.target === 'price' ? 'retailPrice' : named.target
  return isTaken(found, meant) ? { ...UNKNOWN, conflict: meant } : UNKNOWN
}

type Found = Map<number, RecognisedColumn>

function isTaken(found: Found, target: TargetId): boolean {
  return targetOf(target).many !== true && [...found.values()].some((each) => each.target === target)
}

function takeNamed(
  names: readonly string[],
  facts: readonly ColumnFacts[],
  found: Found,
  confidence: 'sure' | 'likely',
) {
  const clearest = names.map((name, index) => ({ name, index, strength: nameStrength(name) }))
  for (const { name, index, strength } of clearest.sort((a, b) => b.strength - a.strength)) {
    const named = found.has(index) ? null : namedTarget(name)
    const own = facts[index]
    if (!named || !own || named.target === 'price' || named.whole !== (confidence === 'sure')) continue
    if (strength === 0 && own.codes >= MOST && !isTaken(found, 'sku')) {
      found.set(index, { target: 'sku', confidence: 'likely' })
    } else if (!isTaken(found, named.target) && fits(named.target, own)) {
      found.set(index, { target: named.target, confidence })
    }
  }
}

/** The options of variants in a group; without groups such columns describe products. */
function takeOptions(names: readonly string[], facts: readonly ColumnFacts[], found: Found): void {
  const free = names.flatMap((name, index) => {
    const target = found.has(index) || at(facts, index).filled === 0 ? null : namedOption(name)
    return target ? [{ index, target }] : []
  })
  for (const wanted of ['optionName', 'option'] as const) {
    const columns = free.filter(({ target }) => target === wanted).slice(0, MAX_OPTIONS)
    for (const { index } of columns) found.set(index, { target: wanted, confidence: 'likely' })
  }
}

function takePlainPrices(names: readonly string[], facts: readonly ColumnFacts[], found: Found): void {
  names.forEach((name, index) => {
    const own = facts[index]
    if (found.has(index) || !own || namedTarget(name)?.target !== 'price' || !fits('retailPrice', own)) return
    const [cost, price] = [isTaken(found, 'baseCost'), isTaken(found, 'retailPrice')]
    if (cost && price) return
    const target = cost ? 'retailPrice' : 'baseCost'
    found.set(index, { target, confidence: cost || price ? 'likely' : 'guess' })
  })
}

const MOST = 0.9

/** Whether the content of a column can be what its name says. */
function fits(target: TargetId, facts: ColumnFacts): boolean {
  if (facts.filled === 0) return true
  const { kind } = targetOf(target)
  if (kind === 'money' || kind === 'percent' || kind === 'count') return facts.numeric >= 0.5
  if (kind === 'flag') return facts.flags >= 0.5
  if (kind === 'currency') return facts.currencyCodes >= 0.5
  if (kind === 'category' || kind === 'subcategory' || kind === 'brand') return facts.numeric < 0.5
  return true
}

function takeByContent(named: boolean, facts: readonly ColumnFacts[], found: Found): void {
  const give = (target: TargetId, index: number | undefined): void => {
    if (index !== undefined && !isTaken(found, target)) found.set(index, { target, confidence: 'guess' })
  }
  const free = (): number[] => facts.flatMap((each, index) => (found.has(index) || each.filled === 0 ? [] : [index]))
  const first = (test: (own: ColumnFacts) => boolean): number | undefined =>
    free().find((index) => test(at(facts, index)))
  give(
    'barcode',
    first((own) => own.eans >= MOST && own.distinct >= MOST),
  )
  give(
    'currency',
    first((own) => own.currencyCodes >= MOST),
  )
  give(
    'imageUrl',
    first((own) => own.links >= MOST),
  )
  give(
    'sku',
    first((own) => own.lettered >= MOST && own.distinct >= 0.98 && own.blank * 20 <= own.filled),
  )
  give('name', nameColumn(facts, free()))
  takePrices(named, facts, free(), found)
}

/**
 * A name may have more than one meaning: the only text column of many suppliers' lists is called description, and their groups are
 * categories. If the other meaning is missing and the content fits it, that is the likely one.
 */
function retarget(
  target: TargetId,
  other: TargetId,
  facts: readonly ColumnFacts[],
  found: Found,
  test: (own: ColumnFacts) => boolean,
): void {
  const index = [...found].find(([, each]) => each.target === target)?.[0]
  if (index === undefined || isTaken(found, other) || !test(at(facts, index))) return
  found.set(index, { target: other, confidence: 'likely' })
}

/** Texts that distinguish the rows, as names do. */
function tellsApart({ words, distinct, meanLength, blank, filled }: ColumnFacts): boolean {
  return words >= 0.7 && distinct >= 0.6 && meanLength <= 120 && blank * 10 <= filled
}

/** Texts that are repeated, as categories are. */
function sorts({ words, distinct, filled }: ColumnFacts): boolean {
  return filled >= 5 && words >= MOST && distinct <= 0.25
}

/** The text column that distinguishes the rows best; of equal ones the leftmost. Longer texts are descriptions. */
function nameColumn(facts: readonly ColumnFacts[], free: readonly number[]): number | undefined {
  const candidates = free.filter((index) => tellsApart(at(facts, index)))
  const distinct = (index: number): number => at(facts, index).distinct
  return candidates.reduce<number | undefined>(
    (best, index) => (best === undefined || distinct(index) > distinct(best) + 0.02 ? index : best),
    undefined,
  )
}

/** Amounts are recognised by their currency; without a header also by digits after the point. The cost is less than the price. */
function takePrices(named: boolean, facts: readonly ColumnFacts[], free: readonly number[], found: Found): void {
  if (isTaken(found, 'baseCost') || isTaken(found, 'retailPrice')) return
  const amounts = free.filter((index) => {
    const own = at(facts, index)
    const looksLikeMoney = own.currency !== null || (!named && own.decimals >= 0.5 && own.percent === 0)
    return own.numeric >= MOST && looksLikeMoney && own.blank <= own.filled
  })
  const [cost, price] = amounts.slice(0, 2).sort((a, b) => at(facts, a).mean - at(facts, b).mean)
  if (cost !== undefined) found.set(cost, { target: 'baseCost', confidence: 'guess' })
  if (price !== undefined) found.set(price, { target: 'retailPrice', confidence: 'guess' })
}

function at(facts: readonly ColumnFacts[], index: number): ColumnFacts {
  const own = facts[index]
  if (own === undefined) throw new RangeError(`There is no column ${index + 1}`)
  return own
}
