import { fileURLToPath } from 'node:url'

/** Languages that a script makes of English, for tests: longer with accents, and mirrored. */
export const TEST_LANGUAGES = ['en-XA', 'en-XB'] as const

export function isTestLanguage(language: string): boolean {
  return (TEST_LANGUAGES as readonly string[]).includes(language)
}

/** The code that puts a test language in place at the end of a module. */
export function pseudoCode(language: string, names: readonly string[], isMessages: boolean): string {
  const module = fileURLToPath(new URL('pseudo-texts.ts', import.meta.url))
  return [
    `import { putPseudo as putHere } from ${JSON.stringify(module)}`,
    `putHere(${JSON.stringify(language)}, { ${names.join(', ')} }, ${String(isMessages)})`,
  ].join('\n')
}
