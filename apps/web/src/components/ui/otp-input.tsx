import { type ClipboardEvent, type ComponentProps, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useControlProps } from "./field.tsx";

/**
 * A one-time code: one input, drawn as boxes. One input means that paste, autofill and screen readers work as they do
 * everywhere; the boxes are decoration over it.
 */
export function OtpInput({
  value,
  onChange,
  digits,
  id,
  onPaste,
  "aria-invalid": isInvalid,
  ...rest
}: Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "maxLength"> & {
  value: string;
  onChange: (value: string) => void;
  digits: number;
}) {
  const control = useControlProps({ id });
  const [hasFocus, setFocus] = useState(false);
  const keep = (text: string) => onChange(text.replace(/\D/g, "").slice(0, digits));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // "Your code: 408 119" is pasted as 408119; the browser alone would cut it at maxLength first.
    event.preventDefault();
    keep(event.clipboardData.getData("text"));
    onPaste?.(event);
  };
  const isRefused = control["aria-invalid"] === true || isInvalid === true;
  const current = Math.min(value.length, digits - 1);
  return (
    <div className="relative">
      <div
        className="grid gap-1.5 lg:gap-2"
        style={{ gridTemplateColumns: `repeat(${digits}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {Array.from({ length: digits }, (_, index) => (
          <span
            key={index}
            className={cn(
              "grid h-[54px] place-items-center rounded-md border bg-surface font-mono text-[24px] font-semibold dark:bg-sunken",
              isRefused ? "border-danger" : "border-border-strong",
              hasFocus &&
                index === current &&
                "border-ring shadow-[0_0_0_3px_color-mix(in_oklab,var(--ring)_28%,transparent)]",
            )}
          >
            {value[index] ??
              (hasFocus && index === current ? <i className="h-6 w-[1.5px] bg-fg" /> : null)}
          </span>
        ))}
      </div>
      <input
        {...control}
        {...rest}
        aria-invalid={isRefused || undefined}
        value={value}
        onChange={(event) => keep(event.target.value)}
        onPaste={paste}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        maxLength={digits}
        className="absolute inset-0 size-full rounded-md bg-transparent text-lead text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  );
}
