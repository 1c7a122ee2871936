import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { ExampleFigure } from './example-figure.tsx'
import { homeMessages } from './messages.ts'

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
            <ScreenButton screen="sign-up" tone="primary" className="h-11 px-5 text-base">
              {homeMessages.start}
            </ScreenButton>
            <ScreenButton screen="login" className="h-11 px-5 text-base">
              {homeMessages.signIn}
            </ScreenButton>
          </div>
        </div>
        <ExampleFigure />
      </section>
      <section aria-labelledby="features" className="border-t border-line pt-10 md:pt-14">
        <h2 id="features" className="text-2xl">
          {homeMessages.featuresTitle}
        </h2>
        <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {homeMessages.features.map((feature) => (
            <li key={feature.title}>
              <h3 className="text-base">{feature.title}</h3>
              <p className="mt-1.5 leading-6 text-pretty text-muted">{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
