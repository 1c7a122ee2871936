import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { ActivePill, activeWord } from './active-pill.tsx'
import { Banner } from './banner.tsx'
import { askConfirm } from './confirm.ts'
import { EmptyState } from './empty-state.tsx'
import { IconButton } from './icon-button.tsx'
import { Overlays } from './overlays.tsx'
import { Panel } from './panel.tsx'
import { Badge, Pill } from './pill.tsx'
import { ProblemDisplay } from './problem-display.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { PageSkeleton, Skeleton, TableSkeleton } from './skeleton.tsx'
import { partMessages } from './part-messages.ts'
import { uiMessages } from './messages.ts'
import { Time } from './time.tsx'
import { TipLayer } from './tip-layer.tsx'
import { showToast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'
import { ToneShape } from './tone.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

describe('a notice', () => {
  it('SHELL-08 says by a word what its colour means, and can be put away', async () => {
    const { told, record } = recorder()
    const { user, redraw } = draw(
      <Banner tone="warn" title="Low stock" action={<button type="button">Order</button>} onDismiss={record('away')}>
        Two are left.
      </Banner>,
    )
    const notice = screen.getByRole('region', { name: 'Low stock' })
    expect(notice.textContent).toContain(uiMessages.tones.warn)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: partMessages.dismiss }))
    expect(told).toEqual(['away'])
    redraw(<Banner tone="bad" title="Not saved" urgent />)
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
  })

  it('SHELL-11 a refusal says what, where, its reference, and how to try again', async () => {
    const { told, record } = recorder()
    const errors = [
      { field: 'name', message: 'is required' },
      { field: 'sku', message: 'is required' },
      { field: 'line 1', message: 'It is gone.' },
    ]
    const problem = { title: 'Not taken', detail: 'Look at the fields.', errors, reference: 'ab12' }
    const { user } = draw(<ProblemDisplay problem={problem} onRetry={record('again')} />)
    const alert = screen.getByRole('alert')
    for (const part of [
      'Not taken',
      'Look at the fields.',
      'name, sku is required',
      'line 1: It is gone.',
      partMessages.reference('ab12'),
    ])
      expect(alert.textContent).toContain(part)
    await user.click(screen.getByRole('button', { name: uiMessages.retry }))
    expect(told).toEqual(['again'])
    await expectAccessible()
  })

  it('SHELL-08 a place without anything says what it is for; a part of a page has its heading', async () => {
    draw(
      <>
        <EmptyState
          icon={<ToneShape tone="neutral" />}
          title="No brands yet"
          action={<button type="button">New brand</button>}
          secondAction={<a href="/import">Import</a>}
        >
          Brands say who makes it.
        </EmptyState>
        <Panel title="Costs" lead="What it takes" action={<button type="button">Add</button>}>
          <p>Nothing</p>
        </Panel>
      </>,
    )
    expect(screen.getByRole('heading', { name: 'No brands yet' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'New brand' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Costs' })).toBeDefined()
    await expectAccessible()
  })

  it('SHELL-08 a number or word says its meaning aloud', async () => {
    draw(
      <p>
        <Pill tone="bad" meaning="loss">
          −5 %
        </Pill>
        <Pill tone="ok" plain>
          Active
        </Pill>
        <Badge>3</Badge>
        <VisuallyHidden>of them</VisuallyHidden>
      </p>,
    )
    expect(screen.getByRole('paragraph').textContent).toBe('−5 %, lossActive3of them')
    await expectAccessible()
  })
})

describe('what takes time', () => {
  it('SHELL-08 tells how far it has come, what is left and how to stop it', async () => {
    const stop = <button type="button">Stop</button>
    const { redraw } = draw(<ProgressBar label="Saving" done={1} total={3} detail="2 left" action={stop} />)
    const bar = screen.getByRole('progressbar', { name: 'Saving' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['1', '3'])
    expect(screen.getByText('33.3%')).toBeDefined()
    await expectAccessible()
    redraw(<ProgressBar label="Saving" done={1} total={undefined} />)
    expect(screen.getByRole('progressbar', { name: 'Saving' }).getAttribute('aria-valuenow')).toBeNull()
  })

  it('SHELL-08 says that it loads, and hides its shape', async () => {
    draw(
      <>
        <TableSkeleton rows={2} columns={3} />
        <PageSkeleton />
        <Skeleton className="h-3" />
      </>,
    )
    expect(screen.getAllByRole('status', { name: uiMessages.loading })).toHaveLength(2)
    await expectAccessible()
  })

  it('tells a moment by how long ago it was, and goes on', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 6, 6, 12) })
    draw(<Time at={Date.UTC(2026, 6, 6, 11, 58)} />)
    const time = screen.getByRole('time')
    const first = time.textContent
    expect(time.getAttribute('datetime')).toBe('2026-07-06T11:58:00.000Z')
    act(() => void vi.advanceTimersByTime(3_600_000))
    expect(time.textContent).not.toBe(first)
  })

  afterEach(() => vi.useRealTimers())
})

describe('what floats above all pages', () => {
  afterEach(() => vi.useRealTimers())

  it('SHELL-08 a message is read out, can be acted on and is put away', async () => {
    const { told, record } = recorder()
    const { user } = draw(<ToastHost />)
    act(() => {
      showToast({ title: 'Deleted', detail: 'One brand', action: { label: 'Undo', run: record('undone') } })
      showToast({ title: 'Not saved', tone: 'bad', sticky: true })
      showToast({ title: 'Sending', key: 'send', progress: { label: 'Pictures', done: 1, total: 2 } })
    })
    expect(await screen.findByText('Deleted')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'Pictures' })).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
    expect(told).toEqual(['undone'])
    for (const button of screen.getAllByRole('button', { name: partMessages.dismiss })) await user.click(button)
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull())
  })

  it('SHELL-07 takes back what was said to be done and was not', async () => {
    draw(<ToastHost />)
    const since = Date.now()
    act(() => showToast({ title: 'Saved' }))
    await screen.findByText('Saved')
    act(() => showToast({ title: 'Refused', tone: 'bad', deniesSince: since }))
    await screen.findAllByText('Refused')
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
  })

  it('SHELL-08 NAV-07 each message of what was done goes with its own undoing, one after the other', async () => {
    draw(<ToastHost />)
    const said: number[] = []
    for (const title of ['Mug deleted', 'Stock set']) {
      said.push(Date.now())
      act(() => showToast({ title, action: { label: 'Undo', run: () => undefined } }))
      await screen.findByText(title)
      await new Promise((resolve) => void setTimeout(resolve, 5))
    }
    for (const since of said.toReversed()) act(() => showToast({ key: 'undone', title: 'Undone', deniesSince: since }))
    await waitFor(() =>
      expect([screen.queryByText('Stock set'), screen.queryByText('Mug deleted')]).toEqual([null, null]),
    )
  })

  it('SHELL-08 what was said to be done goes soon after another screen is opened, an error stays', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { redraw } = draw(<ToastHost screen="/business" />)
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    act(() => {
      showToast({ title: 'Registered for VAT saved', action: { label: 'Undo', run: () => undefined } })
      showToast({ title: 'Not saved', tone: 'bad' })
    })
    await pass(2_000)
    act(() => showToast({ title: 'Mug deleted', action: { label: 'Undo', run: () => undefined } }))
    redraw(<ToastHost screen="/import" />)
    await pass(1_900)
    expect(screen.queryByText('Registered for VAT saved')).not.toBeNull()
    await pass(1_100)
    expect(screen.queryByText('Registered for VAT saved')).toBeNull()
    expect(screen.queryAllByText('Not saved')).not.toEqual([])
    await pass(2_000)
    expect(screen.queryByText('Mug deleted')).not.toBeNull()
  })

  it('SHELL-08 one line that needs no answer leaves sooner than what has more to read or a way back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    draw(<ToastHost />)
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    act(() => {
      showToast({ title: 'Café Blau added' })
      showToast({ title: 'Copied', detail: 'Twelve rows are on the clipboard.' })
      showToast({ title: 'Mug deleted', action: { label: 'Undo', run: () => undefined } })
    })
    const shown = () => ['Café Blau added', 'Copied', 'Mug deleted'].filter((title) => screen.queryByText(title))
    await pass(3_500)
    expect(shown()).toHaveLength(3)
    await pass(1_500)
    expect(shown()).toEqual(['Copied', 'Mug deleted'])
    await pass(2_500)
    expect(shown()).toEqual(['Mug deleted'])
  })

  it('SHELL-08 a tip shows what the pointer rests on or the keyboard reaches; Escape closes it', async () => {
    const { user } = draw(
      <>
        <IconButton label="Close" icon={<ToneShape tone="ok" />} />
        <TipLayer />
      </>,
    )
    await user.hover(screen.getByRole('button', { name: 'Close' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe('Close')
    await expectAccessible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  it('NAV-03 each part loads when it is first needed', async () => {
    const { user } = draw(
      <>
        <IconButton label="Close" icon={<ToneShape tone="ok" />} />
        <Overlays />
      </>,
    )
    act(() => showToast({ title: 'Saved' }))
    expect(await screen.findByText('Saved')).toBeDefined()
    const answer = askConfirm({ title: 'Sure?', text: '', confirm: 'Yes' })
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await answer).toBe(true)
    const button = screen.getByRole('button', { name: 'Close' })
    // The first reach loads the tips, a later one shows them.
    await vi.waitFor(async () => {
      await user.unhover(button)
      await user.hover(button)
      expect((await screen.findByRole('tooltip', {}, { timeout: 1_500 })).textContent).toBe('Close')
    }, 20_000)
  })
})

describe('whether a row is in use', () => {
  it('SHELL-08 is said by a word, not by colour alone', async () => {
    draw(
      <>
        <ActivePill row={{ isActive: true }} />
        <ActivePill row={{ isActive: false }} />
      </>,
    )
    expect(screen.getByText(activeWord({ isActive: true }))).toBeDefined()
    expect(screen.getByText(activeWord({ isActive: false }))).toBeDefined()
    await expectAccessible()
  })
})
