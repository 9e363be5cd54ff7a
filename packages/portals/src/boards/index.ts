export { BoardDriver } from "./board.driver.ts";
