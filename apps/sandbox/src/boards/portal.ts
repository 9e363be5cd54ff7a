import { openCatalogue, type Catalogue } from "../job-site/catalogue-store.ts";
import { createSiteClock, type SiteClock } from "../site-clock.ts";
import { createFaultStore, type FaultStore } from "../job-site/faults.ts";
import { openRecord, type RecordStore } from "../record.ts";
import { createTrapLog, type TrapLog } from "../job-site/traps.ts";
import { generateCatalogue } from "./catalogue/generate.ts";
import { generateMakerCatalogue } from "./catalogue/makers.ts";
import { FaultSwitches } from "./faults.ts";
import { Job } from "./job.ts";

/** Everything the boards remember, passed to their routes. Boards have no accounts. */
export interface Portal {
  catalogue: Catalogue<Job>;
  clock: SiteClock;
  faults: FaultStore<FaultSwitches>;
  record: RecordStore;
  traps: TrapLog;
  close(): Promise<void>;
}

export async function createPortal(options: { dataDir: string }): Promise<Portal> {
  const { dataDir } = options;
  const clock = createSiteClock();
  const record = await openRecord(dataDir, "boards", clock);
  const catalogue = await openCatalogue({
    dataDir,
    site: "boards",
    schema: Job,
    generate: () => [...generateCatalogue(), ...generateMakerCatalogue()],
  });
  return {
    catalogue,
    clock,
    faults: createFaultStore(FaultSwitches),
    record,
    traps: createTrapLog(clock),
    close: () => record.close(),
  };
}
