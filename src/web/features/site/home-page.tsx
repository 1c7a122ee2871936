import { Suspense } from 'react'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { ExampleFigure } from './example-figure.tsx'
import { homeMessages, landingMessages } from './messages.ts'

const LandingFigure = lazyPart(() => import('./landing-figure.tsx').then((module) => module.LandingFigure))

/** The home page of a signed-out visitor: what the product is for, shown by a price that explains itself (NAV-10). */
export function HomePage() {
  usePageTitle(shellMessages.product)
  return (
    <>
      <section className="grid items-center gap-x-14 gap-y-10 py-10 md:py-16 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h1 tabIndex={-1} className="text-[2rem] leading-[1.15] tracking-tight md:text-[2.75rem]">
            {homeMessages.title}
          </h1>
          <p className="mt-5 max-w-[34rem] text-base leading-7 text-pretty text-muted md:text-lg md:leading-8">
            {homeMessages.lead}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <CreateAccount />
            <ScreenButton screen="login" className="h-11 px-5 text-base">
              {homeMessages.signIn}
            </ScreenButton>
          </div>
        </div>
        <ExampleFigure />
      </section>
      <Features id="features" title={homeMessages.featuresTitle} features={homeMessages.features} />
      <section
        aria-labelledby="landing"
        className="mt-12 grid items-center gap-x-14 gap-y-8 border-t border-line pt-10 md:pt-14 lg:grid-cols-[1fr_1.15fr]"
      >
        <div>
          <h2 id="landing" className="text-2xl">
            {landingMessages.heading}
          </h2>
          <p className="mt-4 max-w-[34rem] text-base leading-7 text-pretty text-muted">{landingMessages.lead}</p>
        </div>
        <div className="min-h-[22rem]">
          <Suspense>
            <LandingFigure />
          </Suspense>
        </div>
      </section>
      <Features id="onward" title={homeMessages.onwardTitle} features={homeMessages.onward} />
      <p className="mt-12">
        <CreateAccount />
      </p>
    </>
  )
}

/** Straight to the provider's page: what the product is for stands here. */
function CreateAccount() {
  return (
    <a href={signInHref({ registering: true })} className={classNames(buttonClass('primary'), 'h-11 px-5 text-base')}>
      {homeMessages.start}
    </a>
  )
}

interface FeaturesProps {
  readonly id: string
  readonly title: string
  readonly features: readonly { readonly title: string; readonly text: string }[]
}

function Features({ id, title, features }: FeaturesProps) {
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-10 first-of-type:mt-0 md:pt-14">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title}>
            <h3 className="text-base">{feature.title}</h3>
            <p className="mt-1.5 leading-6 text-pretty text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
