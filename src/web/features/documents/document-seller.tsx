import type { AnyRow } from '#contract/entity.ts'
import { sellerOf } from '#contract/entities/document-derive.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import type { DocumentActs } from './document-acts.ts'
import { businessPatch } from '#contract/document-business-patch.ts'
import { QuietSelect } from './document-quiet-fields.tsx'
import { documentText } from './document-text.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const text = documentText.seller

interface DocumentSellerProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly pricing: DocumentPricing
}

/** The business that issues a document: its own while a draft, as it stood then once sent. */
export function DocumentSeller({ row, acts, pricing }: DocumentSellerProps) {
  const profiles = useRows('businessProfile')
  const profile = profiles.find(({ id }) => id === row.businessProfileId) ?? profiles.find((each) => each['isDefault'])
  const seller = row.seller ?? (profile ? sellerOf(profile) : null)
  if (!seller) {
    return (
      <section aria-label={text.label}>
        <p className="text-lg font-bold">{text.none}</p>
        <ScreenLink screen="settings" className="text-[13px] text-primary underline">
          {text.noneText}
        </ScreenLink>
      </section>
    )
  }
  const facts = [
    ...addressLines(seller.address),
    seller.email,
    seller.vatId && `${text.vatId} ${seller.vatId}`,
    seller.taxId && `${text.taxId} ${seller.taxId}`,
  ].filter(Boolean)
  const isOpen = profiles.length > 1 && row.status === 'draft'
  function choose(id: string) {
    const chosen = profiles.find((each) => each.id === id)
    if (!chosen) return
    const { patch, lines } = businessPatch(row, profile, chosen, pricing)
    acts.save(row, patch, lines > 0 ? text.retaxed(formatCount(lines, documentText.lines.line)) : text.business)
  }
  return (
    <section aria-label={text.label} className="min-w-0">
      <Logo profile={profile} />
      {isOpen && row.isProvisional ? (
        <QuietSelect
          label={text.business}
          hideLabel
          className="-ml-2"
          controlClassName="text-base font-bold"
          value={row.businessProfileId ?? profile?.id ?? ''}
          options={profiles.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={choose}
        />
      ) : (
        <p className="text-base font-bold break-words" data-tip={isOpen ? text.numbered : undefined}>
          {seller.legalName || seller.name}
        </p>
      )}
      <p className="text-[13px] leading-5 whitespace-pre-line text-muted">{facts.join('\n')}</p>
    </section>
  )
}

function Logo({ profile }: { readonly profile: AnyRow | undefined }) {
  const logo = profile?.['logo']
  if (typeof logo !== 'string' || logo === '') return null
  // On white in both themes: logos are drawn for paper.
  return (
    <img
      src={logo}
      alt=""
      className="mb-3 -ml-1 max-h-16 max-w-56 rounded-md bg-white object-contain object-left p-1"
    />
  )
}

function nameOf(profile: AnyRow): string {
  return typeof profile['name'] === 'string' ? profile['name'] : ''
}
