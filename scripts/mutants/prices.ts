import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const FORMULAS = unit('src/domain/price-formulas.test.ts', 'src/domain/pricing.test.ts')
const COSTS = unit('src/domain/total-cost.test.ts', 'src/domain/pricing.test.ts')
const EXACT = unit('src/domain/exact.test.ts', 'src/domain/pricing-laws.test.ts')
const RATES = unit('src/domain/exchange-rates.test.ts', 'src/domain/cost-origin.test.ts')
const CALCULATORS = unit(
  'src/domain/calculators/calculators.test.ts',
  'src/web/features/calculators/card-figures.test.ts',
)
const ENDINGS = unit('src/domain/price-ending.test.ts', 'src/domain/pricing.test.ts')

/** Every guard of the formulas that prices are made by, and of what stands around them. */
export const priceMutants: readonly Mutant[] = [
  ...breaksOf('src/domain/price-formulas.ts', FORMULAS, [
    ['a margin of exactly 100 % is no longer clamped', 'return marginPpm >= PPM', 'return marginPpm > PPM'],
    ['a clamped margin leaves the cost', 'isMarginClamped(percent)) return 2', 'isMarginClamped(percent)) return 1'],
    ['a negative margin is priced', 'return percent >= 0 ? PPM : 1', 'return PPM'],
    ['a negative margin divides', 'return percent >= 0 && percent < PPM ?', 'return percent < PPM ?'],
    [
      'a markup below −100 % gives a negative price',
      'if (percent < -PPM) return 0',
      'if (percent < -PPM) return PPM + percent',
    ],
    ['a negative cost is priced', '!Number.isFinite(cost) || cost <= 0', '!Number.isFinite(cost)'],
    [
      'a price without VAT is taken for one with it',
      '(PPM + taxRate) * UNITS_PER_MINOR) * UNITS',
      'PPM * UNITS_PER_MINOR) * UNITS',
    ],
    ['a margin is taken on the cost', 'percent < PPM ? PPM - percent : 1', 'percent < PPM ? PPM : 1'],
    ['a margin at a price of 0 divides by it', 'if (whole.numerator === 0n) return 0', ''],
  ]),
  ...breaksOf('src/domain/calculators/cell-text.ts', CALCULATORS, [
    ['a margin of exactly 100 % is calculated with', 'compared(value, WHOLE) >= 0', 'compared(value, WHOLE) > 0'],
    ['a figure below 0 is calculated with', 'if (!cell.signed && compared', 'if (cell.signed && compared'],
    ['a result of a calculator is not rounded to its currency', "if (cell.kind !== 'money' || cell.fine)", 'if (cell)'],
  ]),
  ...breaksOf('src/domain/calculators/question.ts', CALCULATORS, [
    ['a name that every object has stops the page of calculators', 'Object.hasOwn(choices, name) && ', ''],
    [
      'a figure that is asked for does not come back',
      'back && isWithin(back, wanted, returning(target, currencies))',
      'back',
    ],
  ]),
  ...breaksOf('src/domain/total-cost.ts', COSTS, [
    ['duty is taken on the other basis', "rules.dutyBasis === 'cif'", "rules.dutyBasis === 'fob'"],
    ['VAT that comes back is part of the cost', 'rules.vatRecoverable ? 0 : counted', 'counted'],
    [
      'VAT is not taken on the duty',
      '(plain + duty * PER_PPM) * ((PPM + vatPpm) * PER_PPM)',
      'plain * ((PPM + vatPpm) * PER_PPM) + duty * PER_PPM',
    ],
    ['a cost of 0 counts as known', 'cost.approximate > 0\n', 'cost.approximate >= 0\n'],
    ['other costs are left out', 'plain += counted(line.amount)', 'plain += 0 * counted(line.amount)'],
    ['what is no number spoils the sum', '|| !Number.isFinite(value)) return 0', ') return 0'],
  ]),
  ...breaksOf('src/domain/exact.ts', EXACT, [
    ['a half is rounded down', 'if (Math.abs(rest) * 2 < denominator)', 'if (Math.abs(rest) * 2 <= denominator)'],
    ['an exact half is rounded down', '2n * magnitude + denominator)', '2n * magnitude + denominator - 1n)'],
    ['what is too close to tell is guessed', 'if (beyondHalf < -bound)', 'if (beyondHalf <= bound)'],
    ['a negative half is rounded up', 'return whole + Math.sign(numerator)', 'return whole + 1'],
  ]),
  ...breaksOf('src/domain/money.ts', unit('src/domain/money.test.ts'), [
    ['half a cent is dropped', 'Math.abs(rest) * 2 < UNITS_PER_MINOR', 'Math.abs(rest) * 2 <= UNITS_PER_MINOR'],
  ]),
  ...breaksOf('src/domain/service-pricing.ts', unit('src/domain/service-pricing.test.ts'), [
    [
      'an hour costs the whole service',
      'if (hours > 0) return share(cost, ONE_HOUR, hours)',
      'if (hours > 0) return cost',
    ],
    ['a package costs an hour', "if (service.pricingModel !== 'hourly') return cost", ''],
  ]),
  ...breaksOf('src/domain/price-ending.ts', ENDINGS, [
    ['an ending lowers the price', 'return over > 0 ? price - over + step : price - over', 'return price - over'],
    ['an ending goes below the floor', 'return ended < floor ? raised(floor, grid) : ended', 'return ended'],
    ['what is free gets an ending', 'if (grid === null || price <= 0)', 'if (grid === null || price < 0)'],
    ['a price that has its ending is raised', 'return over > 0 ?', 'return over >= 0 ?'],
    [
      'the nearest ending is the higher one',
      'price - below < above - price ? below : above',
      'price < 0 ? below : above',
    ],
    ['.95 ends at .99', "'.95': 95", "'.95': 99"],
    ['the nearest ending may be zero', 'return below > 0 && price', 'return price'],
  ]),
  ...breaksOf('src/domain/price-formulas.ts', unit('src/domain/price-floor.test.ts'), [
    [
      'a floor is a markup',
      "priceByPercent(cost, 'margin', floor, grossPpm)",
      "priceByPercent(cost, 'markup', floor, grossPpm)",
    ],
  ]),
  ...breaksOf('src/domain/price-floor.ts', unit('src/domain/price-floor.test.ts'), [
    ['the farthest category sets the floor', 'categories.find(', 'categories.findLast('],
    ['a price at its floor is below it', 'floor !== null && floor > kept', 'floor !== null && floor >= kept'],
    [
      'the profile’s floor wins over the product’s',
      'if (product !== null) return',
      'if (product !== null && profile === null) return',
    ],
  ]),
  ...breaksOf('src/domain/kept-floor.ts', unit('src/domain/price-floor.test.ts'), [
    ['what a price keeps is rounded otherwise than prices', 'price + UNITS_PER_MINOR / 2', 'price'],
  ]),
  ...breaksOf('src/contract/limited.ts', integration('src/server/catalogue/floors-of-now.test.ts'), [
    ['the floor of the category above holds for nobody', 'need.parent === undefined ? [own]', 'need.parent ? [own]'],
    ['variants keep the flag of when they were written', 'const after = before.map(told)', 'const after = before'],
  ]),
  ...breaksOf('src/server/kit/rows/limit-sql.ts', integration('src/server/catalogue/floors-of-now.test.ts'), [
    [
      'the list finds by the floor of the business alone',
      "if ('by' in need) return [named(need)]",
      "if ('by' in need) return []",
    ],
    [
      'the list finds by the floors of categories alone',
      'is null and ${keepsLess(`(',
      'is not null and ${keepsLess(`(',
    ],
  ]),
  ...breaksOf('src/server/catalogue/product-problems.ts', integration('src/server/catalogue/product-list.test.ts'), [
    ['a variant that is not sold gives its product a problem', '`${SOLD} && ${variant}`', 'variant'],
    ['no product is found by what its variants keep', " union all ${idsWhere('src.has_variants')}", ''],
  ]),
  ...breaksOf('src/domain/product-problem.ts', unit('src/domain/catalogue-facts.test.ts'), [
    ['a loss of a variant is not seen', 'sold.length === 0 ? [product] : sold', '[product]'],
  ]),
  ...breaksOf('src/domain/pricing.ts', unit('src/domain/pricing.test.ts'), [
    ['a price at its floor is flagged', 'floor !== null && price < floor', 'floor !== null && price <= floor'],
    [
      'profit is taken from the price with VAT',
      'rules.pricesIncludeVat ? netPrice(price, rules.taxRate) : price',
      'false ? 0 : price',
    ],
    ['a product without a cost is priced', "if (basis.rule === 'none' || !known)", "if (basis.rule === 'none')"],
    ['a missing markup is the default margin', "return rule === 'margin'\n", 'return true\n'],
  ]),
  ...breaksOf('src/domain/price-receipt.ts', unit('src/domain/price-receipt.test.ts'), [
    [
      'a receipt forgets what it left out',
      '{ ...ENGINE_DEFAULTS, ...special }',
      '{ ...(special as unknown as PricingRules) }',
    ],
    [
      'a receipt leaves out zero and no',
      'value !== ENGINE_DEFAULTS[name as keyof PricingRules]',
      'value && value !== ENGINE_DEFAULTS[name as keyof PricingRules]',
    ],
    ['a receipt of another engine is replayed', 'engine === PRICING_ENGINE ?', 'engine !== undefined ?'],
  ]),
  ...breaksOf('src/domain/bulk-prices.ts', unit('src/domain/bulk-edit.test.ts'), [
    ['a margin is shown where no cost is known', "const margin = flag === 'no-cost' ? null : ", 'const margin = '],
    [
      'a price below zero is kept',
      "flag !== 'out-of-range' && (price === null || price >= 0)",
      "flag !== 'out-of-range'",
    ],
  ]),
  ...breaksOf('src/domain/bulk-price-change.ts', unit('src/domain/bulk-edit.test.ts'), [
    [
      'a lowered price breaks the floor',
      'rules.endingDirection, priceByRules(input, rules).floorPrice ?? 0)',
      'rules.endingDirection, 0)',
    ],
    ['a rule that cannot be reached is kept', 'percent >= 0 && percent < PPM', 'percent < PPM'],
    ['a rule is kept whose steps are too wide', 'Math.abs(made - wanted) * 10_000 <= wanted', 'wanted > 0'],
  ]),
  ...breaksOf('src/domain/bulk-price-change.ts', unit('src/domain/bulk-earlier-prices.test.ts'), [
    ['nought percent gives a price its ending', 'if (change.percent === 0) return price', ''],
    ['a kept rule starts from the settings in force', 'isOfToday ? raisedRule', 'sold ? raisedRule'],
  ]),
  ...breaksOf('src/domain/bulk-rules.ts', unit('src/domain/bulk-earlier-prices.test.ts'), [
    ['a price is raised from what the settings in force would make', ': receiptRules(receipt)', ': null'],
    ['recalculated prices stand', 'recalculate || namesPrices', 'namesPrices'],
  ]),
  ...breaksOf('src/domain/bulk-edit.ts', unit('src/domain/bulk-edit.test.ts'), [
    [
      'a price refused by its floor is written',
      "if ('floor' in floored)",
      "if ('floor' in floored && row.isActive === null)",
    ],
    ['tags are replaced and not edited', 'add: addTags, remove: removeTags', 'add: addTags'],
  ]),
  ...breaksOf('src/domain/bulk-floor.ts', unit('src/domain/bulk-edit.test.ts'), [
    ['a business that only warns refuses', '!(deps.isFloorStrict && chosen)', '!chosen'],
    ['a price that comes nearer is refused', 'return isLowered && chosen ?', 'return chosen ?'],
    [
      'a reason is given to every product',
      'if (!isBelow) return {}',
      'if (!isBelow && reason === undefined) return {}',
    ],
    [
      'variants are not looked at',
      '...variants.map((variant) => ({',
      '...variants.slice(variants.length).map((variant) => ({',
    ],
  ]),
  ...breaksOf('src/domain/pricing-rules.ts', unit('src/domain/pricing.test.ts'), [
    ['the ending of another currency is taken', 'each.currency === currency)', 'each.currency !== currency)'],
    [
      'the ending of the currency wins over the product’s own',
      '...(input.priceEnding === null\n',
      '...(input.baseCurrency\n',
    ],
  ]),
  ...breaksOf('src/domain/reprice-columns.ts', unit('src/domain/reprice-columns.test.ts'), [
    ['every currency ends as the first', 'endings[columns.currency[row] ?? 0]', 'endings[0]'],
  ]),
  ...breaksOf('src/domain/solve-price.ts', unit('src/domain/solve-price.test.ts'), [
    ['a margin of 100 % is solved', "cell !== 'margin' && (margin >= PPM ||", "cell !== 'margin' && (margin > PPM ||"],
    ['a product without a cost is solved', 'costOf(input, rules).over > 0n ?', 'costOf(input, rules).over > -1n ?'],
    [
      'the discount is left out of what is paid',
      'return times({ over: BigInt(shelf) * BigInt(PPM - discount)',
      'return times({ over: BigInt(shelf) * BigInt(PPM)',
    ],
    ['sales VAT counts where prices are without it', 'rules.pricesIncludeVat ? rules.taxRate : 0', 'rules.taxRate'],
    [
      'the price ending is left out',
      'endedPrice(nearestRatio(over, under) * UNITS_PER_MINOR, grid,',
      'endedPrice(nearestRatio(over, under) * UNITS_PER_MINOR, null,',
    ],
    [
      'a discount is rounded up',
      'const kept = -flooredRatio({\n    over: -least.over',
      'const kept = flooredRatio({\n    over: least.over',
    ],
    ['a negative discount is an answer', 'return discount < 0 ?', 'return discount < -PPM ?'],
    ['a cost below zero is an answer', 'if (most < 0n) return', 'if (most < -1_000_000_000_000n) return'],
    [
      'duty is taken on the freight where it is not',
      "if (rules.dutyBasis === 'cif') {",
      "if (rules.dutyBasis !== 'none') {",
    ],
    ['a solved cost brings another price back', '<= UNITS_PER_MINOR\n', '<= 1000 * UNITS_PER_MINOR\n'],
  ]),
  ...breaksOf('src/contract/product-floor.ts', unit('src/contract/product-floor.test.ts'), [
    ['a floor that warns refuses', "['floorAction'] !== 'block'", "['floorAction'] === undefined"],
    ['a rise in cost is refused', 'chosen === undefined || context.isRestored', 'context.isRestored'],
    ['what is restored is refused', 'context.isRestored || !isAnyBelowFloor', '!isAnyBelowFloor'],
    ['an old reason lets every price pass', "changed.has('floorOverride') && row", 'row'],
    ['a blank reason lets a price pass', ".trim() !== '') return {}", " !== '') return {}"],
    ['variants are never below', 'belowFloor || variants.some((variant) => variant.belowFloor)', 'belowFloor'],
    [
      'every refusal is told as one of the floor',
      'issues.every(({ message }) =>',
      'issues.some(({ message }) => message ||',
    ],
  ]),
  ...breaksOf('src/domain/merge.ts', unit('src/domain/merge.test.ts'), [
    ['a removed line stays', 'if (change === null) return []', 'if (change === null) return [line]'],
    ['a removed tag stays', 'entries.filter((entry) => !removed.has(entry))', 'entries'],
  ]),
  ...breaksOf('src/domain/csv.ts', unit('src/domain/csv.test.ts'), [
    ['a formula is exported as one', 'FORMULA.test(text) && !PLAIN_NUMBER.test(text) ?', 'false ?'],
    ['a quote ends its cell', ".replaceAll('\"', '\"\"')", ''],
  ]),
  ...breaksOf('src/web/kit/shell/guard.ts', unit('src/web/kit/shell/guard.test.ts'), [
    ['strangers see every screen', "screen.access === 'public' ? { kind", 'screen.access ? { kind'],
    ['strangers are not led back', 'href: loginHref(href)', "href: loginHref('/')"],
    [
      'everybody sees the screens of administrators',
      "auth.user.role !== 'admin' ? { kind: 'refuse' }",
      "auth.user.id === '' ? { kind: 'refuse' }",
    ],
    [
      'the sign-in is shown to who is signed in',
      "if (screen.id === 'login') return",
      "if (screen.access === 'user' && screen.id === 'login') return",
    ],
  ]),
  ...breaksOf('src/contract/screens.ts', unit('src/contract/screens.test.ts'), [
    ['next leads to another host', "path.includes('//') || ", ''],
    ['next may hold a tab', '/[\\u0000-\\u001f\\u007f\\\\]/', '/[\\u0000\\\\]/'],
    ['next may be the sign-out', 'matchScreen(path)?.neverNext ? undefined : next', 'next'],
  ]),
  ...breaksOf('src/domain/exchange-rates.ts', RATES, [
    ['minor digits are forgotten', '* 10n ** BigInt(minorDigits(to))', '* 100n'],
    [
      'a rate is turned around',
      'numerator: target.numerator * source.denominator',
      'numerator: source.numerator * target.denominator',
    ],
    ['rates of a week ago are stale', '> STALE_AFTER_DAYS', '>= STALE_AFTER_DAYS'],
    ['a rate may be of any size', 'numerator <= denominator * FURTHEST_RATE && ', ''],
    ['a rate may be as small as can be', ' && denominator <= numerator * FURTHEST_RATE', ''],
    ['a rate of zero is one', 'return numerator === 0n ? undefined :', 'return numerator < 0n ? undefined :'],
    ['an amount grows beyond what is kept', 'Math.abs(converted) <= MAX_UNITS ?', 'Number.isFinite(converted) ?'],
    ['a worked-out rate is cut off', '(2n * scaled + denominator) / (2n * denominator)', 'scaled / denominator'],
  ]),
  ...breaksOf('src/domain/cost-origin.ts', RATES, [
    ['a cost that is typed keeps its origin', 'amount !== before.amount &&', 'amount === before.amount &&'],
    ['an origin of another currency sets the amount', 'origin.to !== currency || overruled', 'overruled'],
  ]),
  ...breaksOf('src/web/features/products/price-series.ts', unit('src/web/features/products/price-series.test.ts'), [
    ['a late price overrides what was written after it', 'if (item.version < newest) return false', ''],
    [
      'a price of another currency joins the line',
      'entry.currency === currency ? entry[figure] : null',
      'entry[figure]',
    ],
  ]),
]
