import { Suspense, useState } from 'react'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { WaysToBegin, type WaysToBeginProps } from './ways-to-begin.tsx'
import { CountryLine } from './country-line.tsx'
import { isSetupPutOff, putSetupOff } from './setup-later.ts'
import { StepsCard } from './steps-card.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

const SetupCard = lazyPart(() => import('./setup-card.tsx').then((module) => module.SetupCard))

/** An empty account: first where somebody sells, then the two doors. */
export function Beginning({ onFile }: WaysToBeginProps) {
  const { userId } = useStore()
  const profile = defaultProfile(useRows('businessProfile'))
  const [putOff, setPutOff] = useState(() => isSetupPutOff(userId))
  const asks = profile?.country === '' && !putOff
  useHeadingFocus(asks)
  if (asks) {
    return (
      <div className="max-w-2xl">
        <Suspense fallback={null}>
          <SetupCard
            profileId={profile.id}
            onSkip={() => {
              putSetupOff(userId)
              setPutOff(true)
            }}
          />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="max-w-6xl space-y-4">
      <WaysToBegin onFile={onFile} />
      {profile && <CountryLine profile={profile} />}
      <StepsCard />
    </div>
  )
}
