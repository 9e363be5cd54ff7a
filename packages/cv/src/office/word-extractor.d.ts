/** The part of word-extractor that is used; the package brings no types. */
declare module "word-extractor" {
  interface WordDocument {
    getBody(): string;
    getHeaders(options?: { includeFooters?: boolean }): string;
    getTextboxes(): string;
  }
  export default class WordExtractor {
    /** Rejects for a file that is no Word document or is damaged. */
    extract(file: string | Buffer): Promise<WordDocument>;
  }
}
