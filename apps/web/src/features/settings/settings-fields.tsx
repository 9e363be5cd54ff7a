import type { ComponentProps, ReactNode } from "react";
import { Controller } from "react-hook-form";
import { Combobox, type ComboboxOption } from "../../components/ui/combobox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { messages } from "./messages.ts";
import type { SettingsField } from "./settings-form.ts";
import type { Settings } from "./use-settings.ts";

interface Bound {
  form: Settings["form"];
  name: SettingsField;
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  end?: ReactNode;
  className?: string;
}

export function TextField({
  form,
  name,
  label,
  isOptional = true,
  hint,
  end,
  className,
  digitsOnly = false,
  ...rest
}: Bound & { digitsOnly?: boolean } & Pick<
    ComponentProps<"input">,
    "autoComplete" | "placeholder" | "type" | "inputMode" | "maxLength"
  >) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={label}
          isOptional={isOptional}
          hint={hint}
          end={end}
          error={fieldState.error?.message}
          {...(className === undefined ? {} : { className })}
        >
          <Input
            maxLength={200}
            {...rest}
            {...field}
            onChange={(event) => {
              const typed = event.target.value;
              field.onChange(digitsOnly ? typed.replaceAll(/\D/g, "") : typed);
            }}
          />
        </Field>
      )}
    />
  );
}

/** What a list can show before it is there, or where it could not be had: a country is only a number, the rest reads by itself. */
function closedText(name: SettingsField, value: string): string {
  return name === "country_id" || value === "" ? messages.notLoadedYet : value;
}

/** A searchable list; disabled until it is there. */
export function PickerField({
  form,
  name,
  label,
  isOptional = true,
  hint,
  className,
  options,
  onChoose,
}: Bound & {
  options: readonly ComboboxOption[] | undefined;
  /** Instead of taking the value as it is. */
  onChoose?: (value: string) => void;
}) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={label}
          isOptional={isOptional}
          hint={hint}
          error={fieldState.error?.message}
          {...(className === undefined ? {} : { className })}
        >
          <Combobox
            // The list's own text is set anew once there are options to choose from.
            key={options === undefined ? "loading" : "ready"}
            value={field.value}
            onChange={onChoose ?? field.onChange}
            options={options ?? []}
            placeholder={options === undefined ? closedText(name, field.value) : messages.search}
            isDisabled={options === undefined}
          />
        </Field>
      )}
    />
  );
}
