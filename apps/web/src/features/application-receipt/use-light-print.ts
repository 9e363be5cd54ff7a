import { useEffect } from "react";

/** Paper is white: the dark theme steps aside while the page is printed. */
export function useLightPrint(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains("dark");
      classList.remove("dark");
    };
    const after = () => classList.toggle("dark", wasDark);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
