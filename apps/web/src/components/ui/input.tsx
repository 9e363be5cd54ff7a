import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { controlBox, useControlProps } from "./field.tsx";
import { messages } from "./messages.ts";

const bare =
  "min-w-0 flex-1 self-stretch bg-transparent text-ellipsis outline-none disabled:cursor-not-allowed num";

export interface InputProps extends Omit<ComponentProps<"input">, "size" | "prefix"> {
  /** A fixed sign in front: +91, ₹. */
  prefix?: string;
  icon?: ReactNode;
  end?: ReactNode;
  isLarge?: boolean;
}

export function Input({ prefix, icon, end, isLarge = false, className, id, ...rest }: InputProps) {
  const control = useControlProps({ id });
  return (
    <div className={cn(controlBox, isLarge && "lg:h-11 lg:text-lead", className)}>
      {icon}
      {prefix === undefined ? null : (
        <span className="num border-r border-border pr-[9px] text-fg-3" aria-hidden="true">
          {prefix}
        </span>
      )}
      <input {...control} {...rest} className={bare} />
      {end}
    </div>
  );
}

/** A password field with a button that shows what was typed. */
export function PasswordInput(props: Omit<InputProps, "type" | "end">) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <button
          type="button"
          className="-mr-1 grid size-8 place-items-center rounded-sm text-fg-3 hover:bg-hover hover:text-fg lg:size-7"
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? (
            <EyeOff className="size-4" aria-hidden="true" />
          ) : (
            <Eye className="size-4" aria-hidden="true" />
          )}
        </button>
      }
    />
  );
}

export function Textarea({ className, id, ...rest }: ComponentProps<"textarea">) {
  const control = useControlProps({ id });
  return (
    <div className={cn(controlBox, "h-auto! items-stretch", className)}>
      <textarea
        rows={4}
        {...control}
        {...rest}
        className="min-h-[66px] flex-1 resize-y bg-transparent py-[9px] outline-none"
      />
    </div>
  );
}
