import { Menu as Base } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { cn } from "../../lib/cn.ts";
import { listItem, popup } from "./popup.ts";

export interface MenuAction {
  label: string;
  Icon?: LucideIcon;
  onSelect: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Said under the label, before it is chosen. */
  note?: string | undefined;
}

/** Acts behind one button. */
export function Menu({
  trigger,
  actions,
}: {
  trigger: ReactElement;
  actions: readonly MenuAction[];
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={5} align="end" className="z-50 outline-none">
          <Base.Popup className={cn(popup, "min-w-40")}>
            {actions.map(({ label, Icon, onSelect, isDanger, isDisabled, note }) => (
              <Base.Item
                key={label}
                {...(note === undefined ? {} : { "aria-label": label, "aria-description": note })}
                onClick={onSelect}
                disabled={isDisabled}
                className={cn(
                  listItem,
                  isDanger === true && "text-danger-text [&>svg]:text-danger-text",
                )}
              >
                {Icon === undefined ? null : <Icon aria-hidden="true" />}
                {note === undefined ? (
                  label
                ) : (
                  <span className="min-w-0">
                    {label}
                    <span className="num block max-w-56 text-meta text-fg-3">{note}</span>
                  </span>
                )}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
