export {
  connectLinkedIn,
  DEMO_CV,
  PREFERENCES,
  prepareApplicant,
  SANDBOX_PASSWORD,
} from "./applicant.ts";
export { type Addresses, CallError, Person } from "./person.ts";
export { abandonRecharge, payRecharge } from "./pay.ts";
