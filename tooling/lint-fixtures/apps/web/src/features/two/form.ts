// expect: oxlint sendoff(no-form-watch)
import { useForm } from "react-hook-form";

export function useName(): unknown {
  const { watch } = useForm();
  return watch("name");
}
