import { useLayoutEffect, useRef } from "react";
import { formatRupeeDigits } from "../../lib/format.ts";
import { Input, type InputProps } from "./input.tsx";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Whole rupees, grouped while they are typed. `value` and `onChange` carry the bare digits. */
export function MoneyInput({
  value,
  onChange,
  ...rest
}: Omit<InputProps, "value" | "onChange" | "type" | "inputMode"> & {
  value: string;
  onChange: (digits: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);
  const shown = value === "" ? "" : formatRupeeDigits(Number(value));
  useLayoutEffect(() => {
    // Grouping moves characters; the caret stays behind the same digit.
    const wanted = digitsBeforeCaret.current;
    digitsBeforeCaret.current = undefined;
    if (wanted === undefined || input.current === null) return;
    let caret = 0;
    for (let seen = 0; caret < shown.length && seen < wanted; caret += 1) {
      if (/\d/.test(shown.charAt(caret))) seen += 1;
    }
    input.current.setSelectionRange(caret, caret);
  }, [shown]);
  return (
    <Input
      {...rest}
      ref={input}
      prefix="₹"
      type="text"
      inputMode="numeric"
      value={shown}
      onChange={(event) => {
        const { value: text, selectionStart } = event.target;
        digitsBeforeCaret.current = digitsOf(text.slice(0, selectionStart ?? text.length)).length;
        onChange(
          digitsOf(text)
            .replace(/^0+(?=\d)/, "")
            .slice(0, 12),
        );
      }}
    />
  );
}
