/** The package's own types describe its CommonJS file as if it were a module; this is the module. */
declare module "bidi-js/dist/bidi.mjs" {
  interface Bidi {
    readonly getEmbeddingLevels: (
      text: string,
      direction: "ltr" | "rtl" | "auto",
    ) => {
      readonly levels: Uint8Array;
      readonly paragraphs: readonly { readonly level: number }[];
    };
    readonly getMirroredCharacter: (character: string) => string | null;
  }
  const bidiFactory: () => Bidi;
  export default bidiFactory;
}
