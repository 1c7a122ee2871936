import { firstOf, type Language, LANGUAGES } from '#contract/languages.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { inLanguage } from '../kit/language/spoken-language.ts'

/** The language that the user of a transaction chose; English where none was chosen (SHELL-10). */
export async function ownLanguage(tx: Queryable): Promise<Language> {
  const { rows } = await tx.query<{ language: string }>({
    name: 'language:own',
    text: `select language from user_profile where user_id = ${currentUser} and language <> '' limit 1`,
    values: [],
  })
  return firstOf(LANGUAGES, [rows[0]?.language ?? '']) ?? 'en'
}

/** Runs what a job does for a user in that language: nobody asks for it just then. */
export async function inOwnLanguage<T>(tx: Queryable, run: () => Promise<T>): Promise<T> {
  return inLanguage(await ownLanguage(tx), run)
}
