import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DEFAULT_WHAT_IF, type WhatIf } from '#domain/pricing-rules.ts'
import { draw } from '#test/page/page.ts'
import { formMessages } from '#web/kit/form/messages.ts'
import { WhatIfBar } from './what-if-bar.tsx'
import { whatIfMessages as messages } from './what-if-messages.ts'

const nothing = () => undefined

function Bar() {
  const [figures, setFigures] = useState<WhatIf>(DEFAULT_WHAT_IF)
  const whatIf = {
    figures,
    shown: figures,
    show: nothing,
    hide: nothing,
    type: (part: Partial<WhatIf>) => setFigures({ ...figures, ...part }),
    reset: () => setFigures(DEFAULT_WHAT_IF),
  }
  return <WhatIfBar whatIf={whatIf} unpriced={1} compact={false} onReset={whatIf.reset} />
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

it.each([messages.retailMargin, messages.tradeMargin])(
  'PROD-08 PRICE-01 %s of the what-if figures is refused in words from 100 on, and stays as it was typed',
  async (name) => {
    const { user } = draw(<Bar />)
    const start = field(name).value
    await user.clear(field(name))
    await user.type(field(name), '100')
    await screen.findByText(formMessages.marginTooHigh)
    await user.tab()
    expect([field(name).value, screen.queryAllByRole('alert').length]).toEqual(['100', 1])
    await user.clear(field(name))
    await user.type(field(name), '35')
    await user.tab()
    expect([field(name).value, screen.queryAllByRole('alert').length]).toEqual(['35', 0])
    await user.clear(field(name))
    await user.type(field(name), '150')
    await screen.findByText(formMessages.marginTooHigh)
    await user.click(screen.getByRole('button', { name: messages.reset }))
    expect([field(name).value, screen.queryAllByRole('alert').length]).toEqual([start, 0])
  },
)
