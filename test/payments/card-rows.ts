/** Statements that give the user of $1 one row of each own table of card payments, as the product would. */
export function cardRows(): readonly string[] {
  return [
    `insert into card_account (user_id, id, external_id, name, mode, key_kind, state, sealed, signing, endpoint_id, created_at, updated_at)
      values ($1, $1, 'acct_1', 'Tea', 'live', 'restricted', 'active', '\\x00', '\\x00', '', 1, 1)`,
    `insert into card_checkout (user_id, id, account_id, document_id, amount, currency, language, title, state, created_at, expires_at, asked_at)
      values ($1, $1, $1, $1, 1, 'EUR', 'en', 'Invoice', 'over', 1, 1, 1)`,
    `insert into card_payment (user_id, account_id, document_id, reference, paid_at, amount, currency, fee_currency, kept, dispute, is_credit,
      problem, seen_in, asked_at) values ($1, $1, $1, 'pi_1', 1, 1, 'EUR', '', 1, '', false, '', 1, 1)`,
  ]
}
