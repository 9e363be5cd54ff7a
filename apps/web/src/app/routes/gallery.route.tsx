import { Download, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Postmark } from "../../components/brand/postmark.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox, Switch } from "../../components/ui/checkbox.tsx";
import { Combobox } from "../../components/ui/combobox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input, PasswordInput } from "../../components/ui/input.tsx";
import { Menu } from "../../components/ui/menu.tsx";
import { Pagination } from "../../components/ui/pagination.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { Stamp, StampRow } from "../../components/ui/stamps.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";

const countries = ["India", "Ireland", "Australia", "United Kingdom", "USA"].map((name) => ({
  value: name,
  label: name,
}));
const statuses =
  "QUEUED APPLYING SUBMITTING APPLIED PENDING FAILED SKIPPED NEEDS_ANSWER NEEDS_USER NEEDS_REVIEW INTERVIEW_SCHEDULED REJECTED OFFER";

/** Every part and its states on one page; part of `npm run dev` only. */
export default function GalleryRoute() {
  usePageTitle("Gallery");
  return (
    <main className="page-column">
      <div className="flex items-center justify-between">
        <h1 className="h1">Gallery</h1>
        <ThemeToggle />
      </div>
      <Part title="Buttons">
        {(["primary", "line", "ghost", "you", "danger"] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
        <Button variant="primary" isBusy busyLabel="Saving...">
          Save
        </Button>
        <Menu
          trigger={<Button>Menu</Button>}
          actions={[
            { label: "Download", Icon: Download, onSelect: () => {} },
            { label: "Delete", Icon: Trash2, onSelect: () => {}, isDanger: true },
          ]}
        />
      </Part>
      <Fields />
      <Part title="Statuses">
        {statuses.split(" ").map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Part>
      <Part title="Stamps">
        {(["sent", "now", "needs-you", "to-come", "unused"] as const).map((kind) => (
          <Stamp key={kind} kind={kind} />
        ))}
        <StampRow counts={{ sent: 18, needsYou: 2, isWorking: true, goal: 25 }} />
        <Postmark rim="SENT · INDEED" top="20 NOV" bottom="09:18" label="Sent on Indeed" />
      </Part>
      <Part title="Alerts">
        {(["success", "danger", "you", "info", "busy"] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={`An alert that is ${tone}`}>
            What happened, what it means, what to do.
          </Alert>
        ))}
      </Part>
      <Part title="States">
        <EmptyState title="No logs available." note="The first run will fill this page." />
        <ErrorState title="Unable to Load Application Logs" onRetry={() => {}} />
        <div className="w-full">
          <SkeletonRows rows={2} />
          <Pagination page={2} pages={7} onPage={() => {}} />
        </div>
      </Part>
    </main>
  );
}

function Fields() {
  const [isOn, setOn] = useState(true);
  const [country, setCountry] = useState("India");
  return (
    <Part title="Fields">
      <Field label="Work Location" isOptional hint="As you would write it on a form.">
        <Input placeholder="City, or Remote" />
      </Field>
      <Field label="Platform URL" error="Platform URL must start with https://">
        <Input defaultValue="http://careers.example.com" />
      </Field>
      <Field label="Password">
        <PasswordInput defaultValue="secret" autoComplete="off" />
      </Field>
      <Field label="Country">
        <Combobox value={country} onChange={setCountry} options={countries} />
      </Field>
      <Checkbox isChecked={isOn} onChange={setOn}>
        Currently Working Here
      </Checkbox>
      <Switch isChecked={isOn} onChange={setOn}>
        Easy apply only
      </Switch>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-border pt-5">
      <h2 className="h2 mb-3.5">{title}</h2>
      <div className="flex flex-wrap items-center gap-3.5">{children}</div>
    </section>
  );
}
