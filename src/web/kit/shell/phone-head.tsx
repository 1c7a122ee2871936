import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { Brand } from './brand-mark.tsx'
import { openPalette } from './palette-state.ts'
import { ScreenLink } from './screen-link.tsx'
import { shellMessages } from './messages.ts'

/** The bar above a page on a phone. */
export function PhoneHead({ connection }: { readonly connection: ReactNode }) {
  return (
    <header className="flex h-14 items-center justify-between border-b border-line bg-card pe-1.5 ps-4" data-no-print>
      <ScreenLink screen="home" className="rounded-lg">
        <Brand />
      </ScreenLink>
      <div className="flex items-center">
        {connection}
        <IconButton label={shellMessages.search} icon={<Search />} onClick={() => openPalette()} />
      </div>
    </header>
  )
}
