import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const ownFiles = integration('test/integration/own-files.test.ts')
const imports = integration('src/server/change-sets/products/import.test.ts')
const signs = unit('src/domain/import/decimal-signs.test.ts')
const services = unit('src/web/features/services/service-file.test.ts')

/** Files in and out: nothing is read otherwise than it was meant, and what was written comes back. */
export const importMutants: readonly Mutant[] = [
  ...breaksOf('src/contract/imported-data.ts', ownFiles, [
    ['the source is lost', 'source === undefined ? data', 'source !== undefined ? data'],
  ]),
  ...breaksOf('src/contract/imported-data.ts', imports, [
    ['the usual margin prices nothing', 'hasUsualMargin ? {} : { pricingMode: null }', '{ pricingMode: null }'],
  ]),
  ...breaksOf('src/server/change-sets/products/group-rows.ts', ownFiles, [
    ['an id is passed over', 'named !== undefined && isKept(named)', 'named !== undefined && !isKept(named)'],
  ]),
  ...breaksOf(
    'src/server/change-sets/expired-drafts.ts',
    integration('src/server/change-sets/expired-drafts.test.ts'),
    [['drafts end at once', 'now - DRAFT_DAYS * DAY_MS', 'now']],
  ),
  ...breaksOf('src/domain/import/decimal-signs.ts', signs, [
    ['a doubt is settled by the file', 'isMixed ? null : file', 'file'],
    ['a doubt is settled by nobody', 'return isMixed ? null : file', "return file ?? '.'"],
  ]),
  ...breaksOf('src/web/kit/row-files/row-values.ts', services, [
    ['empty cells of our own file say nothing', "isOwn && cell(ROW_ID) !== ''", "isOwn && cell(ROW_ID) === ''"],
  ]),
  ...breaksOf('src/web/kit/row-files/read-rows.ts', services, [
    ['amounts of another currency go by their figures', '(isOtherCurrency && holdsAmounts(name)) ||', ''],
    ['what the rules refuse comes in', 'problems.push(...refusals(data, id, work))', 'refusals(data, id, work)'],
    ['of several of one name the last is meant', "byKey.has(value) ? 'several' : row", 'row'],
  ]),
  ...breaksOf('src/web/kit/row-files/file-numbers.ts', services, [
    ['percentages are never fractions', 'said.fractions ?? fractional.length > 0', 'said.fractions ?? false'],
    ['percentages of our own file are fractions', "kind === 'percentages' && !isOwn", "kind === 'percentages'"],
    ['a column in doubt goes by the others', 'const sign = columnSign(facts, found)', 'const sign = found'],
  ]),
  ...breaksOf('src/web/features/price-lists/price-file.ts', unit('src/web/features/price-lists/price-file.test.ts'), [
    ['a price from fewer pieces on moves those above it', '!isOwn && last.typed.price !== each.typed.price', 'false'],
    ['one of several that are called so is taken', 'if (others.length > 0) return bad(messages.issues.several)', ''],
    ['another currency is taken for the own', 'named.value !== expected', 'false'],
  ]),
  ...breaksOf('src/domain/import/shopify-rows.ts', unit('src/domain/import/profiles.test.ts'), [
    ['rows that nothing tells apart become one', '{ sameAs: headRow }', '{}'],
    [
      'a first row without an option takes others in',
      'if (isHead) hasOptions = values.length > 0',
      'hasOptions = true',
    ],
  ]),
  ...breaksOf('src/domain/import/normalise-row.ts', unit('src/domain/import/normalise-row.test.ts'), [
    ['two rows of one handle are not said', 'if (sameAs !== undefined) this', 'if (sameAs === -1) this'],
  ]),
  ...breaksOf('src/domain/import/sections.ts', unit('src/domain/import/sections.test.ts'), [
    ['every list of words is headings', 'below >= GOODS_CELLS', 'below > 0'],
  ]),
  ...breaksOf('src/domain/local-digits.ts', unit('src/domain/local-digits.test.ts'), [
    ['an Arabic point may group', 'hasPoint: signs.includes(ARABIC_DECIMAL)', 'hasPoint: false'],
  ]),
]
