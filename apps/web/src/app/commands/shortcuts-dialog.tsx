import { useState } from "react";
import { Switch } from "../../components/ui/checkbox.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { fitsKeys } from "../../features/fits/keys.ts";
import { messages as fits } from "../../features/fits/messages.ts";
import { inboxKeys, inboxKeyTexts } from "../../features/needs-you/keys.ts";
import { reviewKeys } from "../../features/review/keys.ts";
import { messages as review } from "../../features/review/messages.ts";
import { areSingleKeysOn, setSingleKeys } from "../../lib/single-keys.ts";
import { messages } from "./messages.ts";
import { commandKeyName, goTos } from "./shortcuts.ts";

/** Every shortcut there is, and the switch for those that are a single key. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={messages.keyboardShortcuts}
      size="lg"
    >
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Shortcut keys={[commandKeyName(navigator.platform), "K"]} label={messages.jumpAnywhere} />
        <Shortcut keys={["?"]} label={messages.thisList} />
        <Shortcut keys={["/"]} label={messages.searchOnThisPage} />
        <Shortcut keys={[messages.esc]} label={messages.closeWhatIsOpen} />
        {goTos.map(({ key, label }) => (
          <Shortcut key={key} keys={["G", key.toUpperCase()]} label={label} />
        ))}
      </dl>
      <section aria-labelledby="inbox-keys">
        <h3 id="inbox-keys" className="pb-2 text-small font-semibold">
          {inboxKeyTexts.heading}
        </h3>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {inboxKeys.map(({ keys, label }) => (
            <Shortcut key={label} keys={keys} label={label} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="fits-keys">
        <h3 id="fits-keys" className="pb-2 text-small font-semibold">
          {messages.inTitle(fits.title)}
        </h3>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {fitsKeys.map(({ keys, label }) => (
            <Shortcut key={label} keys={keys} label={label} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="review-keys">
        <h3 id="review-keys" className="pb-2 text-small font-semibold">
          {messages.inTitle(review.reviewBeforeSending)}
        </h3>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {reviewKeys.map(({ keys, label }) => (
            <Shortcut key={label} keys={keys} label={label} />
          ))}
        </dl>
      </section>
      <Switch
        isChecked={isOn}
        onChange={(next) => {
          setOn(next);
          setSingleKeys(next);
        }}
      >
        {messages.useShortcutsOfSingleKeys}
      </Switch>
    </Dialog>
  );
}

function Shortcut({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-fg-2">{label}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="grid h-6 min-w-6 place-items-center rounded-sm border border-border-strong/50 bg-background px-1.5 font-sans text-caption font-semibold"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
