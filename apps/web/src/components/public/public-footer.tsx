import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Brand } from "../brand/mark.tsx";
import { contact } from "../../config/content.ts";
import { paths } from "../../config/paths.ts";
import { language } from "../../language/language.ts";
import { configQuery } from "../../queries/config.query.ts";
import { LanguageLink } from "./language-link.tsx";
import { messages } from "./messages.ts";
import { socialLink } from "./social-link.ts";

const home = paths.landing[language()];
const groups = [
  {
    title: messages.product,
    links: [
      { label: messages.features, to: `${home}#features` },
      { label: messages.pricing, to: paths.pricing },
      { label: messages.faq, to: `${home}#faq` },
    ],
  },
  {
    title: messages.legal,
    links: [
      { label: messages.privacyPolicy, to: paths.privacy },
      { label: messages.termsConditions, to: paths.terms },
    ],
  },
] as const;

const column = "flex flex-col text-body text-fg-2 *:py-3 lg:gap-1.5 lg:*:py-0.5";
const heading = "font-sans text-body font-[620] text-fg";

/** The operator's pages elsewhere, as the server is configured; markup written ahead of time leaves their place empty. */
function SocialLinks() {
  const { data } = useQuery(configQuery);
  return (
    <span data-social="" className="contents *:py-3 lg:*:py-0.5">
      {data?.social.map(({ name, url }) => (
        <a key={name} href={url} rel="noreferrer" className={socialLink}>
          {name}
        </a>
      ))}
    </span>
  );
}

export function PublicFooter() {
  return (
    <footer className="border-t border-border bg-sunken pt-11 pb-13">
      <div className="landing-column grid grid-cols-2 gap-6 lg:grid-cols-[1fr_150px_150px_190px]">
        <div className="max-lg:col-span-2">
          <Brand />
          <p className="mt-2.5 max-w-[30ch] text-small text-fg-3">
            {messages.appliesToJobsOnYourBehalf}
          </p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title} className={column}>
            <h2 className={heading}>{group.title}</h2>
            {group.links.map((link) => (
              <Link key={link.to} to={link.to} className="hover:text-fg hover:underline">
                {link.label}
              </Link>
            ))}
          </nav>
        ))}
        <nav id="contact" aria-label={messages.contact} className={column}>
          <h2 className={heading}>{messages.contact}</h2>
          <Link to={`${home}#about`} className="hover:text-fg hover:underline">
            {messages.about}
          </Link>
          <a href={`mailto:${contact.email}`} className="hover:text-fg hover:underline">
            {contact.email}
          </a>
          <LanguageLink />
          <SocialLinks />
        </nav>
      </div>
    </footer>
  );
}
