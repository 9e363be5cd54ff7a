import type { UserDetails } from "@sendoff/contract/user";
import { useQuery } from "@tanstack/react-query";
import { SettingsTabs } from "../../components/settings-tabs.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { RetryButton } from "../../components/ui/retry-button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { countriesQuery, currenciesQuery } from "../../queries/reference.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { DataCard } from "./data-card.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { LanguageCard } from "./language-card.tsx";
import { messages } from "./messages.ts";
import { PhoneDialog } from "./phone-dialog.tsx";
import { LeaveGuard, SavedDialog, SaveBar } from "./save-bar.tsx";
import {
  CompensationSection,
  LocationSection,
  PersonalSection,
  ProfessionalSection,
} from "./sections.tsx";
import { SectionLinks } from "./section-links.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { useSettings } from "./use-settings.ts";

/** Profile Settings (SPEC 2). The three loads run side by side; what is there is shown. */
export function SettingsPage({ onSignedOut }: { onSignedOut: () => void }) {
  usePageTitle(messages.profileSettings);
  const user = useQuery(userQuery);
  const countries = useQuery(countriesQuery);
  const currencies = useQuery(currenciesQuery);
  return (
    <div className="page-column">
      <PageHeader title={messages.profileSettings} note={messages.usedToFillInForms} />
      <SettingsTabs />
      {countries.isError ? (
        <ListFailed title={messages.countriesFailed} onRetry={countries.refetch} />
      ) : null}
      {currencies.isError ? (
        <ListFailed title={messages.currenciesFailed} onRetry={currencies.refetch} />
      ) : null}
      <div className="grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_220px]">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          {user.data === undefined ? (
            user.isError ? (
              <Card>
                <ErrorState title={messages.userFailed} onRetry={() => user.refetch()} />
              </Card>
            ) : (
              <Loading />
            )
          ) : (
            <Sections user={user.data} countries={countries.data} currencies={currencies.data} />
          )}
          <SessionsCard onSignedOut={onSignedOut} />
          <DataCard onDeleted={onSignedOut} />
        </div>
        <SectionLinks />
      </div>
    </div>
  );
}

function ListFailed({ title, onRetry }: { title: string; onRetry: () => Promise<unknown> }) {
  return (
    <Alert tone="danger" title={title} action={<RetryButton size="sm" onRetry={onRetry} />}>
      {messages.restOfThePageWorks}
    </Alert>
  );
}

function Sections({
  user,
  countries,
  currencies,
}: {
  user: UserDetails;
  countries: Parameters<typeof LocationSection>[0]["countries"];
  currencies: Parameters<typeof CompensationSection>[0]["currencies"];
}) {
  const settings = useSettings(user);
  return (
    <>
      <LeaveGuard settings={settings} />
      <form
        noValidate
        aria-label={messages.profileSettings}
        className="over-bar flex flex-col gap-4 lg:gap-5"
        onSubmit={(event) => void settings.save(event)}
      >
        <PersonalSection settings={settings} />
        <LocationSection settings={settings} user={user} countries={countries} />
        <ProfessionalSection settings={settings} />
        <CompensationSection settings={settings} currencies={currencies} />
        <SaveBar settings={settings} />
      </form>
      <LanguageCard settings={settings} />
      <SavedDialog isOpen={settings.isDone} onClose={settings.close} />
      {/* Beside the form, never in it: what a dialog submits would submit the form around it too. */}
      {settings.phoneTarget === undefined ? null : (
        <PhoneDialog
          target={settings.phoneTarget}
          phone={{ dial_code: settings.saved.dial_code, mobile: settings.saved.mobile }}
          onClose={settings.leavePhone}
          onVerified={settings.takePhone}
        />
      )}
      {settings.emailTarget === undefined ? null : (
        <EmailDialog
          target={settings.emailTarget}
          onClose={settings.keepOldEmail}
          onChanged={settings.takeNewEmail}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <div
      role="status"
      aria-label={messages.loadingYourDetails}
      className="flex flex-col gap-4 lg:gap-5"
    >
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} className="px-4 py-5 lg:px-5">
          <Skeleton className="h-[112px]!" />
        </Card>
      ))}
    </div>
  );
}
