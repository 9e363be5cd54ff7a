export { asSystem, asUser, forCurrentActor } from "./actor.ts";
