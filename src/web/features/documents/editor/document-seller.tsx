import { useBusiness } from '#web/kit/documents/use-business.ts'
import type { AnyRow } from '#contract/entity.ts'
import { sellerOf } from '#contract/entities/document-derive.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { businessPatch } from '#contract/document-business-patch.ts'
import type { DocumentEditing } from './document-editing.ts'
import { QuietSelect } from './quiet-fields.tsx'
import { sellerMessages as messages } from './messages.ts'

/** The business that issues a document: its own while a draft, as it stood then once sent. */
export function DocumentSeller({ row, actions, pricing }: DocumentEditing) {
  const profiles = useRows('businessProfile')
  const profile = useBusiness(row.businessProfileId)
  const seller = row.seller ?? (profile ? sellerOf(profile) : null)
  if (!seller) {
    return (
      <section aria-label={messages.label}>
        <p className="text-lg font-bold">{messages.none}</p>
        <ScreenLink screen="business-profile" className="text-[13px] text-primary underline">
          {messages.noneText}
        </ScreenLink>
      </section>
    )
  }
  const facts = [
    ...addressLines(seller.address),
    seller.email,
    seller.vatId && `${messages.vatId} ${seller.vatId}`,
    seller.taxId && `${messages.taxId} ${seller.taxId}`,
  ].filter(Boolean)
  const isOpen = profiles.length > 1 && row.status === 'draft'
  function choose(id: string) {
    const chosen = profiles.find((each) => each.id === id)
    if (!chosen) return
    const { patch, lines } = businessPatch(row, profile, chosen, pricing)
    actions.save(row, patch, lines > 0 ? messages.retaxed(lines) : messages.business)
  }
  return (
    <section aria-label={messages.label} className="min-w-0">
      <Logo profile={profile} />
      {isOpen && row.isProvisional ? (
        <QuietSelect
          label={messages.business}
          hideLabel
          className="-ms-2"
          controlClassName="text-base font-bold"
          value={row.businessProfileId ?? profile?.id ?? ''}
          options={profiles.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={choose}
        />
      ) : (
        <p className="text-base font-bold break-words" data-tip={isOpen ? messages.numbered : undefined}>
          {seller.legalName || seller.name}
        </p>
      )}
      <p className="text-[13px] leading-5 whitespace-pre-line text-muted">{facts.join('\n')}</p>
    </section>
  )
}

function Logo({ profile }: { readonly profile: AnyRow | undefined }) {
  const logo = profile?.logo
  if (typeof logo !== 'string' || logo === '') return null
  // On white in both themes: logos are drawn for paper.
  return (
    <img
      src={logo}
      alt=""
      className="mb-3 -ms-1 max-h-16 max-w-56 rounded-md bg-white object-contain object-left p-1"
    />
  )
}

function nameOf(profile: AnyRow): string {
  return typeof profile['name'] === 'string' ? profile['name'] : ''
}
