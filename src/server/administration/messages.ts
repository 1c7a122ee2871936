/** What administrators are told. */
export const administrationMessages = {
  noPerson: (id: string) => `Nobody has an account with the id ${id}`,
  lastAdmin: 'This is the last administrator. Make somebody else an administrator first.',
  alreadyConfirmed: 'This address is confirmed already.',
  notOurs: 'This person signs in with an outside identity provider, which confirms the address itself.',
  mailedEnough: 'This address got several mails in the last hour. Try again later.',
}
