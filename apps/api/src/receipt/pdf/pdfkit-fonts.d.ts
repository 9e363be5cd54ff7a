import type { Font } from "fontkit";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes an opened font too; its types know of files alone. */
      registerFont(name: string, font: Font): this;
    }
  }
}
