import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Search, X } from "lucide-react";
import { listItem } from "../../components/ui/popup.ts";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";
import { type Command, type CommandGroup, useCommands } from "./use-commands.ts";

/** Jump anywhere: a field over a list, everything by keyboard. */
export default function CommandPalette({
  onClose,
  onHelp,
}: {
  onClose: () => void;
  onHelp: () => void;
}) {
  const groups = useCommands(onHelp);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fade fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          aria-label={messages.jumpTo}
          className="dialog-rise fixed top-[12vh] left-1/2 z-40 flex max-h-[70vh] w-[calc(100%-24px)] max-w-[560px] -translate-x-1/2 flex-col overflow-hidden rounded-xl border border-border bg-raised shadow-float outline-none"
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            autoHighlight="always"
            keepHighlight
            itemToStringValue={searchText}
          >
            <div className="flex items-center gap-2.5 border-b border-border px-4">
              <Search className="size-[18px] shrink-0 text-fg-3" aria-hidden="true" />
              <Autocomplete.Input
                aria-label={messages.jumpToAPage}
                placeholder={messages.jumpToEllipsis}
                className="h-[52px] min-w-0 flex-1 bg-transparent text-lead outline-none"
              />
              <Dialog.Close className="rounded-sm border border-border px-1.5 py-0.5 text-caption text-fg-3 hover:text-fg max-lg:-mr-2.5 max-lg:grid max-lg:size-11 max-lg:place-items-center max-lg:border-0">
                <X className="size-[18px] lg:hidden" aria-hidden="true" />
                <span className="max-lg:sr-only">{messages.esc}</span>
                <span className="sr-only">{messages.closes}</span>
              </Dialog.Close>
            </div>
            <Autocomplete.Empty className="px-4 py-6 text-fg-2 empty:hidden">
              {messages.nothingMatches}
            </Autocomplete.Empty>
            <Autocomplete.List className="overflow-y-auto overscroll-contain p-1.5 empty:hidden">
              {(group: CommandGroup) => (
                <Autocomplete.Group key={group.value} items={group.items} className="pb-1.5">
                  <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-caption font-[620] text-fg-3">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: Command) => (
                      <Item
                        key={searchText(command)}
                        command={command}
                        onRun={() => {
                          onClose();
                          command.run();
                        }}
                      />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Item({ command, onRun }: { command: Command; onRun: () => void }) {
  return (
    <Autocomplete.Item
      value={command}
      onClick={onRun}
      className={cn(listItem, "min-h-11 cursor-pointer lg:min-h-9")}
    >
      <command.Icon aria-hidden="true" />
      <span className="truncate">{command.label}</span>
      {command.note === undefined ? null : (
        <span className="ml-auto truncate pl-4 text-small text-fg-3">{command.note}</span>
      )}
    </Autocomplete.Item>
  );
}

function searchText({ label, note }: Command): string {
  return note === undefined ? label : `${label} ${note}`;
}
