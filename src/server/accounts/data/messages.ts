export const dataMessages = {
  lastAdmin: 'You are the last administrator. Make somebody else an administrator before you delete your account.',
  wrongName: 'That is not the name of this account. Nothing was deleted.',
  /** The text file in the archive of an account; the folders have these names in every language. */
  about: `Everything that Pricewright keeps of you.

data/      Every kind of row: as JSON in the form of the API (amounts in major units, percentages as percent), and as CSV.
history/   Every change since the first, what was deleted, and the drafts of changes, one JSON object a line.
           Amounts are in units of 1/10,000 of the currency's minor unit there, percentages in millionths.
files/     Your pictures, under the keys that files.ndjson names.
account/   Your account: identities, sessions, API tokens (without their secrets), public links and waiting work.
`,
}
