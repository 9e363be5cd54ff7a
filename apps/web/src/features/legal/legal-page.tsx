import { useLocation } from "react-router";
import { usePageTitle } from "../../lib/use-page-title.ts";
import type { LegalText } from "./legal-text.ts";
import { messages } from "./messages.ts";

/** A legal text: 68 characters a line, numbered headings, contents at left on wide screens. */
export function LegalPage({ text }: { text: LegalText }) {
  usePageTitle(text.title);
  const { pathname } = useLocation();
  return (
    <div className="page-column">
      <div className="grid gap-10 xl:grid-cols-[230px_minmax(0,1fr)] xl:gap-14">
        <nav
          aria-label={messages.contents}
          className="sticky top-20 max-h-[calc(100dvh-110px)] self-start overflow-y-auto max-xl:hidden"
        >
          <ol className="flex flex-col gap-2 border-l border-border pl-4 text-small text-fg-2">
            {text.sections.map((section, index) => (
              <li key={section.heading}>
                <a
                  href={`${pathname}#section-${index + 1}`}
                  className="hover:text-fg hover:underline"
                >
                  {index + 1}. {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="max-w-[68ch] text-lead">
          <h1 className="font-display text-[34px]/[40px] font-[660] tracking-[-0.028em]">
            {text.title}
          </h1>
          <p className="num mt-2 text-body text-fg-3">
            {messages.lastChangedChanged(text.changed)}
          </p>
          <p className="mt-5 text-fg-2">{text.intro}</p>
          {text.sections.map((section, index) => (
            <section
              key={section.heading}
              id={`section-${index + 1}`}
              className="mt-8 scroll-mt-20"
            >
              <h2 className="h2">
                {index + 1}. {section.heading}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2.5 text-fg-2">
                  {paragraph}
                </p>
              ))}
              {section.points === undefined ? null : (
                <ul className="mt-2.5 flex list-disc flex-col gap-1.5 pl-5 text-fg-2 marker:text-fg-3">
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
