export { maySave } from "./may-save.ts";
export { scopeOf } from "./scope.ts";
