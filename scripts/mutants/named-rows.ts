import { breaksOf, integration, type Mutant } from './mutant.ts'

const named = (grep = '') => integration('test/integration/named-references.test.ts', grep)

/** What rows may name of other rows, and what they may not. */
export const namedRowsMutants: readonly Mutant[] = [
  ...breaksOf('src/contract/named-rows.ts', named('shares'), [
    ['a share of a line that there is not is kept', 'ofLine !== undefined && typeof id', "ofLine === '' && typeof id"],
  ]),
  ...breaksOf('src/server/kit/write/named-rows.ts', named(), [
    ['anybody’s rows can be named', 'if (refused.length > 0) throw', 'if (refused.length < 0) throw'],
    ['copies of history are refused', '!copied.has(keyOf(each))', '!copied.has(each.place)'],
    ['an undo cannot bring back what it named', 'and p.id = x.id)', 'and false)'],
    ['late edits name what was deleted', 'c.effective_at > to_timestamp', 'c.effective_at < to_timestamp'],
  ]),
  ...breaksOf('src/server/kit/write/named-lines.ts', integration('test/integration/named-lines.test.ts'), [
    ['any variant can be named', 'if (refused.length > 0) throw', 'if (refused.length < 0) throw'],
    ['copies name no variant that is gone', '!copied.has(keyOf(each))', '!copied.has(each.place)'],
    [
      'variants of another product can be named again',
      '= x.id::text)\n        or exists',
      'is not null)\n        or exists',
    ],
    ['a variant that was named alone is of any product', 'case when x."isSameRow" then x.id::text end', 'x.id::text'],
    ['late edits name a removed variant', 'c.effective_at > to_timestamp', 'c.effective_at < to_timestamp'],
  ]),
  ...breaksOf('src/contract/named-lines.ts', integration('test/integration/named-lines.test.ts', 'document:'), [
    ['lines of a document name any variant', ', ...inLists]', ']'],
  ]),
  ...breaksOf(
    'src/server/kit/write/row-keys.ts',
    integration('src/server/price-lists/price-lists.test.ts', 'PLIST-06'),
    [
      ['one thing is there twice', 'some((other) => other !== id)', 'some((other) => other === id && other !== id)'],
      ['what was doubled before is frozen', 'return !before || keyOf', 'return before !== after || !before || keyOf'],
      [
        'what is stored beside it is not seen',
        'if (!cache.isPlanned(entity.kind, row.id)) continue',
        'if (!cache.isPlanned(entity.kind, `${row.id}!`)) continue',
      ],
    ],
  ),
  ...breaksOf('src/server/kit/write/batched-writes.ts', named('API-03'), [
    ['a refused row is seen by others', 'if (end instanceof Refusal) back()', 'if (!(end instanceof Refusal)) back()'],
  ]),
]
