import { ScanText } from "lucide-react";
import { useId } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";
import type { ReviewChoices, ReviewItem, ReviewSection, ReviewValue } from "./review-cv.ts";

interface Acts {
  choices: ReviewChoices;
  isDisabled: boolean;
  onLeft: (ids: readonly string[], isLeft: boolean) => void;
  onTaken: (id: string, isTaken: boolean) => void;
}

/** One section of the review; long lists can be left out or taken with one press. */
export function CvReviewSection({ section, ...acts }: Acts & { section: ReviewSection }) {
  const fresh = section.items.filter((item) => item.isNew).map((item) => item.id);
  const isAnyIn = fresh.some((id) => !acts.choices.left.has(id));
  const isShort = section.key === "skills" || section.key === "languages";
  return (
    <section aria-label={section.title}>
      <div className="mb-1.5 flex min-h-8 items-center gap-2 border-b border-border pb-1.5">
        <h3 className="h3 flex-1">{section.title}</h3>
        {fresh.length < 2 ? null : (
          <Button
            size="sm"
            variant="ghost"
            disabled={acts.isDisabled}
            onClick={() => acts.onLeft(fresh, isAnyIn)}
          >
            {isAnyIn ? messages.leaveAllOut : messages.takeAll}
          </Button>
        )}
      </div>
      {section.values.map((value) => (
        <Value key={value.id} value={value} {...acts} />
      ))}
      <div className={cn(isShort && "grid gap-x-4 sm:grid-cols-2")}>
        {section.items.map((item) => (
          <Item key={item.id} item={item} isShort={isShort} {...acts} />
        ))}
      </div>
    </section>
  );
}

function Item({ item, isShort, ...acts }: Acts & { item: ReviewItem; isShort: boolean }) {
  if (!item.isNew) {
    return (
      <div className={cn("py-1.5", isShort && "sm:col-span-2")}>
        <b className="block font-semibold wrap-anywhere">
          {item.title}
          {item.isByModel ? <ByModel /> : null}
        </b>
        {item.values.map((value) => (
          <Value key={value.id} value={value} {...acts} />
        ))}
      </div>
    );
  }
  const isIn = !acts.choices.left.has(item.id);
  const [only] = item.values;
  return (
    <div className="py-1">
      <Checkbox
        isChecked={isIn}
        isDisabled={acts.isDisabled}
        onChange={(next) => acts.onLeft([item.id], !next)}
      >
        <span className="font-semibold">{item.title}</span>
        {isShort && only !== undefined ? (
          <span className="num text-fg-3">
            {" "}
            {only.id.endsWith(".years") ? messages.foundYears(only.found) : only.found}
          </span>
        ) : null}
        {item.isByModel ? <ByModel /> : null}
      </Checkbox>
      {isShort || !isIn || item.values.length === 0 ? null : (
        <details className="mt-0.5 ml-[27px]">
          <summary className="target cursor-pointer text-small text-fg-2">
            {messages.showDetails} <span className="sr-only">{messages.ofTitle(item.title)}</span>
          </summary>
          {item.values.map((value) => (
            <Value key={value.id} value={value} {...acts} />
          ))}
        </details>
      )}
    </div>
  );
}

/** Not the rules but a model read it: the person looks twice. */
function ByModel() {
  return (
    <>
      {" "}
      <Badge tone="info" Icon={ScanText} className="align-middle">
        {messages.readByTheModel}
      </Badge>
    </>
  );
}

function Value({ value, ...acts }: Acts & { value: ReviewValue }) {
  if (value.isConflict) return <Conflict value={value} {...acts} />;
  return (
    <div className="py-1">
      <Checkbox
        isChecked={!acts.choices.left.has(value.id)}
        isDisabled={acts.isDisabled}
        onChange={(next) => acts.onLeft([value.id], !next)}
      >
        <span className="text-fg-3">{value.label}: </span>
        <span className={cn("num", value.found.length > 90 && "line-clamp-4 whitespace-pre-line")}>
          {value.found}
        </span>
        {value.isByModel ? <ByModel /> : null}
      </Checkbox>
    </div>
  );
}

/** Both values in sight, the person's own chosen. */
function Conflict({ value, choices, isDisabled, onTaken }: Acts & { value: ReviewValue }) {
  const name = useId();
  const isTaken = choices.taken.has(value.id);
  const options = [
    { key: "own", label: messages.yours, text: value.own, isOn: !isTaken, take: false },
    { key: "cv", label: messages.fromTheCv, text: value.found, isOn: isTaken, take: true },
  ];
  return (
    <fieldset
      className="my-1.5 min-w-0 rounded-md border border-border px-3 pt-2 pb-2.5"
      disabled={isDisabled}
    >
      <legend className="sr-only">{messages.yoursAndTheCvsDiffer(value.label)}</legend>
      <div className="mb-1 flex items-center gap-2" aria-hidden="true">
        <span className="text-small font-semibold">{value.label}</span>
        <Badge tone="you">{messages.differs}</Badge>
        {value.isByModel ? <ByModel /> : null}
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.key}
            className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 py-1.5 wrap-anywhere lg:min-h-0"
          >
            <input
              type="radio"
              name={name}
              checked={option.isOn}
              onChange={() => onTaken(value.id, option.take)}
              className="row-span-2 mt-[3px] size-4 accent-(--accent)"
            />
            <span className="text-meta text-fg-3">{option.label}</span>{" "}
            <span className="num line-clamp-6 whitespace-pre-line">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
