import * as z from 'zod/mini'
import { cutText } from '#domain/cut-text.ts'
import { StoreFailure } from '../port.ts'
import { jsonOf } from './wix-http.ts'
import { soft, softText } from './wix-json.ts'

/** The most characters of what a store says that are passed on. */
const MOST_SAID = 300

const violationSchema = z.looseObject({ field: softText, description: softText })
const errorSchema = z.looseObject({
  message: softText,
  details: soft(
    z.looseObject({
      applicationError: soft(z.looseObject({ code: softText, description: softText })),
      validationError: soft(z.looseObject({ fieldViolations: soft(z.array(violationSchema)) })),
    }),
  ),
})

/** A change whose end is not known: it may have been carried out. */
export class UnclearEnd extends StoreFailure {
  constructor() {
    super('down', 'a change ended without an answer')
  }
}

/** An answer with more bytes than are read; fewer rows at once may still come. */
export class TooLarge extends StoreFailure {
  constructor() {
    super('broken', 'the answer is too large')
  }
}

/** Another catalogue than the one that was spoken to: a site that moved to the newer one. */
export class OtherCatalogue extends StoreFailure {
  constructor() {
    super('down', 'the site speaks another version of the catalogue')
  }
}

/** What the body of a refusal says: its code, and its words for a person. */
function refusalOf(text: string): { readonly code: string; readonly said: string } {
  const read = errorSchema.safeParse(jsonOf(text))
  if (!read.success) return { code: '', said: '' }
  const { message = '', details } = read.data
  const { code = '', description = '' } = details?.applicationError ?? {}
  const violations = (details?.validationError?.fieldViolations ?? [])
    .slice(0, 3)
    .map((each) => [each.field, each.description].filter((part) => part !== undefined && part !== '').join(': '))
  const said = violations.length > 0 ? violations.join('; ') : description === '' ? message : description
  return { code, said: cutText(said, MOST_SAID) }
}

/** The failure of an answer that is none of the successes, after everything was tried. */
export function failureOf(status: number, text: string): StoreFailure {
  const { code, said } = refusalOf(text)
  const detail = `it answered with status ${status}`
  if (status === 401 || status === 403) return new StoreFailure('access', detail)
  if (status === 404) return new StoreFailure('gone', detail, { said })
  if (status === 409 || /REVISION/i.test(code) || /\brevision\b/i.test(said))
    return new StoreFailure('changed', detail, { said })
  if (status === 428 || status === 501) return new OtherCatalogue()
  if (status >= 500) return new StoreFailure('down', detail)
  if (status >= 400) return new StoreFailure('refused', detail, { said })
  return new StoreFailure('broken', detail)
}
