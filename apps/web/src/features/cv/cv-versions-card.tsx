import type { CvVersion } from "@sendoff/contract/cv-routes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { CvRow, type CvAct } from "./cv-row.tsx";
import { cvsQuery, useMakeCvCurrent } from "./cvs.query.ts";
import { DeleteCvDialog } from "./delete-cv-dialog.tsx";
import { messages } from "./messages.ts";
import { PlatformCvs } from "./platform-cvs.tsx";
import { RecipientsDialog } from "./recipients-dialog.tsx";
import { RenameCvDialog } from "./rename-cv-dialog.tsx";
import type { CvUpload } from "./use-cv-upload.ts";

/** Every CV with what it is, whom it went to and what can be done with it, and which one each platform gets. */
export function CvVersionsCard({ upload }: { upload: CvUpload }) {
  const { data, isError, refetch } = useQuery(cvsQuery);
  const [open, setOpen] = useState<{ act: CvAct; cv: CvVersion }>();
  const makeCurrent = useMakeCvCurrent();
  const close = () => setOpen(undefined);
  const act = (name: CvAct, cv: CvVersion) => {
    if (name === "compare") void upload.compare(cv.id);
    else if (name === "make-current") {
      makeCurrent.mutate(cv.id, {
        onSuccess: () => showToast(messages.isYourCurrentCv(cv.file_name)),
        onError: (error) =>
          showToast(messages.currentCvCouldNotBeChanged, {
            tone: "danger",
            note: serverMessage(error, messages.pleaseTryAgain),
          }),
      });
    } else setOpen({ act: name, cv });
  };
  return (
    <Card>
      <CardHeader title={messages.yourCvs} />
      {data !== undefined ? (
        <CardBody>
          <ul className="-mt-2">
            {data.cvs.map((cv) => (
              <CvRow
                key={cv.id}
                cv={cv}
                isBusy={upload.isBusy || makeCurrent.isPending}
                isActing={makeCurrent.isPending && makeCurrent.variables === cv.id}
                onAct={(name) => act(name, cv)}
              />
            ))}
          </ul>
          <PlatformCvs library={data} />
        </CardBody>
      ) : isError ? (
        <ErrorState title={messages.yourCvsCouldNotBeLoaded} onRetry={() => refetch()} />
      ) : (
        <SkeletonRows rows={2} label={messages.loadingYourCvs} />
      )}
      {open?.act === "rename" ? <RenameCvDialog cv={open.cv} onClose={close} /> : null}
      {open?.act === "recipients" ? <RecipientsDialog cv={open.cv} onClose={close} /> : null}
      {open?.act === "delete" && data !== undefined ? (
        <DeleteCvDialog cv={open.cv} library={data} onClose={close} />
      ) : null}
    </Card>
  );
}
