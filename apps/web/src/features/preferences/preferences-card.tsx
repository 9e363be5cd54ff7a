import { LOCATIONS, LOCATION_ALIASES, SALARY, SUGGESTED_ROLES } from "@sendoff/contract/constants";
import { type JobPreferences } from "@sendoff/contract/profile";
import { useQueryClient } from "@tanstack/react-query";
import { Banknote, MapPin, UserSearch } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { ChipsInput } from "../../components/ui/chips-input.tsx";
import { Field } from "../../components/ui/field.tsx";
import { RangeSlider } from "../../components/ui/range-slider.tsx";
import { TabPanel, Tabs } from "../../components/ui/tabs.tsx";
import { paths } from "../../config/paths.ts";
import { formatLakhs, formatSalaryRange } from "../../lib/format.ts";
import { savePreferences } from "../../queries/filters.ts";
import { messages } from "./messages.ts";
import { MinimumMatch } from "./minimum-match.tsx";

/** Saves each change at once, one after the other, so that the last one wins. */
function useAutoSave(initial: JobPreferences) {
  const client = useQueryClient();
  const [preferences, setPreferences] = useState(initial);
  const [state, setState] = useState<"idle" | "saving" | "saved" | "failed">("idle");
  const queue = useRef(Promise.resolve());
  const newest = useRef(0);
  const save = (next: JobPreferences) => {
    setPreferences(next);
    setState("saving");
    newest.current += 1;
    const turn = newest.current;
    queue.current = queue.current.then(async () => {
      // A later change carries this one with it.
      if (turn !== newest.current) return;
      try {
        await savePreferences(client, next);
        if (turn === newest.current) setState("saved");
      } catch {
        if (turn === newest.current) setState("failed");
      }
    });
  };
  return { preferences, state, save, retry: () => save(preferences) };
}

/** Roles, locations and the salary range to search with (SPEC 2, 5). */
export function PreferencesCard({
  saved,
  expectedPay,
}: {
  saved: JobPreferences;
  /** What the person said they look for, in rupees a year. */
  expectedPay: number | undefined;
}) {
  const { preferences, state, save, retry } = useAutoSave(saved);
  const [tab, setTab] = useState("role");
  const { roles, locations } = preferences;
  return (
    <Card>
      <CardHeader
        title={messages.jobPreferences}
        className="pb-0.5!"
        end={
          <span role="status" className="text-small text-fg-3">
            {state === "saving" ? messages.saving : state === "saved" ? messages.saved : ""}
          </span>
        }
      />
      <Tabs
        label={messages.jobPreferences}
        value={tab}
        onChange={setTab}
        listClassName="px-4 lg:px-5"
        items={[
          { value: "role", label: messages.role },
          { value: "location", label: messages.location },
          { value: "salary", label: messages.salary },
        ]}
      >
        <div className="px-4 pt-4 pb-4 lg:px-5 lg:pb-5">
          <TabPanel value="role">
            <Field label={messages.addARole} isLabelHidden>
              <ChipsInput
                values={roles}
                onChange={(next) => save({ ...preferences, roles: next })}
                suggestions={SUGGESTED_ROLES}
                placeholder={messages.addARoleAndPressEnter}
              />
            </Field>
          </TabPanel>
          <TabPanel value="location">
            <Field label={messages.addALocation} isLabelHidden>
              <ChipsInput
                values={locations}
                onChange={(next) => save({ ...preferences, locations: next })}
                suggestions={LOCATIONS}
                aliases={LOCATION_ALIASES}
                placeholder={messages.addALocationAndPressEnter}
              />
            </Field>
          </TabPanel>
          <TabPanel value="salary">
            <SalaryRangeField
              range={preferences.salaryRange}
              expectedPay={expectedPay}
              onCommit={(salaryRange) => save({ ...preferences, salaryRange })}
            />
          </TabPanel>
          {state === "failed" ? (
            <Alert
              tone="danger"
              title={messages.failedToSavePreferences}
              className="mt-3.5"
              action={
                <Button size="sm" onClick={retry}>
                  {messages.tryAgain}
                </Button>
              }
            >
              {messages.theyAreStillHere}
            </Alert>
          ) : null}
          <Summary preferences={preferences} tab={tab} />
          <MinimumMatch />
          <p className="mt-3.5 text-meta text-fg-3">
            {messages.weSearchForTheseRoles(
              <Link className="link target" to={paths.app.cv}>
                {messages.profileInformation}
              </Link>,
            )}
          </p>
        </div>
      </Tabs>
    </Card>
  );
}

/** What the two other tabs hold, so that nobody has to look. */
function Summary({ preferences, tab }: { preferences: JobPreferences; tab: string }) {
  const { roles, locations, salaryRange } = preferences;
  const lines = [
    { tab: "role", text: roles.join(", "), Icon: UserSearch },
    { tab: "location", text: locations.join(", "), Icon: MapPin },
    {
      tab: "salary",
      text: salaryRange === undefined ? "" : formatSalaryRange(salaryRange),
      Icon: Banknote,
    },
  ].filter((line) => line.tab !== tab && line.text !== "");
  if (lines.length === 0) return null;
  return (
    <div className="num mt-3.5 flex flex-wrap gap-x-[18px] gap-y-1.5 text-small text-fg-3">
      {lines.map(({ text, Icon }) => (
        <span key={text} className="flex min-w-0 items-center gap-1.5">
          <Icon className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="truncate">{text}</span>
        </span>
      ))}
    </div>
  );
}

/** A pay on the slider's steps, within its bounds. */
function fromPay(rupees: number): number {
  const step = Math.floor(rupees / SALARY.step) * SALARY.step;
  return Math.min(SALARY.max, Math.max(SALARY.min, step));
}

function SalaryRangeField({
  range,
  expectedPay,
  onCommit,
}: {
  range: JobPreferences["salaryRange"];
  expectedPay: number | undefined;
  onCommit: (range: { min: number; max: number }) => void;
}) {
  const saved: [number, number] = [
    range?.min ?? SALARY.defaultMin,
    range?.max ?? SALARY.defaultMax,
  ];
  const [dragged, setDragged] = useState<[number, number]>();
  const [low, high] = dragged ?? saved;
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <span className="text-fg-2">{messages.aYear}</span>
        <b className="num text-[18px]">
          {range === undefined && dragged === undefined
            ? messages.any
            : messages.payRange(formatLakhs(low), formatLakhs(high))}
        </b>
      </div>
      <RangeSlider
        value={[low, high]}
        onChange={setDragged}
        onCommit={([min, max]) => {
          setDragged(undefined);
          onCommit({ min, max });
        }}
        min={SALARY.min}
        max={SALARY.max}
        step={SALARY.step}
        labels={[messages.lowestSalaryAYear, messages.highestSalaryAYear]}
        describe={formatLakhs}
        unset={range === undefined && dragged === undefined ? messages.any : undefined}
      />
      <div className="num flex justify-between text-caption text-fg-3">
        <span>{formatLakhs(SALARY.min)}</span>
        <span>{formatLakhs(SALARY.max)}</span>
      </div>
      {range === undefined ? (
        <p className="mt-2 text-meta text-fg-3">
          {expectedPay === undefined
            ? messages.notSetYet
            : messages.notSetYetOrStartAt(
                <button
                  type="button"
                  className="link target"
                  onClick={() => onCommit({ min: fromPay(expectedPay), max: SALARY.max })}
                >
                  {messages.startAtTheYouExpect(formatLakhs(expectedPay))}
                </button>,
              )}
        </p>
      ) : null}
    </div>
  );
}
