export * from "./attachment.repository.ts";
export {
  createCv,
  type CvRow,
  findCurrentCv,
  findCv,
  findCvByStorageKey,
  findNewestCv,
  findShownExtraction,
  type NewCv,
  recordExtraction,
} from "./cv.repository.ts";
export * from "./cv-library.repository.ts";
