import { CircleAlert } from "lucide-react";
import { type ReactNode, createContext, useContext, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}
const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** The wiring of the field around a control: id for its label, description, validity. */
export function useField(): FieldWiring | undefined {
  return useContext(FieldContext);
}

/** What a control inside a `Field` spreads, so that label, hint and error belong to it. */
export function useControlProps(own: { id?: string | undefined }): {
  id: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
} {
  const field = useField();
  return {
    id: own.id ?? field?.id,
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.isInvalid === true ? true : undefined,
  };
}

/** Label above, hint below, an error in the hint's place. Required is the norm; the rest say "optional". */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  end,
  isLabelHidden = false,
  className,
  children,
}: {
  label: string;
  hint?: ReactNode;
  /** A sentence; with a way out beside it where there is one. */
  error?: ReactNode;
  isOptional?: boolean;
  /** Stands at the label's right end: a countdown, a counter. */
  end?: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = error !== undefined && error !== null && error !== "";
  const hasNote = hasError || (hint !== undefined && hint !== null);
  return (
    <FieldContext.Provider
      value={{ id, describedBy: hasNote ? noteId : undefined, isInvalid: hasError }}
    >
      <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
        <div className={cn("flex items-center justify-between", isLabelHidden && "sr-only")}>
          <label htmlFor={id} className="flex items-baseline gap-1 text-small font-semibold">
            {label}{" "}
            {isOptional ? <span className="font-normal text-fg-3">{messages.optional}</span> : null}
          </label>
          {end}
        </div>
        {children}
        {hasError ? (
          <p id={noteId} className="flex gap-1.5 text-meta font-medium text-danger-text">
            <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
            <span className="min-w-0">{error}</span>
          </p>
        ) : hasNote ? (
          <p id={noteId} className="text-meta text-fg-3">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext.Provider>
  );
}

/** The box that inputs, selects and comboboxes share. */
export const controlBox =
  "flex items-center gap-2 w-full min-w-0 h-11 lg:h-9 rounded-md border border-border-strong bg-surface dark:bg-sunken px-[11px] text-lead lg:text-body text-fg transition-[border-color,box-shadow] has-[:focus-visible]:border-ring has-[:focus-visible]:shadow-[0_0_0_3px_color-mix(in_oklab,var(--ring)_28%,transparent)] has-[[aria-invalid]]:border-danger has-[:disabled]:bg-neutral-soft has-[:disabled]:border-border has-[:disabled]:text-fg-3 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-fg-3 [&>svg]:stroke-[1.75]";
