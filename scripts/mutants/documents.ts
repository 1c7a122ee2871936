import { breaksOf, integration, type Mutant, type Suite, unit } from './mutant.ts'

const DOCUMENTS = integration('src/server/documents/documents.test.ts')
const CALLS = integration('src/server/documents/document-calls.test.ts')
const BUSINESS = integration('src/server/documents/document-business.test.ts')
const PIECES = integration('src/server/documents/credit-pieces.test.ts')
const OPEN = integration('src/server/documents/open-amount.test.ts')
const CORRECTIONS = integration('src/server/documents/corrections.test.ts')
const OWN_TAX = integration('src/server/documents/own-tax.test.ts')
const LINES = integration('src/server/documents/rest-lines.test.ts')
const PRECEDING = integration('src/server/documents/preceding.test.ts')
const STOCK = integration('src/server/documents/document-stock.test.ts')
const NUMBERS = integration('src/server/documents/numbering.test.ts')
const RESETS = integration('src/server/documents/number-resets.test.ts')
const RUNS = integration('src/server/mail/recurring-runs.test.ts')
const RUN_RULES = unit('src/contract/recurring-runs.test.ts')
const STATUS = unit('src/contract/entities/document-status.test.ts')
const FORMS = unit('src/contract/value-forms.test.ts')
const DEVICES: Suite = { project: 'integration', files: ['test/sync/documents.test.ts'] }

/** What keeps a series of numbers whole, and the table of moves true. */
export const documentMutants: readonly Mutant[] = [
  ...breaksOf(
    'src/web/features/documents/actions/next-action.ts',
    unit('src/web/features/documents/actions/next-action.test.ts'),
    [
      ['a payment is offered where there is no money', 'isPaid && (balanceDue !== 0 || amountPaid !== 0)', 'isPaid'],
      ['what a draft takes back is waited for', 'row.balanceDue > row.creditedInDrafts', 'row.balanceDue > 0'],
    ],
  ),
  ...breaksOf('src/contract/edit-order.ts', DEVICES, [
    ['who never saw a document saw it issued', '...(makes ? none() : before)', '...before'],
  ]),
  ...breaksOf('src/contract/entities/document-own-tax.ts', OWN_TAX, [
    ['the rate of what was issued is renewed', "!isIssued(before.status) || after.ownTax.rate === ''", 'true'],
    [
      'a draft keeps its first rate',
      "!isIssued(before.status) || after.ownTax.rate === ''",
      "after.ownTax.rate === ''",
    ],
    ['a typed rate goes on in another currency', "isLost ? '' : stored", 'stored'],
    ['the pieces of a tax are rounded each by itself', 'rate, otherPieces(row, context)', 'rate, []'],
    ['a credit note has a rate of its own', 'own && own.currency === currency', 'false && own'],
  ]),
  ...breaksOf('src/domain/documents/own-tax.ts', unit('src/domain/documents/own-tax.test.ts'), [
    ['the other currency has the digits of the first', 'BigInt(minorDigits(to))', 'BigInt(minorDigits(from))'],
    ['quotes tell it too', '!STATING.has(documentType) || ', ''],
  ]),
  ...breaksOf('src/contract/entities/document-credits.ts', PIECES, [
    ['the pieces of an invoice are rounded each by itself', 'rounding ? { ...item, rounding } : item', 'item'],
    ['a line is credited again and again', 'if (!isBeyond(now, left, sold) ||', 'if (true ||'],
    ['an issued piece is rounded anew', 'isIssued(before.status) && hasFiguresOf(row, before)', 'false'],
    ['an invoice keeps less than was credited', 'now !== quantity && isBeyond', 'false && isBeyond'],
    ['a credit note of a line below zero leaves no more', 'isPart || !isOtherSign(', '!isOtherSign('],
    ['a credit note that charges leaves more', 'return isPart || ', 'return true || '],
    ['an invoice below zero is credited beyond it', 'total < 0 ? amount < Math.min(limit, 0) :', ''],
  ]),
  ...breaksOf('src/contract/entities/document-preceding.ts', PRECEDING, [
    ['a credit note goes out before its invoice', '!invoice || isIssued(invoice.status)', 'true'],
    ['a draft goes whose number a sent credit note bears', 'return note && messages', 'return undefined && messages'],
  ]),
  ...breaksOf('src/contract/entities/document-stock.ts', STOCK, [
    ['stock moves again and again', '|| stockMovedAt !== null', ''],
    ['each step of a write moves the stock again', ' && !(before && isMoving(before))', ''],
  ]),
  ...breaksOf('src/contract/entities/document-credited-party.ts', OPEN, [
    ['a credit note is for anybody', 'row[name] !== expected(invoice, row)[name]', 'false'],
    ['a credited invoice goes to another customer', '!before || !isCredited(row)', 'true'],
  ]),
  ...breaksOf('src/contract/entities/document-follow.ts', OPEN, [
    ['a draft credit note counts as issued', 'taken: isIssued(row.status) ? row.total : undefined', 'taken: row.total'],
  ]),
  ...breaksOf('src/contract/entities/business-vat.ts', integration('src/server/accounts/profiles.test.ts', 'VAT'), [
    ['who is not registered goes on charging VAT', '{ taxRate: 0, vatRecoverable: false }', '{}'],
    ['what is said with a registration is lost', 'given[name] === undefined', 'name in row'],
  ]),
  ...breaksOf('src/contract/entities/document-payments.ts', CALLS, [
    ['less than a cent is paid', 'amount % SMALLEST_PAYMENT === 0', 'true'],
  ]),
  ...breaksOf('src/contract/recurring-runs.ts', RUN_RULES, [
    ['one run that is late waits', 'const FEWEST_AFTER_PAUSE = 2', 'const FEWEST_AFTER_PAUSE = 1'],
    ['a run that is left out is passed over', 'day < today || days.includes(day)', 'days.includes(day)'],
    ['what is paused is due', '!row.isActive || row.nextOn === null', 'row.nextOn === null'],
  ]),
  ...breaksOf(
    'src/contract/entities/recurring-document.ts',
    integration('src/server/mail/daily.test.ts', 'moves the next'),
    [['a day that is moved comes back', "before?.['nextOn'] !== nextOn", "before?.['nextOn'] === ''"]],
  ),
  ...breaksOf('src/server/mail/recurring.ts', RUNS, [
    ['the first run of a pause is made by itself', 'return run && others.length === 0', 'return run'],
  ]),
  ...breaksOf('src/server/mail/recurring-runs.ts', RUNS, [
    ['runs are made that were skipped', "runs.filter(({ act }) => act !== 'skip')", 'runs'],
    ['a run without an address passes for mailed', 'orderer)) return', 'orderer) || true) return'],
    ['all runs are dated today', "dated === 'today' ? today : day", 'today'],
  ]),
  ...breaksOf('src/contract/commands/document-corrections.ts', CORRECTIONS, [
    ['a correction is made twice', 'if (correctionOf(invoice)) return { changes: [] }', ''],
  ]),
  ...breaksOf('src/contract/filled-lines.ts', LINES, [
    ['what is given is written over', '.filter(([name]) => !isSaid(name))', ''],
    ['a typed price keeps the name of a rule', "['unitPrice', 'priceRule'],", "['unitPrice'],"],
  ]),
  ...breaksOf('src/server/documents/complete-lines.ts', LINES, [
    ['what is issued is taxed anew', '!isMoved || isIssued(row.status)', '!isMoved'],
    ['another customer pays the prices of the former', 'between, pricingOf(row)).edits', 'between, between).edits'],
  ]),
  ...breaksOf('src/contract/entities/document-numbering.ts', NUMBERS, [
    [
      'a number is left out',
      'nextSequence(own, reached, series.firstNumber)',
      'nextSequence(own, reached, series.firstNumber) + 1',
    ],
    ['the counter stands still', '...counted(own, sequence, issueDate)', '...counted(own, 1, issueDate)'],
    ['a revert takes a number back', 'return !counter || counter', 'return false && counter'],
    [
      'a draft that comes back keeps a number that another has',
      '(before !== undefined || isIssued(after.status))',
      'true',
    ],
    [
      'what a revert brings back is numbered anew',
      '(before !== undefined || isIssued(after.status))',
      'before !== undefined',
    ],
  ]),
  ...breaksOf('src/contract/entities/document-numbering.ts', RESETS, [
    [
      'another series prints a number again',
      'nextSequence(own, reached, series.firstNumber)',
      'nextSequence(own, [], series.firstNumber)',
    ],
    ['a number is given back before one that followed it', '...reached.flatMap(held),', ''],
    [
      'the series of all time is overlooked',
      'overlappingPeriods(period, issueDate)',
      "overlappingPeriods('', issueDate)",
    ],
  ]),
  ...breaksOf('src/contract/entities/document-numbering.ts', DOCUMENTS, [
    ['types share a series', '+ DOCUMENT_TYPES.indexOf(type)', '+ 0 * DOCUMENT_TYPES.indexOf(type)'],
    ['businesses share a series', 'derivedUuid(businessProfileId ?? NO_BUSINESS,', 'derivedUuid(NO_BUSINESS,'],
    ['a month has no series of its own', "Number(period.replace('-', '') || 0)", '0'],
    ['drafts are numbered at once', "profile?.['numberAt'] === 'issue' && !isIssued(after.status)", 'false'],
    ['a deleted draft keeps its number', 'if (!isNewest(before, context) || before', 'if (before'],
    ['any number counts as the newest', '=== sequence &&', '>= sequence &&'],
  ]),
  ...breaksOf('src/contract/entities/document-derive.ts', DOCUMENTS, [
    [
      'a payment is recorded that nobody made',
      "before?.status !== 'paid' && !wasRefunded",
      "before?.status !== 'paid'",
    ],
    ['what was credited is owed all the same', 'balanceDue: owed - paid', 'balanceDue: row.total - paid'],
    ['an edited invoice stays refunded', "if (isInFull || status !== 'refunded') return {}", 'if (status) return {}'],
    [
      'what is marked as paid is dated by UTC',
      'dayOf(row.updatedAt, timeZone), amount',
      "dayOf(row.updatedAt, 'UTC'), amount",
    ],
  ]),
  ...breaksOf(
    'src/contract/entities/document-currency.ts',
    integration('src/server/documents/document-currency.test.ts'),
    [
      [
        'money that was paid changes its currency',
        'before.payments.length > 0 && row.payments.length > 0',
        'isMoved === undefined',
      ],
    ],
  ),
  ...breaksOf('src/server/public-links/answer-quote.ts', integration('src/server/public-links/answer-quote.test.ts'), [
    [
      'a quote that changed meanwhile is accepted',
      '(await digestNow(read)) !== said.shown',
      '!(await digestNow(read))',
    ],
  ]),
  ...breaksOf('src/contract/entities/document-follow.ts', DOCUMENTS, [
    [
      'an issued invoice is deleted',
      'if (isIssued(status) && DOCUMENT_RULES[documentType].staysOnceIssued) {',
      'if (false) {',
    ],
    ['a numbered draft leaves a gap', "return { status: 'void' }", 'return undefined'],
    [
      'a void credit note still credits',
      "&& row.status !== 'void' && row.originalInvoiceId",
      '&& row.originalInvoiceId',
    ],
    ['an invoice stays as it was when it is credited in full', 'was?.taken === is?.taken ? {}', 'true ? {}'],
    ['a partial credit refunds', 'taken === invoice.total && (', 'taken !== 0 && ('],
    ['a refunded invoice stays refunded', 'statusBefore !== null ?', 'statusBefore === status ?'],
    [
      'links outlive their document',
      'const entry = after && link && mirror(after, link)',
      'const entry = link ? mirror(after ?? (before as DocumentRow), link) : other.relatedDocuments.find((each) => each.id === self)',
    ],
  ]),
  ...breaksOf('src/contract/next-row.ts', DOCUMENTS, [
    ['what is stated is lost', ', ...stated }', ' }'],
    ['a deletion is a deletion', 'return instead ?', 'return false ?'],
  ]),
  ...breaksOf('src/contract/entities/document-stock.ts', CALLS, [
    ['stock moves unasked', 'if (!movesStock || stockMovedAt', 'if (stockMovedAt'],
    ['what is bought leaves the stock', '(DOCUMENT_RULES[documentType].isBought ?? ', '(false ?? '],
  ]),
  ...breaksOf('src/domain/documents/types.ts', unit('src/domain/documents/types.test.ts'), [
    ['what was issued can become void', "void: ['draft'] } as const", "void: ['draft', 'paid'] } as const"],
    ['nothing is ever overdue', "return isOwed(document) ? 'overdue' : status", 'return status'],
    ['a quote never expires', "if (isOffered(document)) return 'expired'", ''],
    ['a sent document cannot be seen', "viewed: ['sent']", 'viewed: []'],
  ]),
  ...breaksOf('src/domain/documents/document-state.ts', unit('src/domain/documents/types.test.ts'), [
    ['what is paid is owed', '&& balanceDue > 0 ', ''],
    ['what is paid in part is not owed', " || status === 'partial'", ''],
    ['what was seen is forgotten', " || status === 'viewed'", ''],
  ]),
  ...breaksOf('src/contract/entities/document.ts', CALLS, [
    ['what is final is edited', "?.['finalDocuments'] !== true", "?.['finalDocuments'] !== 1"],
  ]),
  ...breaksOf('src/contract/entities/document-payments.ts', CALLS, [
    [
      'more is given back than was paid',
      'row.amountPaid < Math.min(open, 0) && row.amountPaid < paid',
      'row.amountPaid > paid && paid < 0',
    ],
  ]),
  ...breaksOf('src/contract/commands/documents.ts', CALLS, [
    ['more than is open is taken unasked', '&& !keepAsCredit', '&& keepAsCredit'],
  ]),
  ...breaksOf('src/contract/entities/document-payments.ts', CORRECTIONS, [
    [
      'a list of payments comes to more than is owed',
      'row.amountPaid <= owed || row.amountPaid <= paid',
      'row.amountPaid >= 0',
    ],
  ]),
  ...breaksOf('src/contract/recurring-runs.ts', RUN_RULES, [
    ['one run that is late waits', 'const FEWEST_AFTER_PAUSE = 2', 'const FEWEST_AFTER_PAUSE = 1'],
    ['a run that is left out is passed over', 'day < today || days.includes(day)', 'days.includes(day)'],
    ['what is paused is due', '!row.isActive || row.nextOn === null', 'row.nextOn === null'],
  ]),
  ...breaksOf('src/server/mail/recurring.ts', RUNS, [
    ['the first run of a pause is made by itself', 'return run && others.length === 0', 'return run'],
  ]),
  ...breaksOf('src/server/mail/recurring-runs.ts', RUNS, [
    ['runs are made that were skipped', "runs.filter(({ act }) => act !== 'skip')", 'runs'],
    ['a run without an address passes for mailed', 'orderer)) return', 'orderer) || true) return'],
    ['all runs are dated today', "dated === 'today' ? today : day", 'today'],
  ]),
  ...breaksOf('src/contract/commands/document-corrections.ts', CORRECTIONS, [
    ['a draft is corrected as if it were issued', 'if (!isIssued(status)) refuse', 'if (false) refuse'],
    ['what is credited is credited again', 'if (isCredited) refuse', 'if (false) refuse'],
    ['any draft becomes a credit note', "status === 'draft' && total < 0", "status === 'draft'"],
  ]),
  ...breaksOf('src/contract/commands/invoice-credit.ts', DOCUMENTS, [
    ['what is credited in full is credited again', 'if (isWhole && creditOfWhole', 'if (false && creditOfWhole'],
  ]),
  ...breaksOf('src/contract/commands/invoice-credit.ts', PIECES, [
    [
      'what a part took back is taken back with the rest again',
      'items) : restOfInvoice(invoice, notes)',
      'items) : invoice.items',
    ],
  ]),
  ...breaksOf('src/server/kit/write/mutate.ts', CORRECTIONS, [
    ['the reason of an edit is lost', '{ why: asWritten(body.why) } : {}', '{} : {}'],
  ]),
  ...breaksOf('src/contract/rest-codec.ts', integration('test/integration/put-back.test.ts'), [
    ['what was read is refused', '[...STAMPS, ', '['],
  ]),
  ...breaksOf('src/contract/field-forms.ts', FORMS, [
    ['a day that there is not is taken', 'isKnown: isDay,', ''],
    ['any three letters are a currency', 'isKnown: isCurrency,', ''],
  ]),
  ...breaksOf('src/contract/entities/document.ts', STATUS, [
    ['what was refunded is paid', "(given?.['status'] ?? row.status)", 'row.status'],
  ]),
  ...breaksOf('src/contract/entities/document-derive.ts', STATUS, [
    [
      'a status that was asked for is not given',
      "wasRefunded && context.given?.['status'] === undefined",
      'wasRefunded',
    ],
  ]),
  ...breaksOf('src/contract/commands/documents.ts', DOCUMENTS, [
    [
      'a quote becomes two invoices',
      "if (relatedDocuments.some(({ relationship }) => relationship === 'converted_to')) return { changes: [] }",
      '',
    ],
    ['an expired quote converts unasked', "=== 'expired' && !confirmed", "=== 'void' && !confirmed"],
    ['viewed moves any status', "if (status === 'viewed' && row.status !== 'sent') return { changes: [] }", ''],
    ['a quote is paid', "if (status === 'paid' || status === 'partial') mustBePayable(row)", ''],
  ]),
  ...breaksOf('src/contract/lists/document-list.ts', DOCUMENTS, [
    ['void documents are listed', "'status', 'void')", "'status', '')"],
  ]),
  ...breaksOf('src/server/documents/document-list.ts', CALLS, [
    ['what is due later is overdue', '${OWED} and due_date < ${TODAY}', "${OWED} and due_date < '9999'"],
  ]),
  ...breaksOf('src/server/documents/document-list.ts', integration('src/server/documents/document-list.test.ts'), [
    ['templates are to be sent', " and document_type <> 'template'", ''],
    ['what was paid once is collected', 'select max(payment', 'select min(payment'],
  ]),
  ...breaksOf('src/contract/entities/document-moves.ts', BUSINESS, [
    ['what was said is not heard', 'given[name] === undefined', 'true'],
    ['terms of one’s own go with the business', 'areTermsOwn || values.terms', 'values.terms'],
    ['an invoice keeps its address', '...customerValues(customer), ', ''],
  ]),
  ...breaksOf('src/contract/entities/document-numbering.ts', BUSINESS, [
    [
      'a document that goes to another business leaves a gap',
      "=== 'draft' && isNewest(before, context)",
      "=== 'draft'",
    ],
    [
      'the number that it had is not given back',
      'changesSeries(before, after, context) ? returnedNumber(before, context)',
      'changesSeries(before, after, context) ? []',
    ],
  ]),
  ...breaksOf('src/contract/entities/document.ts', BUSINESS, [
    ['a number goes along to another business', 'return { businessProfileId: messages.ofOtherBusiness }', 'return {}'],
  ]),
  ...breaksOf('src/server/kit/write/batched-writes.ts', BUSINESS, [
    ['amounts are of a currency that the row has not', 'before ?? begun()', 'before'],
  ]),
  ...breaksOf('src/contract/plan-changes.ts', NUMBERS, [
    ['nothing is issued', 'issues ? [entity.issue, entity.follow] : [entity.follow]', '[entity.follow]'],
  ]),
  ...breaksOf('src/server/kit/rows/reading.ts', DOCUMENTS, [
    [
      'a later read forgets what is planned',
      'if (this.#planned.size === 0 || !this.#planned.has(`${kind} ${row.id}`)) this.of(kind)',
      'this.of(kind)',
    ],
  ]),
  ...breaksOf('src/server/kit/revert/row-timelines.ts', NUMBERS, [
    ['a revert sets counters back', 'if (knownEntity(entry.kind).serverOnly) continue', ''],
  ]),
  ...breaksOf('src/contract/plan-changes.ts', DEVICES, [
    ['a device does not see what follows', 'steps.push(...planWrites(following, rows, now))', ''],
    [
      'a device deletes what must stay',
      'const settled = settledDeletion(entity, change, isUndo(change) ? { ...context, isUndo: true } : context)',
      'const settled = change',
    ],
  ]),
]
