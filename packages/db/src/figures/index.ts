export {
  type Backlog,
  BACKLOG_KINDS,
  type ProductFigures,
  readProductFigures,
} from "./product-figures.repository.ts";
