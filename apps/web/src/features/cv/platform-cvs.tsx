import type { CvLibrary, PlatformCvChoice } from "@sendoff/contract/cv-routes";
import { Field } from "../../components/ui/field.tsx";
import { Select } from "../../components/ui/select.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { useChoosePlatformCv } from "./cvs.query.ts";
import { messages } from "./messages.ts";

const CURRENT = "current";

/** Which CV goes to employers on each connected platform; the current one unless another is chosen. */
export function PlatformCvs({ library }: { library: CvLibrary }) {
  // With one CV there is nothing to choose.
  if (library.platforms.length === 0 || library.cvs.length < 2) return null;
  return (
    <section aria-label={messages.cvForEachPlatform} className="mt-2 border-t border-border pt-3.5">
      <h3 className="text-small font-semibold">{messages.sentOnEachPlatform}</h3>
      <p className="mt-0.5 text-meta text-fg-3">{messages.choiceCountsFromTheNextRun}</p>
      <div className="mt-3 flex flex-col gap-3">
        {library.platforms.map((platform) => (
          <PlatformCv key={platform.platform_id} platform={platform} cvs={library.cvs} />
        ))}
      </div>
    </section>
  );
}

function PlatformCv({ platform, cvs }: { platform: PlatformCvChoice; cvs: CvLibrary["cvs"] }) {
  const choose = useChoosePlatformCv();
  const current = cvs.find((cv) => cv.is_current);
  const shown = choose.isPending ? choose.variables.cv : platform.cv;
  return (
    <Field label={platform.platform_name}>
      <Select
        value={shown ?? CURRENT}
        isDisabled={choose.isPending}
        onChange={(value) =>
          choose.mutate(
            { platformId: platform.platform_id, cv: value === CURRENT ? null : value },
            {
              onError: (error) =>
                showToast(messages.cvForCouldNotBeChanged(platform.platform_name), {
                  tone: "danger",
                  note: serverMessage(error, messages.pleaseTryAgain),
                }),
            },
          )
        }
        options={[
          {
            value: CURRENT,
            label:
              current === undefined
                ? messages.currentCv
                : messages.currentCvFileName(current.file_name),
          },
          ...cvs.map((cv) => ({
            value: cv.id,
            label: messages.fileNameVersionVersion(cv.file_name, cv.version),
          })),
        ]}
      />
    </Field>
  );
}
