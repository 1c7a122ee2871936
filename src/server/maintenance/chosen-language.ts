import { firstOf, type Language, LANGUAGES } from '#contract/languages.ts'
import type { Queryable } from '../kit/database/database.ts'

/** The language that a user chose; English where none was chosen (SHELL-10). */
export async function chosenLanguage(tx: Queryable, userId: string): Promise<Language> {
  const { rows } = await tx.query<{ language: string }>({
    text: `select language from user_profile where user_id = $1 and language <> '' limit 1`,
    values: [userId],
  })
  return firstOf(LANGUAGES, [rows[0]?.language ?? '']) ?? 'en'
}
