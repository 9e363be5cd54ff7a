/** What follows a blank line: a heading, a list, or a paragraph. */
type Block = { readonly kind: "heading" | "list" | "text"; readonly lines: readonly string[] };

/** As long as a heading gets: "What you will do". */
const LONGEST_HEADING = 60;

/** A posting's text as it was read, in its paragraphs and lists. */
export function PostingText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      <div className="grid max-w-[76ch] gap-3 text-fg-2">
        {blocksOf(text).map(({ kind, lines }, index) => {
          // The same words may stand in it twice.
          const key = `${index} ${lines[0] ?? ""}`;
          if (kind === "list") {
            return (
              <ul key={key} className="grid list-disc gap-1 pl-5">
                {lines.map((line, at) => (
                  <li key={`${at} ${line}`}>{line.replace(/^[•·*–-]\s+/, "")}</li>
                ))}
              </ul>
            );
          }
          return (
            <p key={key} className={kind === "heading" ? "-mb-1 font-semibold text-fg" : undefined}>
              {lines.join(" ")}
            </p>
          );
        })}
      </div>
    </div>
  );
}

function blocksOf(text: string): Block[] {
  return text
    .split(/\n[\s\n]*\n/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .flatMap((lines): Block[] => {
      const [first = "", ...rest] = lines;
      if (rest.length === 0) return [{ kind: isHeading(first) ? "heading" : "text", lines }];
      // "What you bring:" may stand right above its list.
      return first.endsWith(":")
        ? [
            { kind: "heading", lines: [first] },
            { kind: "list", lines: rest },
          ]
        : [{ kind: "list", lines }];
    });
}

const isHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING && !/[.!?,;]$/.test(line);
