import { breaksOf, type Mutant, SCENARIOS, type Suite, unit } from './mutant.ts'

const EDITS: Suite = { project: 'integration', files: ['test/sync/edit-order.test.ts'] }
/** Parts of the interface as a page without pixels draws them. */
const READER: Suite = { project: 'component', files: ['src/web/kit/ui/read-only-part.test.tsx'] }
const MODEL = unit('src/web/kit/data/sync-model.test.ts')

/** What keeps the devices and the server in step; the model-based tests notice each of these. */
export const clientMutants: readonly Mutant[] = [
  ...breaksOf('src/web/kit/ui/button.tsx', READER, [
    ['whoever only looks is offered what writes', 'if (isClosed && !reads) return null', ''],
  ]),
  ...breaksOf('src/web/kit/ui/menu-button.tsx', READER, [
    ['whoever only looks finds what writes in a menu', 'isClosed && !reads ?', 'isClosed && reads ?'],
  ]),
  ...breaksOf('src/web/kit/ui/field.tsx', READER, [
    ['whoever only looks types into fields', '{isClosed ? (', '{!isClosed ? ('],
  ]),
  ...breaksOf('src/web/kit/shell/overtaken.ts', unit('src/web/kit/shell/overtaken.test.ts'), [
    ['what was issued is edited without a word', 'now !== undefined && entityOf', 'now === undefined && entityOf'],
  ]),
  ...breaksOf('src/web/kit/actions/actions.ts', unit('src/web/kit/actions/actions.test.ts'), [
    [
      'a second press changes many rows again',
      'isOnce ? oncePerPress(pressOf(act, bodies), work, store) : work()',
      'work()',
    ],
    ['two presses are told apart by their change sets', "changeSetId: '', title: ''", ''],
    ['a second press runs a batch again', 'oncePerPress(pressOf(act, [whole]), change, store)', 'change()'],
  ]),
  ...breaksOf('src/web/kit/data/sync-persistence.ts', MODEL, [
    ['the cursor moves without the rows', 'if (rows.length > 0) await putRows(tx, mark, publication)', ''],
    ['staged pages are forgotten', 'cursor: through,', 'cursor: after === null ? through : mark.cursor,'],
    ['what was answered stays in the outbox', 'if (answers) await settle(tx, answers)', ''],
    [
      'what was not answered leaves the outbox',
      "await tx.clear('outbox', { upTo: through })",
      "await tx.clear('outbox')",
    ],
    [
      'a refusal is forgotten',
      "if (problem) await tx.put('refused', record.id",
      "if (!problem) await tx.put('refused', record.id",
    ],
    [
      'another tab’s outbox is numbered anew',
      'if (clientId !== from.clientId || oldest?.seq !== from.seq) return false',
      '',
    ],
  ]),
  ...breaksOf('src/web/kit/data/sync-persistence.ts', unit('src/web/kit/data/persistence.test.ts'), [
    ['a slow tab overwrites what a faster one stored', 'return isAt(mark, seen) && (', 'return ('],
  ]),
  ...breaksOf('src/web/kit/data/persistence.ts', MODEL, [
    ['two mutations have one number', 'nextSeq: seq + 1 })', 'nextSeq: seq })'],
    ['a late tab skips rows', 'const from = isNear ? seen.cursor : mark.compacted', 'const from = mark.cursor'],
  ]),
  ...breaksOf('src/web/kit/data/exchange.ts', MODEL, [
    ['a page is taken for the whole', 'page.more ? (page.rows.at(-1)?.[2] ?? page.head) : page.head', 'page.head'],
    [
      'answers are shown before the rows',
      'await persistence.publish({ ...pulled, answers })',
      'await persistence.publish({ ...pulled, answers: null })',
    ],
  ]),
  ...breaksOf('src/contract/edit-order.ts', unit('src/contract/edit-order.test.ts'), [
    ['the edit that arrives last stands', 'unseen.filter(({ isLater }) => isLater)', 'unseen.filter(() => false)'],
    ['an edit of a line that is gone is not told', 'if (gone.size > 0) into.homeless.push(name)', ''],
    ['a decision of two devices is mixed', 'data[name] = seen[name]', 'void seen[name]'],
    ['an amount is read in another currency', 'if (!sets || currencies', 'if (currencies'],
  ]),
  ...breaksOf('src/contract/line-keys.ts', unit('src/contract/line-keys.test.ts'), [
    ['one thing added twice is two lines', 'if (targets.size === 0) return edit', 'if (targets.size >= 0) return edit'],
    ['an empty field of a new line takes what is there', '&& !same(change[name], line[name]?.fallback)', ''],
    ['the same thing twice is taken', 'return isThere ? [{ key, index }] : []', 'return []'],
  ]),
  ...breaksOf('src/web/kit/data/typed-drafts.ts', unit('src/web/kit/data/typed-drafts.test.ts'), [
    ['drafts grow without end', 'if (localStorage.getItem(key) === null) makeRoom(userId, text.length)', ''],
    [
      'what was saved stays a draft',
      'onDevice(field, (key) => localStorage.removeItem(key))',
      'onDevice(field, () => undefined)',
    ],
  ]),
  ...breaksOf('src/web/kit/data/held-copy.ts', unit('src/web/kit/data/lost-copy.test.ts'), [
    [
      'waiting edits are not written again',
      "for (const record of outbox) await tx.put('outbox', record.seq, record)",
      '',
    ],
  ]),
  ...breaksOf('src/contract/inverse.ts', unit('src/contract/inverse.test.ts'), [
    ['undo overwrites what came since', 'value: isAsLeft ? back : undefined', 'value: back'],
    ['what is one decision is taken back in part', 'if (!isOne) for', 'for'],
    [
      'a currency goes back without an amount that was typed in it since',
      'expect: { ...Object.fromEntries(left), ...amountsLeft(entity, data, after) }',
      'expect: Object.fromEntries(left)',
    ],
  ]),
  ...breaksOf('src/server/kit/write/settle-edit.ts', EDITS, [
    ['edits are ordered by their arrival', 'isLater = at > now ||', 'isLater = (false && at > now) ||'],
    ['a line that is not whole is dropped silently', 'if (bad.length > 0) throw invalid(bad)', ''],
  ]),
  ...breaksOf('src/server/kit/write/settle-undo.ts', EDITS, [
    ['an undo skips what another device wrote', 'const stands = { ...data, ...stood }', 'const stands = data'],
    ['an undo goes back beyond what another device wrote', 'if (written.length > 0 && !isUndone) break', ''],
  ]),
  ...breaksOf('src/server/kit/sync/push.ts', SCENARIOS, [
    [
      'a repeated push is applied again',
      'if (seq === lastSeq + 1) return undefined',
      'if (seq <= lastSeq + 1) return undefined',
    ],
    [
      'a client’s mark is not stored',
      'advance(clientId, mutation.seq, instant(), told ?',
      'advance(clientId, 0, instant(), told ?',
    ],
  ]),
  ...breaksOf('src/server/kit/sync/pull.ts', SCENARIOS, [
    ['a page begins one row late', 'const values = [from,', 'const values = [from + (from > 0 ? 1 : 0),'],
  ]),
]
