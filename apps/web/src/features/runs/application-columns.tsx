import type { ReactNode } from "react";

/** The three parts of an application under way: steps at left, the portal's page in the middle, answers at right. */
export function ApplicationColumns({
  steps,
  picture,
  answers,
}: {
  steps: ReactNode;
  picture: ReactNode;
  answers: ReactNode;
}) {
  return (
    <div className="grid lg:grid-cols-[290px_minmax(0,1fr)] xl:grid-cols-[296px_minmax(0,1fr)_276px]">
      <div className="px-4 py-3.5 lg:px-5 lg:py-[18px]">{steps}</div>
      <div className="min-w-0 border-border px-4 py-3.5 max-lg:border-y lg:border-l lg:px-5 lg:py-[18px]">
        {picture}
      </div>
      <div className="px-4 py-3.5 lg:col-span-2 lg:border-t lg:border-border lg:px-5 lg:py-[18px] xl:col-span-1 xl:border-t-0 xl:border-l">
        {answers}
      </div>
    </div>
  );
}
