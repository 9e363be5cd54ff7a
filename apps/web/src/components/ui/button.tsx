import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { cn } from "../../lib/cn.ts";

export type ButtonVariant = "primary" | "line" | "ghost" | "you" | "danger" | "on-ink";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Square, for an icon with an aria-label. */
  isIcon?: boolean | undefined;
  isBlock?: boolean | undefined;
  className?: string | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent shadow-[inset_0_1px_0_oklch(1_0_0/.1),var(--shadow-1)] hover:bg-accent-hover active:bg-accent-press",
  line: "bg-surface border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] hover:bg-hover",
  ghost: "border-transparent text-fg-2 hover:bg-hover hover:text-fg",
  you: "border-transparent bg-you text-on-you hover:bg-you-hover",
  danger:
    "bg-surface text-danger-text border-[color-mix(in_srgb,var(--danger)_45%,var(--border))] hover:bg-danger-soft",
  "on-ink":
    "border-transparent bg-[oklch(.99_.004_205)] text-[oklch(.3_.055_219)] hover:bg-[oklch(.94_.02_205)]",
};

const sizes: Record<ButtonSize, { text: string; icon: string }> = {
  sm: {
    text: "h-11 lg:h-[30px] px-2.5 text-small rounded-sm gap-1.5",
    icon: "size-11 lg:size-[30px]",
  },
  md: { text: "h-11 lg:h-9 px-3.5 text-body rounded-md gap-[7px]", icon: "size-11 lg:size-9" },
  lg: { text: "h-12 px-5 text-lead rounded-[9px] gap-2", icon: "size-12" },
};

const iconSizes: Record<ButtonSize, string> = {
  sm: "[&_svg]:size-3.5",
  md: "[&_svg]:size-4",
  lg: "[&_svg]:size-[18px]",
};

const off =
  "disabled:bg-neutral-soft disabled:text-fg-3 disabled:border-transparent disabled:shadow-none disabled:cursor-not-allowed";

function look({ variant = "line", size = "md", isIcon, isBlock, className }: ButtonLook): string {
  return cn(
    "inline-flex items-center justify-center border font-semibold leading-none whitespace-nowrap select-none no-underline transition-colors [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
    variants[variant],
    isIcon === true ? cn(sizes[size].icon, "p-0 rounded-md") : sizes[size].text,
    isIcon === true && size !== "sm" ? "[&_svg]:size-5 lg:[&_svg]:size-[18px]" : iconSizes[size],
    isBlock === true && "w-full",
    className,
  );
}

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  /**
   * Shows the spinner and ignores presses; `busyLabel` replaces the words ('Saving...'). A button that can be busy ignores
   * the second press of a double click too, which may come before it is known that the first began something.
   */
  isBusy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  isIcon,
  isBlock,
  className,
  isBusy,
  busyLabel,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy === true ? true : rest["aria-disabled"]}
      className={cn(
        look({ variant, size, isIcon, isBlock }),
        isBusy === true ? "cursor-progress" : off,
        className,
      )}
      onClick={(event) => {
        const isRepeated = isBusy === false && event.detail === 2;
        if (isBusy === true || isRepeated) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy === true ? <LoaderCircle className="spin" aria-hidden="true" /> : null}
      {isBusy === true && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button; the address decides, so it opens in a new tab as links do. */
export function ButtonLink({
  variant,
  size,
  isIcon,
  isBlock,
  className,
  ...rest
}: Omit<LinkProps, "className"> & ButtonLook) {
  return <Link {...rest} className={look({ variant, size, isIcon, isBlock, className })} />;
}
