import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { Chip } from "./chip.tsx";
import { controlBox, useControlProps } from "./field.tsx";

const BREAK = /[,;\n]/;

const wordsOf = (text: string): string[] =>
  [...new Set(text.split(BREAK).map((word) => word.trim()))].filter((word) => word !== "");

/**
 * Words and names in one box, each a chip, for a text in which they stand behind commas. Enter or a comma ends one, Backspace
 * takes the last one back. What is still being typed is in the text already: saving loses nothing.
 */
export function WordChips({
  text,
  onChange,
  placeholder,
  maxLength,
}: {
  text: string;
  onChange: (text: string) => void;
  placeholder: string;
  maxLength: number;
}) {
  const control = useControlProps({});
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text, words: wordsOf(text), draft: "" });
  // Changed by others: put back, or loaded anew.
  const { words, draft } = typed.text === text ? typed : { words: wordsOf(text), draft: "" };
  const set = (nextWords: readonly string[], nextDraft: string) => {
    const next = wordsOf([...nextWords, nextDraft].join(",")).join(", ");
    setTyped({ text: next, words: [...nextWords], draft: nextDraft });
    onChange(next);
  };
  const end = (line: string) => set(wordsOf([...words, line].join(",")), "");
  const remove = (word: string) => {
    set(
      words.filter((other) => other !== word),
      draft,
    );
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While letters are put together (IME), Enter belongs to that.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      end(draft);
    }
    if (event.key === "Backspace" && draft === "") set(words.slice(0, -1), "");
  };
  return (
    <div className={cn(controlBox, "h-auto! min-h-11 flex-wrap gap-1.5 py-1 pl-1.5! lg:min-h-9")}>
      {words.map((word) => (
        <Chip key={word} value={word} isInBox onRemove={() => remove(word)} />
      ))}
      <input
        {...control}
        ref={input}
        value={draft}
        placeholder={placeholder}
        maxLength={Math.max(0, maxLength - words.join(", ").length)}
        onChange={({ target: { value } }) => {
          if (BREAK.test(value)) end(value);
          else set(words, value);
        }}
        onBlur={() => {
          if (draft.trim() !== "") end(draft);
        }}
        onKeyDown={onKeyDown}
        className="h-9 min-w-32 flex-1 bg-transparent pl-1.5 text-ellipsis outline-none lg:h-[26px]"
      />
    </div>
  );
}
