import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const migrate = (grep: string) => integration('src/server/kit/database/migrate.test.ts', grep)
const counts = unit('src/server/kit/http/shared-counts.unit.test.ts')
const judged = unit('test/migrations.test.ts')

/** What keeps many instances and several versions right beside each other. */
export const instanceMutants: readonly Mutant[] = [
  ...breaksOf('src/server/kit/http/shared-counts.ts', counts, [
    ['calls at others count for nothing', 'current: window.own + window.others', 'current: window.own'],
    ['everybody is told of', 'Math.max(1, Math.floor(most / PARTS))', '1'],
    ['an attack is told call by call', 'window.told <= most && ', ''],
    ['routes share one count', 'shortened(`${name}\\n${key}`)', 'shortened(key)'],
  ]),
  ...breaksOf('src/server/kit/live.ts', unit('src/server/kit/live.unit.test.ts'), [
    ['a wake-up is lost with its message', 'else if (!isSent) keep(batch)', ''],
  ]),
  ...breaksOf('src/server/kit/clock.ts', unit('src/server/kit/clock.unit.test.ts'), [
    ['a slow answer sets the clock', 'Math.abs(difference) <= unsure', 'Math.abs(difference) <= ALIKE_MS'],
    ['a wrong clock counts', 'return Date.now() - aheadMs', 'return Date.now()'],
  ]),
  ...breaksOf('src/server/kit/database/migrate.ts', migrate('OPS-07'), [
    ['any version serves on any database', '(requires !== null && !known.has(requires))', 'requires === name'],
    ['older instances lose what they use', 'if (versions.length === 0) return', 'if (versions.length >= 0) return'],
  ]),
  ...breaksOf('src/server/kit/database/older-instances.ts', migrate('OPS-07 what older instances use'), [
    ['what was killed serves for ever', 'seen_at > now()', 'seen_at is not null or seen_at > now()'],
    ['every instance is too old', 'knows < $1', 'knows <= $1'],
  ]),
  ...breaksOf('test/migrations/breaks.ts', judged, [
    ['any list of values is a wider one', '[...former].every((value) => values.has(value))', 'former.size > 0'],
    ['blocks do what they like', 'return word === undefined ? undefined', 'return word !== undefined ? undefined'],
  ]),
]
