import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const ownFiles = integration('test/integration/own-files.test.ts')
const imports = integration('src/server/catalogue/change-sets/import.test.ts')
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
  ...breaksOf('src/server/catalogue/change-sets/group-rows.ts', ownFiles, [
    ['an id is passed over', 'named !== undefined && isKept(named)', 'named !== undefined && !isKept(named)'],
  ]),
  ...breaksOf(
    'src/server/catalogue/change-sets/expired-drafts.ts',
    integration('src/server/catalogue/change-sets/expired-drafts.test.ts'),
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
  ...breaksOf('src/web/features/price-lists/price-file.ts', unit('src/web/features/price-lists/price-file.test.ts'), [
    ['a price from fewer pieces on moves those above it', '!isOwn && last.typed.price !== each.typed.price', 'false'],
    ['one of several that are called so is taken', 'if (others.length > 0) return bad(text.several)', ''],
    ['another currency is taken for the own', 'named.value !== expected', 'false'],
  ]),
  ...breaksOf('src/domain/import/sections.ts', unit('src/domain/import/sections.test.ts'), [
    ['every list of words is headings', 'names.length * 2 <= filled.length', 'names.length > 0'],
  ]),
  ...breaksOf('src/domain/local-digits.ts', unit('src/domain/local-digits.test.ts'), [
    ['an Arabic point may group', 'hasPoint: signs.includes(ARABIC_DECIMAL)', 'hasPoint: false'],
  ]),
]
