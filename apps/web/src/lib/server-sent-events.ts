export interface ServerSentEvent {
  id: string | undefined;
  event: string;
  data: string;
}

/**
 * Turns the text of an event stream, in pieces of any size, into events (the WHATWG rules: blank line ends an event,
 * `data` lines join with a newline, a line that starts with a colon is a comment).
 */
export function createEventParser(deliver: (event: ServerSentEvent) => void): {
  push: (text: string) => void;
} {
  let rest = "";
  let id: string | undefined;
  let event = "message";
  let data: string[] = [];
  const readLine = (line: string) => {
    if (line === "") {
      if (data.length > 0) deliver({ id, event, data: data.join("\n") });
      event = "message";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "event") event = value;
    else if (field === "id") id = value;
  };
  return {
    push(text) {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) readLine(line);
    },
  };
}
