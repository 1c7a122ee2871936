import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const RULES = unit('src/domain/price-list/list-rules.test.ts')
const RESOLVER = unit('src/domain/price-list/effective-price.test.ts', 'src/domain/price-list/resolver-laws.test.ts')
const TAXATION = unit('src/domain/price-list/list-taxation.test.ts')
const ONCE = unit('src/domain/price-list/rounded-once.test.ts')
const LOWEST = unit('src/domain/price-list/lowest-price.test.ts')

/** The resolver of prices, breaks, promotions, and the window of the lowest price. */
export const priceListMutants: readonly Mutant[] = [
  ...breaksOf(
    'src/contract/entities/price-list-price.ts',
    integration('src/server/price-lists/from-quantity.test.ts'),
    [['a product has several prices of the first piece', 'minQuantity < ONE &&', 'minQuantity < 0 &&']],
  ),
  ...breaksOf('src/domain/price-list/effective-price.ts', RESOLVER, [
    ['a list of lower priority may win', 'if (isLess && !lose) break', 'if (isLess && lose) break'],
    [
      'of equal lists the dearer wins',
      'comparable(item, next) < comparable(item, best)',
      'comparable(item, next) > comparable(item, best)',
    ],
    ['net and gross prices are compared as they are', 'includesVat(outcome, item) ?', 'outcome.price === 0 ?'],
  ]),
  ...breaksOf('src/domain/price-list/list-terms.ts', unit('src/domain/price-list/customer-lists.test.ts'), [
    ['a list for a group is said to be for everybody', "terms.customerGroup === '' && isInForce", 'isInForce'],
    ['a list that ended is said to be for everybody', "=== '' && isInForce(terms, day)", "=== ''"],
  ]),
  ...breaksOf('src/contract/plan-changes.ts', integration('src/server/price-lists/price-lists.test.ts'), [
    [
      'what follows takes a restored row for a new one',
      'contextOf(entity, rows, before, restored.has(key))',
      'contextOf(entity, rows, before)',
    ],
  ]),
  ...breaksOf('src/domain/price-list/list-terms.ts', RESOLVER, [
    ['the last day of a list is left out', 'day > validTo', 'day >= validTo'],
    ['a list of a group is for everybody', "customerGroup !== '' &&", "customerGroup === '?' &&"],
    ['a draft gives prices', "status !== 'active'", "status === 'archived'"],
  ]),
  ...breaksOf('src/domain/price-list/list-price.ts', RULES, [
    [
      'a break is reached one piece late',
      'tiers.find(({ minQuantity }) => minQuantity <= most)',
      'tiers.find(({ minQuantity }) => minQuantity < most)',
    ],
    ['an override is reached one piece late', 'each.minQuantity <= most', 'each.minQuantity < most'],
    [
      'less than one piece reaches no override',
      'const most = Math.max(quantity, ONE)\n  const find',
      'const most = quantity\n  const find',
    ],
  ]),
  ...breaksOf('src/domain/price-list/price-book.ts', RULES, [
    [
      'the lowest break is taken first',
      'b.minQuantity - a.minQuantity || b.percentOff',
      'a.minQuantity - b.minQuantity || b.percentOff',
    ],
    ['the lowest override is taken first', 'other.minQuantity - minQuantity', 'minQuantity - other.minQuantity'],
  ]),
  ...breaksOf('src/domain/price-list/made-price.ts', RULES, [
    ['a floor makes a discount dearer than the price', 'isFromCost ? held : Math.min(held, base)', 'held'],
    ['an ending takes a discount away', 'if (raised < base)', 'if (raised <= base)'],
    ['a list goes below the floor', 'endedPrice(Math.max(price, least)', 'endedPrice(price'],
    ['an ending takes a break away', 'off > single ? MAX_UNITS : single', 'MAX_UNITS'],
    ['a break goes below the floor that its list is above', 'Math.min(floor ?? 0, single)', '0'],
    ['a break gives away what has a price', 'Math.min(single, UNITS_PER_MINOR)', '0'],
  ]),
  ...breaksOf('src/domain/unrounded.ts', unit('src/domain/unrounded.test.ts'), [
    ['a converted floor is rounded down', 'numerator > whole * step ? whole + 1n : whole', 'whole'],
  ]),
  ...breaksOf('src/domain/price-list/made-price.ts', ONCE, [
    [
      'a price is rounded before VAT and rule',
      'inTaxTerms(converted, from',
      'inTaxTerms(plainAmount(rounded(converted)), from',
    ],
  ]),
  ...breaksOf('src/domain/price-list/effective-price.ts', ONCE, [
    [
      'a dearer list wins by rounding',
      'share(own, PPM, PPM + item.taxRate) : own, 1)',
      'share(own, PPM, PPM + item.taxRate) : own)',
    ],
  ]),
  ...breaksOf('src/domain/documents/line-price.ts', unit('src/domain/documents/line-price.test.ts'), [
    [
      'a price is rounded before it is exchanged',
      'exchanged(share(net, PPM + tax, PPM)',
      'exchanged(plainAmount(roundedIfKept(share(net, PPM + tax, PPM)) ?? 0)',
    ],
    [
      'the cost of a screw is lost in the cent',
      'roundedIfKept(exchanged(cost, currency, terms), 1)',
      'roundedIfKept(exchanged(cost, currency, terms))',
    ],
  ]),
  ...breaksOf('src/domain/price-list/made-price.ts', TAXATION, [
    [
      'a net list keeps the sales VAT of the shop',
      'if (isGross === !withoutVat) return amount',
      'if (isGross) return amount',
    ],
    ['a list with sales VAT gives net trade prices', 'share(amount, PPM + taxRate, PPM)', 'amount'],
    ['sales VAT is put on net prices', 'if (!pricesIncludeVat) return amount', ''],
  ]),
  ...breaksOf('src/domain/price-list/list-price.ts', TAXATION, [
    ['a list without sales VAT has no say where it has no rule', '|| isTaxMoved', ''],
  ]),
  ...breaksOf('src/domain/price-list/standing-price.ts', RESOLVER, [
    ['a promotion lasts a moment too long', 'endsAt === null || at < endsAt', 'endsAt === null || at <= endsAt'],
    ['a promotion begins a moment too late', 'if (change.startsAt > at) break', 'if (change.startsAt >= at) break'],
    ['a price that was changed since counts as the promotion’s', 'running.at(-1)?.appliedPrice === price', 'true'],
  ]),
  ...breaksOf('src/domain/price-list/lowest-price.ts', LOWEST, [
    ['the window ends today', 'const to = cut ?? moment', 'const to = moment'],
    [
      'the window is a day short',
      'addDays(dayOf(to, timeZone), -WINDOW_DAYS)',
      'addDays(dayOf(to, timeZone), 1 - WINDOW_DAYS)',
    ],
    ['what was in force as the window began is left out', 'until <= from) return', 'point.at < from) return'],
    ['the reduced price counts itself', 'point.at >= to ||', 'point.at > to ||'],
    ['a promotion after a lower one hides it', '&& !raised(timeline, start)', ''],
    ['what came late from a device wins', 'if (version < newest) continue', ''],
  ]),
  ...breaksOf(
    'src/server/price-lists/scheduled-end.ts',
    integration('src/server/price-lists/scheduled-prices.test.ts'),
    [
      ['what the user changed is overwritten at the end', 'else if (isAsSet(applied, target, part))', 'else if (part)'],
      ['a promotion that ends beneath another brings its price back', 'if (above) heirs', 'if (above === null) heirs'],
      ['one that is gone is told as kept', 'else if (!isGone(target, part))', 'else'],
    ],
  ),
  ...breaksOf(
    'src/server/price-lists/scheduled-turn.ts',
    integration('src/server/price-lists/scheduled-times.test.ts'),
    [
      ['one that is over between two looks does not end', "act: 'begin', row }, ...end]", "act: 'begin', row }]"],
      ['one that could not begin ends', '    if (!row) continue', '    if (!row) throw new Error()'],
    ],
  ),
  ...breaksOf(
    'src/server/price-lists/scheduled-turn.ts',
    integration('src/server/price-lists/scheduled-prices.test.ts'),
    [
      [
        'a promotion whose time has passed begins',
        'row.endsAt !== null && row.endsAt <= now && now - row.startsAt > LATE_MS\n    const begin',
        'now < 0\n    const begin',
      ],
    ],
  ),
  ...breaksOf('src/server/price-lists/resolved-list.ts', integration('src/server/price-lists/floors-of-now.test.ts'), [
    [
      'the floors of categories do not hold in lists',
      'soldItem(row, variantId, contextOf)',
      'soldItem(row, variantId, () => contextOf(null))',
    ],
  ]),
  ...breaksOf('src/server/price-lists/price-history.ts', integration('src/server/price-lists/floors-of-now.test.ts'), [
    [
      'a floor of the business does not hold in the history of a list',
      "'currencyEndings', 'floorMargin',",
      "'currencyEndings',",
    ],
  ]),
]
