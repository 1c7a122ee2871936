import { usePageTitle } from '#web/kit/shell/document-title.ts'

/** A text of several sections, for the legal pages. */
interface LegalText {
  readonly title: string
  readonly lead: string
  readonly updated: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** A legal text, set for reading. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  usePageTitle(text.title)
  return (
    <article className="max-w-[42rem] py-10 md:py-14">
      <h1 tabIndex={-1} className="text-3xl leading-tight">
        {text.title}
      </h1>
      <p className="mt-2 text-muted">{text.updated}</p>
      <p className="mt-5 text-base leading-7">{text.lead}</p>
      {text.sections.map((section) => (
        <section key={section.heading} className="mt-8">
          <h2 className="text-lg">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-[15px] leading-7 text-pretty">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
