import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { productsLinkClass } from '#web/kit/catalogue/product-count.tsx'
import { useCounts } from '#web/kit/data/use-counts.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import type { FieldsOwn } from '#web/kit/list/fields-panel.tsx'
import { plainFile } from '#web/kit/list/plain-file.ts'
import { PlainList } from '#web/kit/list/plain-list.tsx'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { brandView } from './brand-view.tsx'
import { brandsMessages as messages } from './messages.ts'
import { useBrandActions } from './use-brand-actions.ts'
import { readWebsite } from './website.ts'

// English | German | French | Spanish | Dutch.
const file = plainFile(brandView, 'brands', {
  names: {
    id: 'brand id, marken id',
    name: 'brand, brand name, manufacturer, vendor, maker | Marke, Hersteller | marque, fabricant | marca, fabricante | merk, fabrikant',
    description: 'details, text | Beschreibung | descripción | omschrijving',
    website: 'web, url, site, homepage | Webseite, Internet | site web | sitio web | website',
    contactEmail: 'email, e mail, mail, contact email | Mailadresse | courriel | correo | e mailadres',
    contactPhone: 'phone, telephone, tel | Telefon | téléphone | teléfono | telefoon',
    notes: 'note, comment, remarks | Notizen, Bemerkung | remarques | notas | opmerkingen',
    isActive: 'status | aktiv | actif | activo | actief',
  },
})

/** The brands of the catalogue (BRAND-01…03). */
export function BrandsPage() {
  const rows = useRows('brand')
  const counts = useCounts('product', 'brandId')
  const { removeAll, purge } = useBrandActions()
  return (
    <PlainList
      view={brandView}
      context={counts}
      icon={<Tag />}
      facts={messages.factsOf(rows.length, counts.get(null) ?? 0)}
      controls={controlsOf}
      renderFooter={(row) => <Footer row={row} count={counts.get(row.id) ?? 0} />}
      onRemove={removeAll}
      menu={[{ label: messages.purge, icon: <Trash2 aria-hidden="true" />, danger: true, run: () => void purge() }]}
      file={file}
    />
  )
}

function controlsOf(row: RowOfKind<'brand'> | undefined): FieldsOwn {
  const { website = '', contactEmail = '', contactPhone = '' } = row ?? {}
  return {
    description: { rows: 3 },
    website: {
      type: 'url',
      read: readWebsite,
      aside: website && <AddressLink label={messages.visit} href={website} icon={<ExternalLink />} />,
    },
    contactEmail: {
      type: 'email',
      aside: contactEmail && <AddressLink label={messages.write} href={`mailto:${contactEmail}`} icon={<Mail />} />,
    },
    contactPhone: {
      type: 'tel',
      aside: contactPhone && <AddressLink label={messages.call} href={`tel:${contactPhone}`} icon={<Phone />} />,
    },
    isActive: { help: messages.activeHelp },
  }
}

function Footer({ row, count }: { readonly row: RowOfKind<'brand'>; readonly count: number }) {
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-[13px] text-muted">
      <dt>{messages.columns.products}</dt>
      <dd className="text-end">
        {count === 0 ? (
          messages.noProducts
        ) : (
          <ScreenLink screen="products" search={{ brandId: row.id }} className={productsLinkClass}>
            {countOf('product', count)}
          </ScreenLink>
        )}
      </dd>
      <dt>{messages.changed}</dt>
      <dd className="text-end">
        <Time at={row.updatedAt} />
      </dd>
    </dl>
  )
}

interface AddressLinkProps {
  readonly label: string
  readonly href: string
  readonly icon: ReactNode
}

/** Opens an address beside its field: a website, a mail, a call. */
function AddressLink({ label, href, icon }: AddressLinkProps) {
  return (
    <a
      href={href}
      target={href.startsWith('http') ? '_blank' : undefined}
      rel="noreferrer"
      aria-label={label}
      data-tip={label}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg border border-line text-muted hover:bg-accent hover:text-fg max-md:size-11 [&_svg]:size-4"
    >
      {icon}
    </a>
  )
}
