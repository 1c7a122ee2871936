import { posix } from 'node:path'
import {
  databaseIsBehindDataAccess,
  guardedPackagesHaveOneReader,
  importsStayInTheirLayer,
  type Rule,
  type Tree,
} from './layers.ts'
import { effectsAnswerNothingOfTheBrowser } from './effects.ts'
import { makingActionsAreDoneOncePerPress } from './making-actions.ts'
import type { SourceFile } from './source-file.ts'

const REGISTRIES = new Set(['src/contract/entities/registry.ts', 'src/contract/endpoints/registry.ts'])

const thereAreNoBarrels: Rule = ({ files }) =>
  files
    .filter((file) => (file.isBarrel && !REGISTRIES.has(file.path)) || /(^|\/)index\.tsx?$/.test(file.path))
    .map((file) => `${file.path} only passes on what others export: import from the source`)

const importsNameTheirFile: Rule = ({ files, paths }) =>
  files.flatMap((file) =>
    file.imports.flatMap(({ specifier, path }) => {
      if (specifier.startsWith('../..') && path !== 'package.json')
        return [`${file.path} climbs with ${specifier}: use #domain/, #contract/, #server/ or #web/`]
      if (path === undefined && !/^[@a-z]/.test(specifier))
        return [`${file.path} imports a computed path, which no rule can judge: ${specifier}`]
      return path === undefined || paths.has(path)
        ? []
        : [`${file.path} imports ${specifier}, which is no file (endings are written out)`]
    }),
  )

const LINES_MAX = 400
const LINES_USUAL = 250
const USUAL_SHARE = 0.95

const filesAreShort: Rule = ({ files }) => {
  const long = files.filter((file) => file.lines > LINES_USUAL)
  const tooMany = long.length > files.length * (1 - USUAL_SHARE)
  return [
    ...files
      .filter((file) => file.lines > LINES_MAX)
      .map((file) => `${file.path} has ${file.lines} lines; ${LINES_MAX} is the limit`),
    ...(tooMany ? [`${list(long)} have more than ${LINES_USUAL} lines: more than 5 % of ${files.length} files`] : []),
  ]
}

const EXPORTS_MAX = 12

/** A limit on what a module gives out, not on lines: a full budget of lines makes copying cheaper than sharing. */
const kitModulesExportLittle: Rule = ({ files }) =>
  files
    .filter((file) => !file.isTest && /^src\/(server|web)\/kit\//.test(file.path) && file.exports > EXPORTS_MAX)
    .map((file) => `${file.path} exports ${file.exports} names; ${EXPORTS_MAX} is the limit`)

/** The folders beside the machinery hold what several features share of the trade: they know what they show. */
const KIT =
  /^src\/(server\/kit\/|web\/kit\/(?!(catalogue|change-sets|currency|documents|price)\/)|contract\/(fields|entity|endpoint|command)[^/]*$)/

/** Here the words count too. Elsewhere in the kit they may mean other things: the shell shows the product's own brand. */
const MACHINERY = /^src\/(server\/kit\/|web\/kit\/(form|list|data)\/|contract\/)/

/** Change sets are machinery of the kit itself, although their headers sync like any entity. */
const KINDS_OF_THE_KIT = new Set(['change-set'])

/** The browser calls its page a document, what happens there an event, and what it keeps rows in a store, too; the import of the entity still tells. */
const WORDS_OF_THE_PLATFORM = new Set(['document', 'event', 'store'])

const kitNamesNoEntity: Rule = ({ files, kinds }) => {
  const foreign = kinds.filter((kind) => !KINDS_OF_THE_KIT.has(kind))
  const declarations = new Set(foreign.map((kind) => `src/contract/entities/${kind}.ts`))
  const telling = foreign.filter((kind) => !WORDS_OF_THE_PLATFORM.has(kind))
  const words = telling.flatMap((kind) => [spoken(kind), plural(spoken(kind))])
  const pattern = new RegExp(`\\b(${words.join('|')})\\b`)
  return files
    .filter((file) => !file.isTest && KIT.test(file.path))
    .flatMap((file) => {
      const imported = file.imports.find(({ path }) => declarations.has(path ?? ''))
      if (imported) return [`${file.path} imports the entity ${imported.specifier}: kit knows none`]
      const named = words.length && MACHINERY.test(file.path) ? pattern.exec(spoken(file.code)) : null
      return named ? [`${file.path} names the entity "${named[1]}": kit knows none`] : []
    })
}

/** `priceList`, `price_list`, `PriceList` and `price-list` are all said "price list". */
function spoken(code: string): string {
  return code
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
}

function plural(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
}

const CLOCK_AND_CHANCE =
  /\b(Date\.now|new Date\(\s*\)|Math\.random|performance\.now|crypto\.|setTimeout|setInterval|fetch\()/

const domainAndContractArePure: Rule = ({ files }) =>
  files
    .filter((file) => !file.isTest && /^src\/(domain|contract)\//.test(file.path))
    .flatMap((file) => {
      const found = CLOCK_AND_CHANCE.exec(file.code)
      return found ? [`${file.path} uses ${found[1]}: clock, chance and the outside are handed in`] : []
    })

const VAGUE = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/

const namesAreKebabCaseAndTelling: Rule = ({ files }) =>
  files.flatMap(({ path }) => {
    if (!posix.basename(path).match(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/))
      return [`${path} is not named in kebab-case`]
    return VAGUE.test(path) ? [`${path} has a name that says nothing`] : []
  })

const SILENCED = /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck)\b|@ts-expect-error\b/
const POSTPONED = /\b(TODO|FIXME|XXX)\b/

const nothingIsSilencedOrPostponed: Rule = ({ files }) =>
  files.flatMap((file) =>
    file.comments.flatMap((comment) => {
      if (SILENCED.test(comment)) return [`${file.path} silences a check:${comment.trimEnd()}`]
      return POSTPONED.test(comment) ? [`${file.path} leaves something for later:${comment.trimEnd()}`] : []
    }),
  )

function list(files: readonly SourceFile[]): string {
  return files.map((file) => `${file.path} (${file.lines})`).join(', ')
}

/** Every rule by the sentence that it keeps true. */
export const rules = {
  'imports stay in their layer': importsStayInTheirLayer,
  'only data access holds the database': databaseIsBehindDataAccess,
  'pictures have one reader': guardedPackagesHaveOneReader,
  'there are no barrels': thereAreNoBarrels,
  'imports name an existing file with its ending and do not climb': importsNameTheirFile,
  'no file is longer than 400 lines and 95 % stay under 250': filesAreShort,
  'a module of the kit exports at most 12 names': kitModulesExportLittle,
  'the kit names no entity': kitNamesNoEntity,
  'domain and contract have no clock and no chance': domainAndContractArePure,
  'names are kebab-case and telling': namesAreKebabCaseAndTelling,
  'what makes something is done once per press': makingActionsAreDoneOncePerPress,
  'effects and refs answer nothing of the browser': effectsAnswerNothingOfTheBrowser,
  'no check is silenced and nothing is postponed': nothingIsSilencedOrPostponed,
} as const satisfies Record<string, Rule>

/** The name of a rule. */
export type RuleName = keyof typeof rules

/** A tree made of the given files, for trying a rule. */
export function treeOf(files: readonly SourceFile[], kinds: readonly string[] = []): Tree {
  return { files, kinds, paths: new Set(files.map((file) => file.path)) }
}
