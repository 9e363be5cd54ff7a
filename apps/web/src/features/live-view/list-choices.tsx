import type { LiveChoices } from "@sendoff/contract/live-view";
import { useState } from "react";
import { Select } from "../../components/ui/select.tsx";
import type { LiveCommandInput } from "./live-socket.ts";
import { messages } from "./messages.ts";

/** The choices of the page's list that has the focus. The page's picture cannot show them: browsers open them in a window of their own. */
export function ListChoices({
  focus,
  choices,
  isOn,
  send,
}: {
  /** The list in words. */
  focus: string;
  choices: LiveChoices;
  isOn: boolean;
  send: (command: LiveCommandInput) => void;
}) {
  const { options, chosen } = choices;
  // Stands until the page says what is chosen in it now.
  const [picked, setPicked] = useState<{ index: number; before: LiveChoices }>();
  const current = picked?.before === choices ? picked.index : chosen;
  // "Please choose" may stand in it, which is none of its choices.
  const shown = options.find(({ index }) => index === current);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-you-line bg-you-soft px-3.5 py-2 text-small text-you-text">
      <span className="font-[550]">{messages.chooseHereWhatTheList}</span>
      <Select
        ariaLabel={messages.chooseInThe(focus)}
        className="min-w-40 flex-1 sm:max-w-80"
        isDisabled={!isOn}
        value={shown === undefined ? "" : String(shown.index)}
        options={options.map(({ index, label }) => ({ value: String(index), label }))}
        onChange={(value) => {
          const option = options.find(({ index }) => String(index) === value);
          if (option === undefined) return;
          setPicked({ index: option.index, before: choices });
          send({ type: "choose", ...option });
        }}
      />
    </div>
  );
}
