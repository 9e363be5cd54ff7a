/** A CV's first page as something that can be looked at; `none` where the file is not one to be read. */
export type CvPicture =
  | { readonly kind: "png"; readonly base64: string }
  | { readonly kind: "svg"; readonly text: string }
  | { readonly kind: "none" };

export const NO_PICTURE: CvPicture = { kind: "none" };

/** Reads a picture that came as JSON from another process; undefined if it is none. */
export function parsePicture(answer: Uint8Array): CvPicture | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(answer));
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("kind" in value)) return undefined;
  if (value.kind === "none") return NO_PICTURE;
  if (value.kind === "png" && "base64" in value && typeof value.base64 === "string")
    return { kind: "png", base64: value.base64 };
  if (value.kind === "svg" && "text" in value && typeof value.text === "string")
    return { kind: "svg", text: value.text };
  return undefined;
}
