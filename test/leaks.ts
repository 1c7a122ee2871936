/** What an answer must never hold, whoever asked for what: stacks, statements, paths, names of tables and tools. */
const SECRETS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /\bat (?:async )?[\w.<>[\] ]+ \((?:file|node|\/)|\n\s+at \w|node:internal/],
  ['a path', /(?:\/(?:root|home|work|tmp|usr|var)\/|[A-Z]:\\\\)[\w.-]|node_modules|\.ts:\d+|\.js:\d+/],
  ['a statement', /\b(?:select .{1,80} from|insert into|delete from|update \w+ set|on conflict|returning)\b/i],
  [
    'a name of the database',
    /app_user|app_admin|user_head|sync_client|idempotency_key|row-level security|pg_\w+|SQLSTATE/,
  ],
  ['an error of a library', /\b(?:ZodError|DatabaseError|TypeError|RangeError|SyntaxError|ECONN\w+|ENOENT|FST_\w+)\b/],
]

/** Texts that tests themselves send, and get back as their own data. */
const SENT = ['../../etc/passwd', 'drop table product', 'pg_sleep', 'union select secret from session']

/** What an answer tells that it should not, in words. */
export function leaks(text: string): string[] {
  const own = SENT.reduce((rest, each) => rest.replaceAll(each, ''), text)
  return SECRETS.filter(([, pattern]) => pattern.test(own)).map(([what]) => `tells ${what}`)
}
