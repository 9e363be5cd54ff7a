export {
  listOutdatedPictures,
  markPicturesExpired,
  type PictureRetention,
} from "./picture-retention.repository.ts";
