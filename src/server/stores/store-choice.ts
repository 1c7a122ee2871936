import { general } from '#contract/entity.ts'
import { store } from '#contract/entities/store.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { pullMessages } from './pull-messages.ts'
import type { StoreRow } from './sides.ts'

/** The store that a call means: the one of this id, or the only one of the provider. Throws `Refusal`. */
export async function storeOfProvider(tx: Queryable, provider: StoreProviderName, id: string | undefined): Promise<StoreRow> {
  const { rows } = await tx.query<StoreRow>({ text: selectRows(general(store), 'provider = $1'), values: [provider] })
  if (id !== undefined) {
    const named = rows.find((row) => row.id === id)
    if (!named) throw notFound(general(store), id)
    return named
  }
  const connected = rows.filter(({ state }) => state !== 'disconnected')
  const [only, ...others] = connected.length > 0 ? connected : rows
  if (!only) throw new Refusal('no-such-row', { message: pullMessages.noStore })
  if (others.length > 0) throw invalid([{ field: 'store', message: pullMessages.whichStore }])
  return only
}
